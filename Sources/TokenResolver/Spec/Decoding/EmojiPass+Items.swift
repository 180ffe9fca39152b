internal import TokenDiagnostics
internal import TokenModel
internal import TokenYAML

extension EmojiPass {
  /// The entries of `items` in one part of a pack; none without that key.
  func itemEntries(of part: Fields) -> [(key: NodeID, value: NodeID)] {
    guard let node = part["items"]?.value, expect(.mapping, node, for: "`items`") else { return [] }
    if tree.entries(of: node).first(where: { _ in true }) == nil { report(.emptyMapping("`items`", at: range(node))) }
    return table(node, named: "items")
  }

  /// The emoji of a pack. Mistakes are reported, and the emoji that have them are left out.
  ///
  /// - Parameters:
  ///   - entries: The entries of `items`, by the parts of the pack as tables.
  ///   - template: The text before and after a name in a code; nil if it is wrong, so that codes are not checked.
  ///   - folders: The folder of each part's images; nil for a wrong one, so that paths are not checked.
  ///   - numbers: The codes and emoji of the packs so far.
  func emojiItems(
    _ entries: [MergedEntry],
    template: (before: String, after: String)?,
    folders: [[String]?],
    numbers: inout EmojiNumbers
  ) -> [EmojiItem] {
    var items: [EmojiItem] = []
    for entry in entries {
      let (key, value) = entry.first
      guard numbers.count < SpecLimits.emoji else {
        // One more is reported once, not in each of the packs that follow.
        if numbers.count == SpecLimits.emoji {
          report(.tooManyEmoji("emoji", maximum: SpecLimits.emoji, at: range(key)))
        }
        numbers.count = SpecLimits.emoji + 1
        break
      }
      numbers.count += 1
      let folder = folders[entry.table]
      if let item = emojiItem(key, node: value, template: template, folder: folder, numbers: &numbers) {
        items.append(item)
      }
    }
    return items
  }

  /// A file name, or a mapping with the image and more.
  private func emojiItem(
    _ key: NodeID,
    node: NodeID,
    template: (before: String, after: String)?,
    folder: [String]?,
    numbers: inout EmojiNumbers
  ) -> EmojiItem? {
    let name = Sourced(tree.text(of: key), from: Origin(range(key)))
    let code = template.flatMap { emojiCode(named: name, $0, numbers: &numbers) }
    guard tree.kind(of: node) == .mapping else {
      guard expect(.scalar, node, for: SpecRecord.emoji.name), let image = imagePath(node, in: folder), let code else {
        return nil
      }
      return EmojiItem(name: name, code: code, image: image)
    }
    guard let fields = annotatedFields(of: node, as: .emoji) else { return nil }
    let image = value("image", of: fields).flatMap { imagePath($0, in: folder) }
    let still = fields["still"].map { imagePath($0.value, in: folder) }
    let aliases = emojiTexts("aliases", of: fields, maximum: SpecLimits.emojiAliases)
      .filter { checkEmojiCode($0, numbers: &numbers) }
    let keywords = emojiTexts("keywords", of: fields, maximum: SpecLimits.emojiKeywords)
    let variants = emojiTexts("variants", of: fields, maximum: SpecLimits.emojiVariants)
    let aspect = factor("aspect", of: fields)
    let scale = factor("scale", of: fields)
    let label = emojiText("label", of: fields)
    guard let image, let code else { return nil }
    return EmojiItem(
      name: name,
      code: code,
      aliases: aliases,
      image: image,
      still: still ?? nil,
      label: label,
      keywords: keywords,
      variants: variants,
      aspect: aspect,
      scale: scale,
      annotations: annotations(of: node)
    )
  }

  // MARK: Codes

  private func emojiCode(
    named name: Sourced<String>,
    _ template: (before: String, after: String),
    numbers: inout EmojiNumbers
  ) -> String? {
    guard !name.value.isEmpty else {
      report(.emptyEmojiName(at: name.origin.range))
      return nil
    }
    let code = template.before + name.value + template.after
    return checkEmojiCode(Sourced(code, from: name.origin), numbers: &numbers) ? code : nil
  }

  /// Whether a text can be a code, and no other emoji has it; if not, that is reported.
  private func checkEmojiCode(_ code: Sourced<String>, numbers: inout EmojiNumbers) -> Bool {
    if let problem = EmojiCode.problem(with: code.value) {
      report(.invalidEmojiCode(code.value, because: problem, at: code.origin.range))
      return false
    }
    let first = numbers.codes[UTF8Name(code.value)]
    if let first {
      report(.duplicateEmojiCode(code.value, at: code.origin.range, first: first))
    } else {
      numbers.codes[UTF8Name(code.value)] = code.origin.range
    }
    return first == nil
  }

  // MARK: Texts and numbers

  /// A text for people; nil without one.
  func emojiText(_ key: String, of fields: Fields) -> Sourced<String>? {
    guard let node = fields[key]?.value, expect(.scalar, node, for: "`\(key)`") else { return nil }
    let text = tree.text(of: node)
    return text.isEmpty ? nil : Sourced(text, from: Origin(range(node)))
  }

  /// One text, or a list of some.
  private func emojiTexts(_ key: String, of fields: Fields, maximum: Int) -> [Sourced<String>] {
    guard let node = fields[key]?.value else { return [] }
    if let entries = namesInBraces(node) {
      report(.mappingForList(key, entries.map { "\"\($0)\"" }, at: range(node)))
      return []
    }
    let entries = tree.kind(of: node) == .sequence ? Array(tree.elements(of: node)) : [node]
    if entries.count > maximum {
      report(.tooManyEmoji(key, of: SpecRecord.emoji.name, maximum: maximum, at: range(entries[maximum])))
    }
    return entries.prefix(maximum).compactMap { entry in
      guard expect(.scalar, entry, for: "one of the \(key)") else { return nil }
      let text = Sourced(tree.text(of: entry), from: Origin(range(entry)))
      guard text.value.isEmpty else { return text }
      report(.emptyEmojiText(key, at: text.origin.range))
      return nil
    }
  }

  /// A number without a unit, in the range of the record's key.
  private func factor(_ key: String, of fields: Fields) -> Sourced<FixedDecimal>? {
    guard let node = fields[key]?.value, expect(.scalar, node, for: "`\(key)`"),
      case .literal(.number(let allowed, _))? = fields.record.key(named: key)?.value,
      let value = decimal(tree.utf8(of: node), for: "`\(key)`", at: range(node))
    else { return nil }
    guard allowed.contains(value) else {
      report(.outOfRange("`\(key)`", value, allowed: allowed, at: range(node)))
      return nil
    }
    return Sourced(value, from: Origin(range(node)))
  }
}
