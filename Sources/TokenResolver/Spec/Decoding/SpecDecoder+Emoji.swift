internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// What the packs of a spec have in common: codes are different, and there are not too many emoji.
struct EmojiNumbers {
  /// The first place of each code. Codes are compared by UTF-8, as texts are searched.
  var codes: [UTF8Name: SourceRange] = [:]
  /// The number of emoji so far.
  var count = 0
}

extension SpecDecoder {
  /// `emoji`: packs of emoji. No value in them is a reference, because `{` may be a part of a code.
  mutating func decodeEmoji() -> [EmojiPack] {
    var numbers = EmojiNumbers()
    var packs: [EmojiPack] = []
    for (index, (key, value)) in entries(of: .emoji).enumerated() {
      guard index < SpecLimits.emojiPacks else {
        report(.tooManyEmoji("packs of emoji", maximum: SpecLimits.emojiPacks, at: range(key)))
        break
      }
      guard let name = packName(key), let pack = emojiPack(value, name: name, numbers: &numbers) else { continue }
      packs.append(pack)
    }
    return packs
  }

  /// Names of packs are a part of identifiers, such as `Brand/classic/smile`.
  private mutating func packName(_ key: YAMLNodeID) -> Sourced<String>? {
    guard let name = tokenName(key, of: "pack of emoji") else { return nil }
    guard name.value.utf8.contains(UInt8(ascii: "/")) else { return name }
    report(
      .invalidName(name.value, of: "pack of emoji", because: "names must not contain `/`", at: name.origin.range)
    )
    return nil
  }

  private mutating func emojiPack(
    _ node: YAMLNodeID,
    name: Sourced<String>,
    numbers: inout EmojiNumbers
  ) -> EmojiPack? {
    guard expect(.mapping, node, for: SpecRecord.emojiPack.name),
      let fields = annotatedFields(of: node, as: .emojiPack)
    else { return nil }
    let folder = imageFolder(of: fields, pack: name)
    let template = codeTemplate(of: fields)
    let label = emojiText("label", of: fields)
    let boundaries: EmojiPack.Boundaries? = choice("boundaries", of: fields)
    guard let itemsNode = value("items", of: fields) else { return nil }
    let items = emojiItems(itemsNode, template: template, folder: folder?.value, numbers: &numbers)
    let icon = packIcon(of: fields, pack: name.value, items: itemsNode, decoded: items)
    guard let folder, let icon, items.indices.contains(icon) else { return nil }
    return EmojiPack(
      name: name,
      label: label,
      folder: Sourced(folder.value.joined(separator: "/"), from: folder.origin),
      items: items,
      icon: icon,
      boundaries: boundaries ?? .words,
      annotations: annotations(of: node)
    )
  }

  /// `code`: the text before and after the name of an emoji. Nil for a wrong template, which is reported.
  private mutating func codeTemplate(of fields: Fields) -> (before: String, after: String)? {
    guard let node = fields["code"]?.value else { return ("[", "]") }
    guard expect(.scalar, node, for: "`code`") else { return nil }
    let text = tree.text(of: node)
    let parts = text.utf8.split(separator: EmojiCode.placeholder.utf8, omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    guard let before = parts.first, let after = parts.last, parts.count == 2 else {
      report(
        .invalidEmojiTemplate(
          text,
          places: parts.count - 1,
          misspelled: misspelledPlaceholder(in: text),
          at: range(node)
        )
      )
      return nil
    }
    if let problem = EmojiCode.problem(withTemplate: (before, after)) {
      report(.invalidEmojiCode(text, because: problem, at: range(node)))
      return nil
    }
    return (before, after)
  }

  /// What a template has in place of `{name}`, with its braces; nil if nothing is like it.
  private func misspelledPlaceholder(in template: String) -> String? {
    for case .placeholder(let text) in TemplatePiece.split(template) {
      let placeholder = "{\(text)}"
      if NearestNames(to: placeholder, among: [EmojiCode.placeholder]).first != nil { return placeholder }
    }
    return nil
  }

  /// `icon`: the index of the emoji that stands for the pack. Nil for an emoji that does not exist, which is reported.
  private mutating func packIcon(
    of fields: Fields,
    pack: String,
    items: YAMLNodeID,
    decoded: [EmojiItem]
  ) -> Int? {
    guard let node = fields["icon"]?.value else { return 0 }
    guard expect(.scalar, node, for: "`icon`") else { return nil }
    let icon = UTF8Name(tree.utf8(of: node))
    if let index = decoded.firstIndex(where: { UTF8Name($0.name.value) == icon }) { return index }
    let known = tree.entries(of: items).map { tree.text(of: $0.key) }
    // An emoji with mistakes of its own has been reported.
    guard !known.contains(where: { UTF8Name($0) == icon }) else { return nil }
    let name = tree.text(of: node)
    let near = nearest(to: name) { _ in known }
    report(.unknownToken(name, "emoji", in: "emoji.\(pack)", known: known, nearest: near, at: range(node)))
    return nil
  }
}
