internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

/// Rules for all packs of a spec together: codes are different, and there are not too many emoji.
struct EmojiNumbers {
  /// The first location of each code. Codes are compared by UTF-8, as texts are searched.
  var codes: [UTF8Name: SourceRange] = [:]
  /// The number of emoji so far.
  var count = 0
}

/// The part of a pack that one file has.
struct PackPart {
  /// The name of the pack, where this file has it.
  let name: Sourced<String>
  let fields: Fields
}

/// Decodes the packs of emoji.
struct EmojiPass: SpecPass {
  let spec: SpecInput

  /// `emoji`: packs of emoji. No value in them is a reference, because `{` may be a part of a code. The
  /// emoji of a pack may be in several files.
  func packs() -> [EmojiPack] {
    var numbers = EmojiNumbers()
    var packs: [EmojiPack] = []
    for (index, entry) in mergedEntries(of: .emoji, .everything).enumerated() {
      guard index < SpecLimits.emojiPacks else {
        report(.tooManyEmoji("packs of emoji", maximum: SpecLimits.emojiPacks, at: range(entry.key)))
        break
      }
      guard let name = packName(entry.key), let pack = emojiPack(entry, name: name, numbers: &numbers) else {
        continue
      }
      packs.append(pack)
    }
    return packs
  }

  /// Names of packs are a part of identifiers, such as `Brand/classic/smile`.
  private func packName(_ key: NodeID) -> Sourced<String>? {
    guard let name = tokenName(key, of: "pack of emoji") else { return nil }
    guard name.value.utf8.contains(UInt8(ascii: "/")) else { return name }
    report(
      .invalidName(name.value, of: "pack of emoji", because: "names must not contain `/`", at: name.origin.range)
    )
    return nil
  }

  private func emojiPack(
    _ entry: MergedEntry,
    name: Sourced<String>,
    numbers: inout EmojiNumbers
  ) -> EmojiPack? {
    let values = entry.parts.map(\.value)
    let path = "\(RootKey.emoji.rawValue).\(name.value)"
    checkAgreement(of: values, on: .emojiPack, besides: "items", at: path)
    let parts = entry.parts.compactMap { packPart($0.value, key: $0.key) }
    guard let fields = Fields(merging: parts.map(\.fields)) else { return nil }
    let folders = parts.map { imageFolder(of: $0, in: fields) }
    let template = codeTemplate(of: fields)
    let label = emojiText("label", of: fields)
    let boundaries: EmojiPack.Boundaries? = choice("boundaries", of: fields)
    guard value("items", of: fields) != nil else { return nil }
    let entries = merged(parts.map { itemEntries(of: $0.fields) }, .nothing, in: path)
    let items = emojiItems(entries, template: template, folders: folders.map { $0?.value }, numbers: &numbers)
    let icon = packIcon(of: fields, pack: name.value, entries: entries, decoded: items)
    checkVariants(of: items, pack: name.value, entries: entries)
    let known = folders.compactMap { $0 }.map { Sourced($0.value.joined(separator: "/"), from: $0.origin) }
    guard known.count == folders.count, let folder = known.first, let icon, items.indices.contains(icon) else {
      return nil
    }
    return EmojiPack(
      name: name,
      label: label,
      folder: folder,
      otherFolders: Array(known.dropFirst()),
      items: items,
      icon: icon,
      boundaries: boundaries ?? .words,
      annotations: annotations(of: values)
    )
  }

  private func packPart(_ node: NodeID, key: NodeID) -> PackPart? {
    guard expect(.mapping, node, for: SpecRecord.emojiPack.name),
      let fields = annotatedFields(of: node, as: .emojiPack)
    else { return nil }
    return PackPart(name: Sourced(tree.text(of: key), from: Origin(range(key))), fields: fields)
  }

  /// `code`: the text before and after the name of an emoji. Nil for a wrong template, which is reported.
  private func codeTemplate(of fields: Fields) -> (before: String, after: String)? {
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

  /// The placeholder of a template that was meant as `{name}`, with its braces; nil if nothing is like it.
  private func misspelledPlaceholder(in template: String) -> String? {
    for case .placeholder(let text) in TemplatePiece.split(template) {
      let placeholder = "{\(text)}"
      if NearestNames(to: placeholder, among: [EmojiCode.placeholder]).first != nil { return placeholder }
    }
    return nil
  }

  /// `icon`: the index of the emoji that represents the pack. Nil for an emoji that does not exist, which is reported.
  private func packIcon(
    of fields: Fields,
    pack: String,
    entries: [MergedEntry],
    decoded: [EmojiItem]
  ) -> Int? {
    guard let node = fields["icon"]?.value else { return 0 }
    guard expect(.scalar, node, for: "`icon`") else { return nil }
    let icon = UTF8Name(tree.utf8(of: node))
    if let index = decoded.firstIndex(where: { UTF8Name($0.name.value) == icon }) { return index }
    let known = entries.map { tree.text(of: $0.key) }
    // An emoji with its own mistakes has been reported.
    guard !known.contains(where: { UTF8Name($0) == icon }) else { return nil }
    let name = tree.text(of: node)
    let near = NearestNames(to: name, among: known)
    report(.unknownToken(name, "emoji", in: "emoji.\(pack)", known: known, nearest: near, at: range(node)))
    return nil
  }
}
