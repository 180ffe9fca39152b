import TestSupport

/// The page that lays out all cases, and measures them with ranges over their graphemes.
enum BrowserPage {
  /// `style` is a declaration of CSS that all blocks have.
  static func html(for cases: [BrowserCase], fonts: BrowserFonts, style: String = "") throws -> String {
    """
    <!doctype html><meta charset="utf-8"><style>
    \(fonts.css)
    p {
      margin: 0; white-space: pre-wrap; unicode-bidi: plaintext; text-align: start;
      font-family: \(fonts.families); font-synthesis: none; line-height: 40px; text-rendering: geometricPrecision;
      \(style)
    }
    </style><body><script>
    const cases = \(try Browser.literal(cases));
    \(script)
    </script>
    """
  }

  private static let script = #"""
    const graphemes = new Intl.Segmenter("und", { granularity: "grapheme" });
    const range = document.createRange();

    function rects(node, start, end) {
      range.setStart(node, start);
      range.setEnd(node, end);
      return [...range.getClientRects()];
    }

    // Where lines start. A grapheme that starts a line may also have an empty rectangle at the end of the one before.
    function starts(block, text) {
      const node = block.firstChild, found = [];
      let line;
      for (const { index, segment } of graphemes.segment(text)) {
        const all = rects(node, index, index + segment.length);
        const top = (all.filter(rect => rect.width > 0).pop() ?? all.pop())?.top;
        if (top === undefined) continue;
        if (line === undefined || top > line + 20) { found.push(index); line = top; }
      }
      return found;
    }

    // Spaces, tabs and what is invisible hang over the end of a line; a soft hyphen that is shown does not.
    const hanging = /[ \t\n\u1680\u2000-\u2006\u2008-\u200B\u205F\u3000\u202A-\u202E\u2066-\u2069]+$/;

    function measuredLine(block, text, start, end) {
      const visible = text.slice(start, end).replace(hanging, "").length;
      const all = rects(block.firstChild, start, start + visible).filter(rect => rect.width > 0);
      const bottom = Math.max(...all.map(rect => rect.top));
      const line = all.filter(rect => rect.top > bottom - 20);
      if (visible === 0 || line.length === 0) return { start, x: 0, width: 0 };
      const left = Math.min(...line.map(rect => rect.left)), right = Math.max(...line.map(rect => rect.right));
      return { start, x: left - block.getBoundingClientRect().left, width: right - left };
    }

    function block({ text, size, weight, letterSpacing, language }, width, wrap) {
      const block = document.createElement("p");
      block.lang = language;
      block.style.cssText = `font-size: ${size}px; font-weight: ${weight}; letter-spacing: ${letterSpacing}px; tab-size: ${2 * size}px;`
        + `width: ${width}px; overflow-wrap: ${wrap}`;
      block.textContent = text;
      document.body.append(block);
      return block;
    }

    (async () => {
      for (const font of document.fonts) await font.load();
      const filled = cases.map(item => block(item, item.width, "anywhere"));
      const narrow = cases.map(item => block(item, 0, "normal"));
      const layouts = cases.map(({ text }, index) => {
        const lines = starts(filled[index], text);
        return {
          lines: lines.map((start, line) => measuredLine(filled[index], text, start, lines[line + 1] ?? text.length)),
          opportunities: starts(narrow[index], text).slice(1),
        };
      });
      const result = document.createElement("script");
      result.id = "result";
      result.type = "application/json";
      result.textContent = JSON.stringify(layouts);
      document.body.append(result);
    })();
    """#
}
