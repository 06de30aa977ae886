city-folk = City folk
    .about = Survivors of Classic may come along; each begins with Sprint instead of their first Skills.
