"""The WebSocket of a table: one for each page that shows it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Collection, MutableMapping
from typing import Any, NamedTuple

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from shamble.errors import ShambleError
from shamble.table.consent.agreement import Agreement
from shamble.table.errors import Refused
from shamble.table.screen.lookahead import measure, whereto, zone_index
from shamble.table.screen.small import PointShown, RefusedShown, RuleShown, RulesShown
from shamble.text import words, zone_name
from shamble.web.doors import SocketDoor
from shamble.web.hub import Hub, LiveTable
from shamble.web.messages import Message, number_of, read_message, text_of
from shamble.web.rights import (
    ANSWER,
    ASK,
    CHOOSE,
    CHOOSE_FOR_ANOTHER,
    CHOOSE_FOR_LENT,
    CORRECT,
    DECIDE_ALONE,
    GET_HINT,
    PACE,
    SEE,
    TALK,
    UNDO,
    UNDO_ANOTHERS,
    Right,
    demand,
    roles_of,
    sees,
)
from shamble.web.sessions import NOT_ALLOWED, Session
from shamble.web.setup_rules import rules_shown
from shamble.web.threads import in_thread
from shamble.web.visitors import holder_of, visitor_of

Do = Callable[[LiveTable, Session, Message], Awaitable[None]]


class Act(NamedTuple):
    """A message that a page may send, with the rows that let somebody send it."""

    rights: tuple[Right, ...]
    do: Do


FULL = 4409
TRY_LATER = 1013
REFUSALS_BEFORE_CLOSING = 200


async def table_socket(socket: WebSocket) -> None:
    """Serve one page until it is closed."""
    hub: Hub = socket.app.state.hub
    holder, visitor = holder_of(socket), visitor_of(socket.scope)
    try:
        place = await hub.place_at(socket.path_params["code"], holder)
        if not sees(place):
            await _turn_away(socket, NOT_ALLOWED if hub.guesses.spend(visitor) else TRY_LATER)
            return
        live = await hub.live(socket.path_params["code"])
        place = await hub.pass_of(live, holder)
    except ShambleError:
        await _turn_away(socket, TRY_LATER)
        return
    if not hub.has_room_for(live, place, holder, visitor):
        await _turn_away(socket, FULL)
        return
    session = Session(socket, place.seats, holder, hub.options, visitor)
    live.entering.append(session)
    try:
        await socket.accept()
        await _serve(hub, live, session)
    finally:
        if session in live.entering:
            live.entering.remove(session)


async def _serve(hub: Hub, live: LiveTable, session: Session) -> None:
    writer = asyncio.create_task(session.write(lambda: live.show(session)))
    try:
        await live.arrive(session)
        await _listen(hub, live, session, writer)
    finally:
        writer.cancel()
        if session in live.sessions:
            await live.leave(session)


async def _turn_away(socket: WebSocket, code: int) -> None:
    """Accept first: only then does the page learn why it was closed."""
    await socket.accept()
    await socket.close(code)


async def _listen(hub: Hub, live: LiveTable, session: Session, writer: asyncio.Task[None]) -> None:
    refusals = 0
    while refusals < REFUSALS_BEFORE_CLOSING and not writer.done():
        try:
            received = await session.socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            await _answer(hub, live, session, received)
        except ShambleError as refusal:
            refusals += 1
            session.send(RefusedShown(str(refusal)))
        except WebSocketDisconnect:
            return
    await session.flush()
    with contextlib.suppress(RuntimeError):
        await session.socket.close(NOT_ALLOWED)


async def _answer(hub: Hub, live: LiveTable, session: Session, received: MutableMapping[str, Any]) -> None:
    if not session.bucket.spend():
        raise Refused(words().page("too-many-messages"))
    message = read_message(received.get("text"), hub.options.largest_message)
    act = ACTS.get(message.do)
    if act is None:
        raise Refused(words().page("unknown-wish", wish=message.do[:40]))
    place = await hub.pass_of(live, session.holder)
    await live.renew(session, place.seats)
    session.host = place.host
    if not sees(place):
        session.end()  # the page loads itself again, and is told there why, or goes on with the browser's new secret
        return
    demand(act.rights, roles_of(place))
    await act.do(live, session, message)


async def _choose(live: LiveTable, session: Session, message: Message) -> None:
    seq, key = number_of(message.seq), text_of(message.key)
    await _go_on(live, session, lambda: live.table.choose(session.seats, seq, key))


async def _walk(live: LiveTable, session: Session, message: Message) -> None:
    seq, zone = number_of(message.seq), text_of(message.zone)
    await _go_on(live, session, lambda: live.table.walk(session.seats, seq, zone))


async def _go_on(live: LiveTable, session: Session, change: Callable[[], object]) -> None:
    """Let the game go on; whoever is refused is shown how it stands."""
    try:
        await live.changed(change)
    except Refused:
        await live.show(session)
        raise


def _ask_for(kind: str) -> Do:
    """The handler of a wish without further data: undo, redo."""

    async def act(live: LiveTable, session: Session, message: Message) -> None:
        await live.changed(lambda: live.table.agreement.ask(session.seats, kind))

    return act


async def _ask(live: LiveTable, session: Session, message: Message) -> None:
    kind, data = text_of(message.kind), message.data
    await in_thread(lambda: live.table.agreement.ask(session.seats, kind, data, host=session.host))
    await live.changed()


def _answer_wish(
    answer: Callable[[Agreement, Collection[int], int | None], object],
) -> Do:
    """Consent or objection; `wish` is the number of the wish that the page shows."""

    async def act(live: LiveTable, session: Session, message: Message) -> None:
        number = number_of(message.wish) if message.wish is not None else None
        try:
            await in_thread(lambda: answer(live.table.agreement, session.seats, number))
        except Refused:
            await live.show(session)
            raise
        await live.changed()

    return act


async def _chat(live: LiveTable, session: Session, message: Message) -> None:
    text = text_of(message.text)
    if not session.chatting.spend():
        raise Refused(words().page("too-many-messages"))
    await live.changed(lambda: live.table.chat(session.seats, text))


def _pointing_seat(live: LiveTable, session: Session) -> int:
    """The seat that is pointing: of several at one screen the one whose turn it is."""
    if not session.pointing.spend():
        raise Refused(words().page("too-many-messages"))
    decision = live.table.game.decision
    asked = [seat for seat in decision.seats if seat in session.seats] if decision is not None else []
    return min(asked or session.seats)


async def _point(live: LiveTable, session: Session, message: Message) -> None:
    by = _pointing_seat(live, session)
    game = live.table.game
    zone = zone_name(game, zone_index(game, text_of(message.zone)))
    live.tell(PointShown(zone, by, live.table.seats.name(by)))


async def _arrow(live: LiveTable, session: Session, message: Message) -> None:
    by = _pointing_seat(live, session)
    live.plans.arrow(live.table.game, by, text_of(message.origin), text_of(message.to))
    live.tell_plans()


async def _ghost(live: LiveTable, session: Session, message: Message) -> None:
    by = _pointing_seat(live, session)
    live.plans.ghost(live.table.game, by, number_of(message.who), text_of(message.zone))
    live.tell_plans()


async def _wipe(live: LiveTable, session: Session, message: Message) -> None:
    if live.plans.wipe(session.seats):
        live.tell_plans()


async def _state(live: LiveTable, session: Session, message: Message) -> None:
    since = number_of(message.seq) if message.seq is not None else None
    await live.show(session, since, number_of(message.at) if message.at is not None else None)


async def _whereto(live: LiveTable, session: Session, message: Message) -> None:
    who, zone = message.who, message.zone
    session.send(await live.look(session, lambda: whereto(live.table.game, who, zone, message.key)))


async def _measure(live: LiveTable, session: Session, message: Message) -> None:
    a, b = text_of(message.origin), text_of(message.to)
    session.send(measure(live.table.game, a, b))


async def _hint(live: LiveTable, session: Session, message: Message) -> None:
    live.table.bots.to_choose(session.seats)
    session.ask(live.advise(session))


async def _hurry(live: LiveTable, session: Session, message: Message) -> None:
    live.table.seats.check(session.seats)
    live.hurry()


async def _pace(live: LiveTable, session: Session, message: Message) -> None:
    pace = text_of(message.pace)
    await live.changed(lambda: live.table.bots.set_pace(session.seats, pace))


async def _lend(live: LiveTable, session: Session, message: Message) -> None:
    seat, to_bot = number_of(message.seat), bool(message.bot)
    await in_thread(lambda: live.table.seat_changes.lend(session.seats, seat, to_bot=to_bot))
    await live.changed()


async def _rules(live: LiveTable, session: Session, message: Message) -> None:
    shown = await live.look(session, lambda: rules_shown(live.table.game))
    session.send(RulesShown(msgspec.convert(shown, list[RuleShown])))


async def _corrections(live: LiveTable, session: Session, message: Message) -> None:
    about, draft = message.about, message.draft
    session.send(await live.look(session, lambda: live.table.corrections(session.seats, about, draft)))


_TO_CHOOSE = (CHOOSE, CHOOSE_FOR_ANOTHER, CHOOSE_FOR_LENT)

ACTS: dict[str, Act] = {
    "choose": Act(_TO_CHOOSE, _choose),
    "walk": Act(_TO_CHOOSE, _walk),
    "undo": Act((UNDO, UNDO_ANOTHERS, ASK), _ask_for("undo")),
    "redo": Act((ASK,), _ask_for("redo")),
    "ask": Act((ASK, DECIDE_ALONE), _ask),
    "consent": Act((ANSWER,), _answer_wish(Agreement.consent)),
    "object": Act((ANSWER,), _answer_wish(Agreement.object)),
    "rules": Act((SEE,), _rules),
    "corrections": Act((CORRECT,), _corrections),
    "lend": Act((PACE,), _lend),
    "chat": Act((TALK,), _chat),
    "point": Act((TALK,), _point),
    "arrow": Act((TALK,), _arrow),
    "ghost": Act((TALK,), _ghost),
    "wipe": Act((TALK,), _wipe),
    "state": Act((SEE,), _state),
    "whereto": Act((SEE,), _whereto),
    "measure": Act((SEE,), _measure),
    "hint": Act((GET_HINT,), _hint),
    "hurry": Act((PACE,), _hurry),
    "pace": Act((PACE,), _pace),
}

ROUTES = [SocketDoor("/t/{code}/ws", table_socket, SEE, messages={name: act.rights for name, act in ACTS.items()})]
