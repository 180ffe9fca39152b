internal import TokenDiagnostics
internal import TokenModel

enum EmojiImageFormat: LintRule {
  static let id = "emoji-image-format"
  static let category = RuleCategory.emoji
  static let severity: Diagnostic.Severity? = .warning
  static let dialects = [TokenDialect.spec]
  static let documentation = RuleDocumentation(
    summary: "Images in another format than their name, or than is wanted",
    whatItDoes: """
      Finds images of emoji whose content is of another format than their ending, of none of the `formats`, or \
      damaged: only the headers are read, not the pixels.
      """,
    whyIsThisBad: """
      Some programs go by the ending and show nothing, and do not animate a GIF that is called PNG. They must know the \
      content's format to load it.
      """
  )
  static let options = [
    RuleOption(
      "formats",
      .words(ImageFormat.allCases.map(\.rawValue), of: ImageFormat.allCases.map(\.rawValue)),
      summary: "The formats that images may have"
    )
  ]
  static let example = RuleExample(
    """
    emoji:
      faces:
        items:
          smile: smile.png
          spin: { image: ⟦spin.png⟧, still: ⟦spin⟧ }
          tears: ⟦tears.png⟧
          wink: ⟦wink.svg⟧

    """,
    images: [
      "emoji/faces/smile.png": .square, "emoji/faces/spin.png": .spinning, "emoji/faces/spin": .square,
      "emoji/faces/tears.png": ImageFile([]), "emoji/faces/wink.svg": ImageFile(Array("<svg/>".utf8)),
    ]
  )

  static func check(_ spec: LintedSpec, _ findings: inout Findings) {
    guard let images = spec.images else { return }
    let formats = ImageFormat.allCases.filter { spec.options.texts("formats").contains($0.rawValue) }
    for image in spec.catalog.emoji.flatMap(\.items).flatMap(\.images) {
      guard let problem = problem(of: images.file(at: image.value), at: image.value, formats) else { continue }
      findings.report("`\(image.value)` \(problem)", at: image.origin.range)
    }
  }

  /// Nil for an image as it should be, and for one that is not there.
  private static func problem(of file: ImageFile, at path: String, _ formats: [ImageFormat]) -> String? {
    switch file {
    case .missing: return nil
    case .unreadable(let problem): return "\(problem); replace it"
    case .image(let facts):
      let label = facts.format.label
      guard formats.contains(facts.format) else {
        let wanted = formats.map(\.label).joined(separator: " or ")
        return "is a \(label) image" + (wanted.isEmpty ? "; no format is allowed" : "; make it \(wanted)")
      }
      guard ImageFormat(named: path) != facts.format else { return nil }
      return "has the content of a \(label) image; let its name end in `.\(facts.format.endings.first ?? "")`"
    }
  }
}
