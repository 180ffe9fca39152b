#if canImport(CPango)
  internal import CPango

  /// What an engine knows of a font that was asked for, whatever its size.
  final class RequestedFont {
    let description: OpaquePointer?
    /// The first font of the list; nil when no font can be opened.
    let font: UnsafeMutablePointer<PangoFont>?
    /// What is known of it; nil when no font can be opened.
    let loaded: LoadedFont?
    /// The family that is used instead, where there is none of the name that was asked for.
    let substitute: String?
    /// The weight that is used instead, where the font does not have the one that was asked for.
    private let substituteWeight: Int?

    init(_ request: FontRequest, in engine: PangoEngine) {
      let families = ([request.family].compactMap { $0 } + engine.library.families)
        .map { String($0.map { $0 == "," ? PatternSubstitution.comma : $0 }) }
      description = pango_font_description_new()
      pango_font_description_set_family(description, families.isEmpty ? "Sans" : families.joined(separator: ","))
      pango_font_description_set_weight(description, PangoWeight(UInt32(request.weight)))
      pango_font_description_set_absolute_size(description, request.size * Double(PANGO_SCALE))
      font = pango_context_load_font(engine.context, description)
      loaded = font.flatMap { engine.loaded($0) }
      let isMissing = request.family.map { !engine.library.contains(family: $0) } ?? false
      substitute = isMissing ? loaded?.reference.family : nil
      substituteWeight = loaded?.reference.weight(insteadOf: request.weight)
    }

    /// The weight of a font that is not the one that was asked for; nil for one that stands in for single characters.
    func weight(insteadOfAskedIn font: SizedFont) -> Int? {
      guard let substituteWeight, let reference = loaded?.reference, font.face.weight == substituteWeight,
        font.face.file == reference.file, font.face.index == reference.index
      else { return nil }
      return substituteWeight
    }

    deinit {
      if let font { g_object_unref(font) }
      pango_font_description_free(description)
    }
  }

  extension FontRequest {
    /// The largest size, in points: three times as large, as on dense screens, FreeType can still draw it.
    static let maximumSize = 10_000.0

    /// What can be asked of Pango: sizes from 0 to 10,000 points, weights from 1 to 1000. What is no number counts as 0.
    var checked: FontRequest {
      FontRequest(
        family: family.map { $0.utf8.contains(0) ? String($0.filter { $0 != "\0" }) : $0 },
        weight: min(max(weight, 1), 1000),
        size: size.isNaN ? 0 : min(max(size, 0), Self.maximumSize)
      )
    }
  }
#endif
