import TestSupport

/// A color as a browser computes it in sRGB.
struct ComputedColor: Decodable {
  /// Red, green and blue; nil for `none`.
  let channels: [Double?]
  /// Nil for `none`.
  let alpha: Double?
}

/// A page that lets the browser compute colors.
enum ColorPage {
  /// The computed value of each text in sRGB; nil for a text that is not a color to the browser.
  static func computed(_ texts: [String]) throws -> [ComputedColor?] {
    let page = """
      <!doctype html><meta charset="utf-8"><body><script>
      const texts = \(try Browser.literal(texts));
      \(script)
      </script>
      """
    return try Browser.result(of: page, as: [ComputedColor?].self)
  }

  private static let script = #"""
    const number = word => word === "none" ? null : Number(word);
    const element = document.createElement("div");
    document.body.append(element);
    const pattern = /^color\(srgb (\S+) (\S+) (\S+?)(?: \/ (\S+?))?\)$/;

    const computed = texts.map(text => {
      if (!CSS.supports("color", text)) return null;
      element.style.color = `color-mix(in srgb, ${text} 100%, ${text})`;
      const match = getComputedStyle(element).color.match(pattern);
      const [red, green, blue, alpha] = match.slice(1);
      return { channels: [red, green, blue].map(number), alpha: alpha === undefined ? 1 : number(alpha) };
    });
    const result = document.createElement("script");
    result.id = "result";
    result.type = "application/json";
    result.textContent = JSON.stringify(computed);
    document.body.append(result);
    """#
}
