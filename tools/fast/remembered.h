/* What compiled code looks up again and again, remembered where it is asked.
 *
 * mypyc asks Python for each attribute of an object whose class it has not compiled (frames, options and other
 * records), and for each name of a module that is not its own. As the interpreter does since 3.11, every place in the
 * code keeps what it found the last time, and for which version of the type or dict: the same again takes a comparison.
 */

#ifndef SHAMBLE_REMEMBERED_H
#define SHAMBLE_REMEMBERED_H

#include <Python.h>
#include <structmember.h>

#include <CPy.h>

#if defined(__GNUC__) && !defined(Py_GIL_DISABLED)

typedef struct {
    PyObject *name;
    PyTypeObject *type;
    unsigned int version; /* 0: nothing is remembered; Python gives no type this number */
    Py_ssize_t offset;    /* where in the object it lies; 0: it is the type's own */
    PyObject *own;
} ShambleAttribute;

/* The place of a slot (`__slots__`, a field of a msgspec record) or of a field of a named tuple; 0: it has none. */
static __attribute__((noinline, unused)) Py_ssize_t
Shamble_Offset(PyTypeObject *type, PyObject *descriptor)
{
    if (Py_IS_TYPE(descriptor, &PyMemberDescr_Type)) {
        PyMemberDef *member = ((PyMemberDescrObject *)descriptor)->d_member;
        int plain = member->type == T_OBJECT_EX && (member->flags & ~READONLY) == 0;
        return plain && PyType_IsSubtype(type, PyDescr_TYPE(descriptor)) ? member->offset : 0;
    }
    if (PyType_FastSubclass(type, Py_TPFLAGS_TUPLE_SUBCLASS)
        && strcmp(Py_TYPE(descriptor)->tp_name, "collections._tuplegetter") == 0) {
        PyObject *made = PyObject_CallMethod(descriptor, "__reduce__", NULL); /* (its type, (index, docstring)) */
        if (made != NULL) {
            Py_ssize_t index = PyLong_AsSsize_t(PyTuple_GET_ITEM(PyTuple_GET_ITEM(made, 1), 0));
            Py_DECREF(made);
            return offsetof(PyTupleObject, ob_item) + index * (Py_ssize_t)sizeof(PyObject *);
        }
    }
    PyErr_Clear();
    return 0;
}

static __attribute__((noinline, unused)) PyObject *
Shamble_LookUp(PyObject *object, PyObject *name, ShambleAttribute *kept)
{
    PyTypeObject *type = Py_TYPE(object);
    if (type->tp_getattro == PyObject_GenericGetAttr && type->tp_dictoffset == 0) {
        PyObject *found = PyObject_GetAttr((PyObject *)type, name); /* of a slot, what describes it */
        if (found == NULL) {
            PyErr_Clear();
        } else {
            int described = Py_TYPE(found)->tp_descr_get != NULL;
            Py_ssize_t offset = described ? Shamble_Offset(type, found) : 0;
            if (offset != 0 || !described) {
                Py_XSETREF(kept->name, Py_NewRef(name));
                kept->type = type;
                kept->version = type->tp_version_tag;
                kept->offset = offset;
                kept->own = found; /* it lasts as long as this version of the type */
            }
            Py_DECREF(found);
        }
    }
    return PyObject_GetAttr(object, name);
}

static inline PyObject *
Shamble_GetAttr(PyObject *object, PyObject *name, ShambleAttribute *kept)
{
    PyTypeObject *type = Py_TYPE(object);
    if (likely(type == kept->type && type->tp_version_tag == kept->version && kept->version && kept->name == name)) {
        PyObject *value = kept->offset ? *(PyObject **)((char *)object + kept->offset) : kept->own;
        if (likely(value != NULL)) {
            return Py_NewRef(value);
        }
    }
    return Shamble_LookUp(object, name, kept);
}

#undef CPyObject_GetAttr
#define CPyObject_GetAttr(object, name) \
    ({ static ShambleAttribute kept_; Shamble_GetAttr((object), (name), &kept_); })

#if PY_VERSION_HEX < 0x030C0000 /* later dicts have no version */

typedef struct {
    uint64_t version; /* no two dicts have had the same, nor one before and after a change */
    PyObject *key;
    PyObject *value;
} ShambleItem;

static inline PyObject *
Shamble_GetItem(PyObject *dict, PyObject *key, ShambleItem *kept)
{
    if (likely(PyDict_CheckExact(dict))) {
        if (((PyDictObject *)dict)->ma_version_tag == kept->version && kept->key == key) {
            return Py_NewRef(kept->value);
        }
        PyObject *value = PyDict_GetItemWithError(dict, key);
        if (likely(value != NULL)) {
            if (PyUnicode_CheckExact(key)) {
                Py_XSETREF(kept->key, Py_NewRef(key));
                kept->version = ((PyDictObject *)dict)->ma_version_tag;
                kept->value = value; /* it lasts as long as this version of the dict */
            }
            return Py_NewRef(value);
        }
        if (PyErr_Occurred()) {
            return NULL;
        }
    }
    return CPyDict_GetItem(dict, key);
}

#define CPyDict_GetItem(dict, key) \
    ({ static ShambleItem kept_; Shamble_GetItem((dict), (key), &kept_); })

#endif
#endif
#endif
