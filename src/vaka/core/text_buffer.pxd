cimport cython
from libc.stdint cimport int8_t
from libc.string cimport memcpy

cdef extern from "Python.h":
    void *PyUnicode_DATA(object text)
    Py_ssize_t PyUnicode_GET_LENGTH(object text)
    str PyUnicode_DecodeASCII(const char *letters, Py_ssize_t length, const char *errors)


cdef enum:
    MOST_LETTERS = 4096                    # more than twice the longest text of a position


# One block of memory. A position is written without an object for any of its parts.
@cython.final
@cython.freelist(4)
cdef class TextBuffer:
    cdef int length
    cdef char[MOST_LETTERS] letters


cdef int refuse(str text) except -1


# `text` is ASCII, so its letters are bytes. `text_of` would refuse any other.
cdef inline int put(TextBuffer out, str text) except -1:
    cdef int count = <int> PyUnicode_GET_LENGTH(text)
    if out.length + count > MOST_LETTERS:
        return refuse(text)
    memcpy(out.letters + out.length, PyUnicode_DATA(text), count)
    out.length += count
    return 0


cdef inline int put_number(TextBuffer out, int number) except -1:
    if not 0 <= number < 10:
        return put(out, str(number))
    if out.length == MOST_LETTERS:
        return refuse("")
    out.letters[out.length] = <char> (48 + number)  # the digits of ASCII begin at 48
    out.length += 1
    return 0


cdef inline int put_numbers(TextBuffer out, int8_t *numbers, int count) except -1:
    cdef int index
    for index in range(count):
        if index:
            put(out, ",")
        put_number(out, numbers[index])
    return 0


cdef inline str text_of(TextBuffer out):
    return PyUnicode_DecodeASCII(out.letters, out.length, NULL)
