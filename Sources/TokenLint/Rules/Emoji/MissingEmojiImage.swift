internal import TokenDiagnostics
internal import TokenModel

enum MissingEmojiImage: LintRule {
  static let id = "missing-emoji-image"
  static let category = RuleCategory.emoji
  static let severity: Diagnostic.Severity? = .error
  static let dialects = [TokenDialect.spec]
  static let documentation = RuleDocumentation(
    summary: "Emoji whose image is not there",
    whatItDoes: """
      Finds each `image` and `still` of an emoji without a file at that path, and those that are spelled with other \
      capitals than the file. A folder is not a file.
      """,
    whyIsThisBad: """
      Readers see an empty box. A compile reads no image, so nothing else finds it. A name with other capitals is \
      found on most Macs, and not on a phone.
      """,
    fixSafety: """
      Writes the name of an image of the folder that is spelled nearly so and that no emoji has. That is unsafe: \
      another one may be meant.
      """
  )
  static let example = RuleExample(
    """
    emoji:
      faces:
        folder: pictures
        items:
          smile: smile.png
          tears: ⟦tears.png⟧
          wink: ⟦"wnik.png"⟧
          spin: { image: spin.gif, still: ⟦spin.png⟧ }

    """,
    fixed: """
      emoji:
        faces:
          folder: pictures
          items:
            smile: smile.png
            tears: tears.png
            wink: "wink.png"
            spin: { image: spin.gif, still: spin.png }

      """,
    images: ["pictures/smile.png": .square, "pictures/wink.png": .square, "pictures/spin.gif": .spinning]
  )

  static func check(_ spec: LintedSpec, _ findings: inout Findings) {
    guard let images = spec.images else { return }
    let used = Set(spec.catalog.imagePaths)
    // To compare every missing name with every name of a folder would take long.
    var suggestions = 20
    for image in spec.catalog.emoji.flatMap(\.items).flatMap(\.images) {
      let folder = PathText.folder(of: image.value)
      let name = String(image.value.dropFirst(folder.count))
      let names = images.names(in: EmojiImages.folder(of: image.value))
      guard images.file(at: image.value) == .missing else {
        reportSpelling(of: image, name: name, among: names, into: &findings)
        continue
      }
      suggestions -= 1
      let unused = suggestions < 0 ? [] : names.filter { !used.contains(folder + $0) }
      let near = nearest(to: name, among: unused)
      let advice = near.map { NearestNames.question(about: "`\($0)`") } ?? "add it, or name another one"
      findings.report(
        "there is no image `\(image.value)`; \(advice)",
        at: image.origin.range,
        fix: near.flatMap { spec.fix(image, to: $0) }
      )
    }
  }

  /// Without their endings, which would make all names near.
  private static func nearest(to name: String, among others: [String]) -> String? {
    let near = NearestNames(to: name.beforeEnding, among: others.map(\.beforeEnding), limit: 1).first
    return others.first { $0.beforeEnding == near }
  }

  /// A disk that does not tell capitals apart finds the file all the same.
  private static func reportSpelling(
    of image: Sourced<String>,
    name: String,
    among names: [String],
    into findings: inout Findings
  ) {
    guard !names.contains(name), let other = names.first(where: { $0.lowercased() == name.lowercased() }) else {
      return
    }
    findings.report(
      "the image `\(image.value)` is called `\(other)` on the disk; write it with the same capitals",
      at: image.origin.range
    )
  }
}

extension LintedSpec {
  /// Another file of the same folder; nil for a name that would need quotes.
  fileprivate func fix(_ image: Sourced<String>, to name: String) -> FixIt? {
    guard name.utf8.allSatisfy({ $0 >= 0x80 || $0.isPlain }) else { return nil }
    let written = text(image.origin.range).trimmingQuotes
    let new = PathText.folder(of: written) + name
    let range = image.origin.range
    return FixIt(writing: new, spelled: spelled(new, like: range), .unsafe, replacing: range)
  }
}

extension UInt8 {
  fileprivate var isPlain: Bool {
    let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
    let isLetter = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
    return isDigit || isLetter || [UInt8(ascii: "."), UInt8(ascii: "_")].contains(self)
  }
}

extension String {
  fileprivate var beforeEnding: String {
    utf8.lastIndex(of: UInt8(ascii: ".")).map { String(self[..<$0]) } ?? self
  }

  fileprivate var trimmingQuotes: String {
    guard let first, first == "\"" || first == "'", count > 1 else { return self }
    return String(dropFirst().dropLast())
  }
}
