#include "line_breaks.h"

#if __has_include(<unicode/ubrk.h>)

#include <unicode/ubrk.h>

static UBreakIterator *iterator(stylespec_line_breaks *breaks) { return (UBreakIterator *)breaks; }

stylespec_line_breaks *stylespec_line_breaks_open(void) {
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *breaks = ubrk_open(UBRK_LINE, "en", NULL, 0, &status);
  return U_SUCCESS(status) ? (stylespec_line_breaks *)breaks : NULL;
}

int stylespec_line_breaks_start(stylespec_line_breaks *breaks, const uint16_t *text, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  ubrk_setText(iterator(breaks), (const UChar *)text, length, &status);
  return U_SUCCESS(status);
}

int32_t stylespec_line_breaks_next(stylespec_line_breaks *breaks) { return ubrk_next(iterator(breaks)); }

void stylespec_line_breaks_close(stylespec_line_breaks *breaks) { ubrk_close(iterator(breaks)); }

#endif
