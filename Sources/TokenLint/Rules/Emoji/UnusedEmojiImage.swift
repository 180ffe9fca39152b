internal import TokenDiagnostics
internal import TokenModel

enum UnusedEmojiImage: LintRule {
  static let id = "unused-emoji-image"
  static let category = RuleCategory.emoji
  static let severity: Diagnostic.Severity? = .warning
  static let dialects = [TokenDialect.spec]
  static let documentation = RuleDocumentation(
    summary: "Images in the folder of a pack that no emoji has",
    whatItDoes: """
      Finds PNG, GIF, JPEG and WebP files, by their endings, in the folders of packs and of their images, that are \
      neither `image` nor `still` of an emoji of any spec of the run. Files with a dot in front are passed over.
      """,
    whyIsThisBad: """
      Each is downloaded by everyone who installs the app. Often it belongs to a new emoji that is not in the spec \
      yet, or to one that is gone.
      """
  )
  static let example = RuleExample(
    """
    emoji:
      ⟦faces⟧:
        items: { smile: smile.png }
      animals:
        folder: ⟦animals⟧
        items: { cat: { image: cat.gif, still: cat.png } }

    """,
    images: [
      "emoji/faces/smile.png": .square, "emoji/faces/wink.png": .square, "animals/cat.gif": .spinning,
      "animals/cat.png": .square, "animals/dog.png": .square, "animals/fox.PNG": .square,
    ]
  )

  static func check(_ spec: LintedSpec, _ findings: inout Findings) {
    guard let images = spec.images else { return }
    let used = Set(spec.catalog.imagePaths)
    var seen: Set<String> = []
    for pack in spec.catalog.emoji {
      let folders = pack.folders.map(\.value) + pack.items.flatMap(\.images).map { EmojiImages.folder(of: $0.value) }
      for folder in folders where seen.insert(folder).inserted {
        let unused = images.names(in: folder).filter { name in
          let path = folder.isEmpty ? name : "\(folder)/\(name)"
          return !used.contains(path) && !images.isUsedElsewhere(path)
        }
        if !unused.isEmpty { findings.report(message(unused, folder), at: place(of: folder, in: pack)) }
      }
    }
  }

  /// The location where the spec names a folder, or the one that contains it.
  private static func place(of folder: String, in pack: EmojiPack) -> SourceRange {
    let outer = pack.folders.last { folder == $0.value || folder.hasPrefix($0.value + "/") }
    return (outer ?? pack.folder).origin.range
  }

  private static func message(_ names: [String], _ folder: String) -> String {
    let shown = names.prefix(3).map { "`\($0)`" }
    let more = names.count > shown.count ? " and \(names.count - shown.count) more" : ""
    let place = folder.isEmpty ? "the folder of the spec" : "`\(folder)`"
    let advice = names.count == 1 ? "delete it, or make an emoji of it" : "delete them, or make emoji of them"
    return "no emoji has \(shown.joined(separator: ", "))\(more) in \(place); \(advice)"
  }
}
