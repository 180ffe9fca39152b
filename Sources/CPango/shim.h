#pragma once

#include <cairo/cairo.h>
#include <cairo/cairo-ft.h>
#include <cairo/cairo-pdf.h>
#include <cairo/cairo-svg.h>
#include <fontconfig/fontconfig.h>
#include <hb.h>
#include <hb-ot.h>
#include <pango/pango.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-font.h>
#include <pango/pangofc-fontmap.h>
#include <fribidi.h>

/// What a character does to the search for the first strong one: the macros that fribidi answers with do not reach Swift.
typedef enum __attribute__((enum_extensibility(closed))) StyleSpecBidiRole {
  StyleSpecBidiRoleNone,
  StyleSpecBidiRoleLeftToRight,
  StyleSpecBidiRoleRightToLeft,
  StyleSpecBidiRoleIsolateStart,
  StyleSpecBidiRoleIsolateEnd,
} StyleSpecBidiRole;

static inline StyleSpecBidiRole stylespec_bidi_role(uint32_t character) {
  FriBidiCharType type = fribidi_get_bidi_type(character);
  if (FRIBIDI_IS_ISOLATE(type)) return type == FRIBIDI_TYPE_PDI ? StyleSpecBidiRoleIsolateEnd : StyleSpecBidiRoleIsolateStart;
  if (!FRIBIDI_IS_LETTER(type)) return StyleSpecBidiRoleNone;
  return FRIBIDI_IS_RTL(type) ? StyleSpecBidiRoleRightToLeft : StyleSpecBidiRoleLeftToRight;
}
