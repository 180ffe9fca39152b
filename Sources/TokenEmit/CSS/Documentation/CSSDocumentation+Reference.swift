extension CSSDocumentation {
  /// The content of the file in detail, and the purpose of each option.
  static let reference = """
    The file begins with the custom properties of `:root`. A reference between tokens stays one: `var(--color-ink)`. A
    border, a transition or a typography token is a shorthand of its own properties, such as
    `--typography-body-font-size`; a shadow is a value of `box-shadow`, and a gradient the color stops for a function:
    `linear-gradient(var(--gradient-sky))`. A string is one of CSS, in quotes.

    | rule | when it counts |
    |---|---|
    | `:root` | on light screens, or by `light-dark()` on both; a page or a part of it chooses with `color-scheme` |
    | `@media (prefers-contrast: more)` | with increased contrast |
    | `@media (color-gamut: p3)` | on screens that can show more than sRGB |
    | `[data-theme="dark"]` | with `appearance: attribute`, in a dark part of a page; further dark themes have their names |
    | `[data-density="compact"]` | in a part of a page in this context of the modifier `density` |
    | `.t-14-gray2-bold` | with `classes: combined`, the style code `14_gray2_bold`; a mode has its own classes, such as `.t-14-gray2-bold-read` |

    **Parts of a page.** An attribute may be on the root element and on any other, in any nesting. In each part, every
    property has the value for the choices of the nearest elements around it, attribute by attribute; where none has
    chosen, the modifier's default counts, which an attribute can also choose.

    ```html
    <section data-theme="dark">
      <p>dark</p>
      <aside data-theme="light" data-density="compact">light and compact</aside>
    </section>
    ```

    A custom property with a reference is computed where it is declared, so an element that chooses has it once more
    (`:root, [data-theme] { --text: var(--ink); }`). A value that several attributes decide reads toggles, whose names
    begin with `--_`, and which inherit the choice. Each is `initial`, so that `var()` takes its second value, or empty:

    ```css
    --ink: var(--_theme-light, #000)var(--_theme-dark, var(--_density-compact, #EEE)var(--_density-not-compact, #FFF));
    ```

    So are all values under another `selector` than `:root`, whose parts of a page may be in a dark one. Every browser
    with custom properties supports this (since 2017). `@scope` finds the nearest element of one attribute, not of
    several, and a style query does not see the element that it is about. No selector is more specific than one
    attribute. By `light-dark()`, colors follow the `color-scheme` of a part, and an element with another `selector`
    follows the system unless it has a `color-scheme`; what differs in more than colors always follows the system, which
    is reported.

    **Colors** are in their own space. A color that sRGB cannot show is the nearest one that it can, as in the other
    outputs; screens with more colors have a rule with the color itself, or with the nearest one of Display P3. Browsers
    would cut channels off: `oklch(0.9 0.4 30)`, a light pink, would be a full red. Browsers without `oklch()` have a rule
    with hex digits.

    **Units.** With `unit: px`, numbers are those of the design, on pages with any root font size. Such text grows with
    the zoom of a page, but not with the font size that a reader has set in the browser. With `unit: rem`, all of a text
    grows with it, as do spaces and radii. Widths of borders, and lengths up to 2 pixels, stay in `px`, since a hairline
    would be blurred. We recommend `rem` for pages of text, if the page leaves the font size of `:root` alone.
    `px` is the default, because some pages do not (`html { font-size: 62.5% }`), and then all would be too small. The
    other units of CSS, such as `vw`, `ch`, `lh` and `%`, are as written. A value that CSS does not have, such as `2dp`,
    is left out, which is reported.

    **Registered properties.** With `registered: true`, `@property` tells browsers that a property is a color, a length, a
    percentage, a time or a number, so that it can be animated. What has no such type is not registered: shadows, fonts, values of several types, and lengths that depend on the
    element, such as `2em` and `50vw`. A registered color is computed where it is declared, and would not follow
    `color-scheme`; so this needs `appearance: attribute` or `media`. Style sheets of shadow trees register nothing.

    **Classes of parts.** With `classes: composed`, each size, color and weight has a class, and an element combines
    them in any order. A family that is not the first, and a mode, also have one. The class of a color sets only the
    color, so that it is also for icons. A named style has one class for everything. For 469 codes, the classes are 10
    KB instead of 58.

    ```html
    <p class="t-14 c-ink w-regular">Hello!</p>
    <p class="t-14 c-gray2 w-bold f-songti m-read">Hello!</p>
    ```

    **Classes.** A class reads the custom properties of its tokens, and follows them: in parts of a page that choose a
    context, and with the root's font size by `rem`. The class of a style of token files in another context, such as
    `.t-body-compact`, has the numbers of that context everywhere.

    Lines are as high as in the spec, at least as high as their font, with the spec's space between them and the
    baseline at its place. CSS has no space between lines; so half of it is above and below each line, and an empty box
    at the start and at the end of the text (`::before`, `::after`) takes it away there, and moves the lines to where
    the spec has them. *n* lines are *n* line heights and *n* − 1 spaces high in a block, a flex or grid container, an
    inline block and a table cell. The text's own margins are a page's, and it is not a containing block. Where nothing
    has to be moved, there are no boxes, nor in a part of a line (`span`, `a`, `b` and the like), so give a block's
    class to a `p` or `div`. A flex or grid container would lay the boxes out: give the class to its items, or write
    `.row::before, .row::after { content: none }`. Styles of token files have exactly their line height, as design tools
    do: 48 px at 1 are 48 px.

    With `fontFaces`, all browsers use the ascent and descent that the spec assumes; without, those of the font.

    **Names** are in kebab case: words in lower case, in any script, with hyphens between them. Spaces, dots, slashes,
    `-` and `_` separate words, and so does camel case: a word begins with an upper-case letter after a lower-case letter
    or a digit, and with the last of several upper-case letters before a lower-case one. Digits stay with the word before
    them.

    | source | `names: kebab` | `names: source` |
    |---|---|---|
    | `typography.9.lineHeight` | `--typography-9-line-height` | `--typography-9-lineHeight` |
    | `fontHTMLColor` | `--font-html-color` | `--fontHTMLColor` |
    | `color.gray2` | `--color-gray2` | `--color-gray2` |
    | `14_inkDark_bold` | `.t-14-ink-dark-bold` | `.t-14-inkDark-bold` |

    A `prefix` is as you write it, and attributes have the names of modifiers. Where two tokens would have one name, the
    second has `_2`, which is reported. Two specs of one compile may not share names: `prefix: "{name}"` begins those of
    each with the spec's own name. Characters that are invisible, or change the direction of text, are escaped.

    **Some tokens.** With `only: color.**`, no other tokens have custom properties, and references to them become values.
    Classes also have the values of such tokens. Where these differ by context, classes read custom properties whose
    names begin with `--__`, which are not for pages.

    **Tailwind.** With `tailwind: true` and `prefix: "{name}"`, there is also a theme for Tailwind 4. Its utilities read
    the custom properties of the spec, so they follow contexts, dark parts, and whatever a page overrides:

    ```css
    @import "tailwindcss";
    @import "./Brand.css" layer(components);
    @import "./Brand.tailwind.css";
    ```

    ```html
    <p class="text-14 text-ink bg-paper rounded-md p-card tablet:text-20 dark:underline">Hello!</p>
    ```

    In the layer `components`, classes of codes come before utilities: `class="brand-14-ink-bold text-red-500"` is red.

    | tokens | variables | utilities |
    |---|---|---|
    | colors | `--color-ink` | `bg-ink`, `text-ink`, `border-ink/50` |
    | typography tokens and styles | `--text-body`, with line height, letter spacing and weight | `text-body` |
    | sizes of a spec, with lines and letter spacing | `--text-14`, in a mode `--text-14-read` | `text-14` |
    | lengths with `fontSize`, or at the start `text`, in their path | `--text-lg` | `text-lg` |
    | lengths and numbers with `lineHeight` or `leading` | `--leading-tight` | `leading-tight` |
    | lengths with `letterSpacing` or `tracking` | `--tracking-wide` | `tracking-wide` |
    | font families; font weights | `--font-inter`; `--font-weight-bold` | `font-inter`, `font-bold` |
    | lengths with `space`, `spacing`, `gap`, `padding`, `margin`, `inset` or `gutter` | `--spacing-card` | `p-card`, `gap-card`, `w-card` |
    | lengths with `radius`, `radii`, `rounded` or `corner` | `--radius-md` | `rounded-md` |
    | shadows; those inside of the box | `--shadow-card`; `--inset-shadow-well` | `shadow-card`, `inset-shadow-well` |
    | cubic Béziers | `--ease-out` | `ease-out` |
    | lengths with `blur` | `--blur-soft` | `blur-soft` |
    | lengths with `container` at the start | `--container-column` | `max-w-column`, `@column:p-4` |
    | lengths with `breakpoint`, or at the start `screen` | `--breakpoint-tablet` | `tablet:p-4` |

    Names are in kebab case, without the word of the group: `border.radius.md` is `rounded-md`, and `button.radius` is
    `rounded-button`. Gaps, paddings, margins, insets and gutters keep theirs: `gap.sm` is `gap-gap-sm`. Tailwind has no
    utilities for other lengths and numbers, durations, gradients, borders and transitions; a page writes
    `duration-(--brand-duration-fast)`. The lines of `text-14` are as high as those of its class in the first family,
    with half of the space between lines above and below each. Containers and breakpoints are literals, because queries
    cannot read custom properties; all are in `rem`, as Tailwind's own are, because it sorts those of one unit: 656
    pixels are `41rem`.

    With `appearance: attribute`, the variant `dark:` is for parts of a page whose nearest element with the attribute is
    dark, with up to three dark parts in one another and light ones between them. Otherwise it is Tailwind's own, which
    follows the system; with `light-dark`, colors follow the `color-scheme` of a part, and `dark:` does not.

    A custom property with the name of a variable of Tailwind is an error. Reported are variables of one name, names
    with other characters than Tailwind reads, names that it has itself (`text-center`), utilities with two meanings,
    such as `text-body` of a color and of a style, and classes of codes that are utilities, such as `w-600`.

    **Shadow trees.** `selector` may be a list. With `:root, :host`, a style sheet may also be adopted by a shadow tree,
    whose host chooses contexts by its attributes, as the root of a page does.
    """
}
