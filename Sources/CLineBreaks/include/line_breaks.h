#pragma once

// ICU's places to break lines, without its headers: those clash with the ones of Foundation's own ICU.

#include <stdint.h>

typedef struct stylespec_line_breaks stylespec_line_breaks;

/// Places to break lines; NULL when there is no ICU, or no data for it.
stylespec_line_breaks *stylespec_line_breaks_open(void);

/// Starts with a text in UTF-16, which is not copied. 0 when that did not go well.
int stylespec_line_breaks_start(stylespec_line_breaks *breaks, const uint16_t *text, int32_t length);

/// The next place, or a negative number after the last one.
int32_t stylespec_line_breaks_next(stylespec_line_breaks *breaks);

void stylespec_line_breaks_close(stylespec_line_breaks *breaks);
