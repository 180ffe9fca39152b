#if canImport(CPango)
  import StyleLayout
  import StyleTables
  import StyledText
  import TestSupport
  import YanxuanStyles

  /// Three lines in one style, in several scripts: where their baselines are.
  struct BrowserLineCase: Encodable {
    private static let lines = ["Hxg", "国 مرحبا 한국어", "😀 国H"]

    /// What a browser makes of a case: how far below the top its baselines are, without the shift.
    struct Baselines: Decodable {
      let asDesigned: [Double]
      /// At 64 times the size, in pixels of the size designed.
      let enlarged: [Double]
    }

    private let code: String
    private let lineHeight: Double
    private let size: Double
    private let weight: Int
    /// How far text is moved up.
    private let shift: Double

    /// Nil for a style that says nothing about lines.
    init?(_ code: StyleCode) {
      let style = code.resolved(in: StyleContext(host: .css))
      guard let metrics = style.metrics else { return nil }
      self.code = code.description
      lineHeight = metrics.minimumLineHeight
      size = style.size
      weight = style.weight
      shift = metrics.baselineOffset
    }

    /// How far our baselines are from the browser's, in pixels; and how far the browser's are from where it should have
    /// them by its own rounding.
    func differences(from browser: Baselines, by typesetter: Typesetter) -> (exact: [Double], rounded: [Double]) {
      let lines = lines(by: typesetter)
      guard lines.count == browser.enlarged.count, let first = lines.first else { return ([.infinity], [.infinity]) }
      // Whole pixels; where the descent would lose by that, it takes one from the ascent. Half of the leading is
      // rounded down.
      let isCut = first.descent.rounded() < first.descent
      let ascent = first.ascent.rounded() - (isCut ? 1 : 0)
      let descent = first.descent.rounded() + (isCut ? 1 : 0)
      let top = ((lineHeight - ascent - descent) / 2).rounded(.down)
      // CSS has no space between lines.
      let spacing = first.spacing
      return (
        zip(lines, browser.enlarged).enumerated().map { abs($1.0.baseline - Double($0) * spacing - $1.1 + shift) },
        browser.asDesigned.enumerated().map { abs($1 - top - ascent - Double($0) * lineHeight) }
      )
    }

    private func lines(by typesetter: Typesetter) -> [(
      baseline: Double, ascent: Double, descent: Double, spacing: Double
    )] {
      guard let style = Yanxuan.catalog.code(named: code) else { return [] }
      let context = StyleContext(host: .css)
      let text = StyledText(Self.lines.joined(separator: "\n"), style: style)
      let frame = typesetter.frame(for: text, in: context, options: FrameOptions(lineHeight: .exact))
      let spacing = style.resolved(in: context).metrics?.lineSpacing ?? 0
      return frame.lines.map { ($0.origin.y, $0.ascent, $0.descent, spacing) }
    }

    /// An inline block without height is on the baseline.
    static func page(for cases: [BrowserLineCase]) throws -> String {
      """
      <!doctype html><meta charset="utf-8"><style>
      \(BrowserFonts.standard.css)
      p { margin: 0; white-space: nowrap; font-synthesis: none; text-rendering: geometricPrecision; }
      p { font-family: \(BrowserFonts.standard.families); }
      i { display: inline-block; width: 0; height: 0; }
      </style><body><script>
      const cases = \(try Browser.literal(cases)), lines = \(try Browser.literal(lines));
      (async () => {
        for (const font of document.fonts) await font.load();
        const baselines = ({ size, weight, lineHeight }, scale) => {
          const block = document.createElement("p");
          block.style.cssText = `font-size: ${size * scale}px; font-weight: ${weight}; line-height: ${lineHeight * scale}px`;
          block.innerHTML = lines.map(line => `${line}<i></i>`).join("<br>");
          document.body.append(block);
          const top = block.getBoundingClientRect().top;
          return [...block.querySelectorAll("i")].map(mark => (mark.getBoundingClientRect().bottom - top) / scale);
        };
        const result = document.createElement("script");
        result.id = "result";
        result.type = "application/json";
        result.textContent = JSON.stringify(
          cases.map(item => ({ asDesigned: baselines(item, 1), enlarged: baselines(item, 64) })));
        document.body.append(result);
      })();
      </script>
      """
    }
  }
#endif
