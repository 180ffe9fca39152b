#if canImport(CPango)
  internal import CPango
  internal import StyleTables

  /// The font of a request in an engine, whatever its size.
  final class RequestedFont {
    private let found: DescribedFont
    /// The family used because the requested family is unknown.
    let substitute: String?
    /// The weight used because the font lacks the requested weight; nil with Bold Text, where any heavier one is right.
    private let substituteWeight: Int?

    var description: OpaquePointer? { found.description }
    /// The first font of the list; nil if no font can be opened.
    var font: UnsafeMutablePointer<PangoFont>? { found.font }
    /// The loaded font; nil if no font can be opened.
    var loaded: LoadedFont? { found.loaded }

    init(_ request: FontRequest, in engine: PangoEngine) {
      found = Self.found(for: request, in: engine)
      let isFound = request.acceptsDefault || request.families.contains { engine.library.contains(family: $0) }
      substitute = !isFound ? found.loaded?.reference.family : nil
      substituteWeight = request.isBoldText ? nil : found.loaded?.reference.weight(insteadOf: request.weight)
    }

    private static func found(for request: FontRequest, in engine: PangoEngine) -> DescribedFont {
      let font = DescribedFont(request, weight: request.weight, in: engine)
      guard request.isBoldText else { return font }
      return BoldText.font(
        heavierThan: font,
        for: request.weight,
        open: { DescribedFont(request, weight: $0, in: engine) },
        weightOf: { $0.loaded?.reference.weight ?? 0 }
      )
    }

    /// The weight of a font if it differs from the requested weight; nil for a fallback font of single characters.
    func weight(insteadOfAskedIn font: SizedFont) -> Int? {
      guard let substituteWeight, let reference = loaded?.reference, font.face.weight == substituteWeight,
        font.face.file == reference.file, font.face.index == reference.index
      else { return nil }
      return substituteWeight
    }
  }

  /// The font that Pango finds for the families of a request and a weight.
  private final class DescribedFont {
    let description: OpaquePointer?
    let font: UnsafeMutablePointer<PangoFont>?
    let loaded: LoadedFont?

    init(_ request: FontRequest, weight: Int, in engine: PangoEngine) {
      let families = (request.families + engine.library.families)
        .map { String($0.map { $0 == "," ? PatternSubstitution.comma : $0 }) }
      description = pango_font_description_new()
      pango_font_description_set_family(description, families.isEmpty ? "Sans" : families.joined(separator: ","))
      pango_font_description_set_weight(description, PangoWeight(UInt32(weight)))
      pango_font_description_set_absolute_size(description, request.size * Double(PANGO_SCALE))
      font = pango_context_load_font(engine.context, description)
      loaded = font.flatMap { engine.loaded($0) }
    }

    deinit {
      if let font { g_object_unref(font) }
      pango_font_description_free(description)
    }
  }

  extension FontRequest {
    /// The maximum size, in points: FreeType can still draw it three times as large, as on dense screens.
    static let maximumSize = 10_000.0

    /// A valid request for Pango: sizes from 0 to 10,000 points, weights from 1 to 1000. NaN counts as 0.
    var checked: FontRequest {
      FontRequest(
        family: family.map(Self.withoutNUL),
        fallbackFamilies: fallbackFamilies.map(Self.withoutNUL),
        weight: min(max(weight, 1), 1000),
        size: size.isNaN ? 0 : min(max(size, 0), Self.maximumSize),
        isBoldText: isBoldText
      )
    }

    private static func withoutNUL(_ name: String) -> String {
      name.utf8.contains(0) ? String(name.filter { $0 != "\0" }) : name
    }
  }
#endif
