internal import ArgumentParser
internal import StyleRichText
internal import StyleTables
internal import StyledText

/// How a text is read: as it is, or as plain text with emoji, mentions and links.
struct RichTextArguments: ParsableArguments {
  @Flag(help: "Read the codes of emoji, the names of --mention, addresses and topics in the text.")
  var rich = false

  @Option(
    help: ArgumentHelp(
      "A person whom @name in the text mentions. May be repeated.",
      valueName: "name=id"
    )
  )
  var mention: [PersonArgument] = []

  func validate() throws {
    if !rich && !mention.isEmpty { throw ValidationError("--mention is for a --rich text.") }
  }

  /// Throws an error for options that a specimen does not support.
  func requireNone() throws {
    if rich { throw ValidationError("--rich is for a text, not for a specimen.") }
  }

  /// The text as it is shown.
  func styled(_ text: String, in code: StyleCode, emoji: EmojiCatalog?) -> StyledText {
    guard rich else { return StyledText(text, style: code) }
    let link = TextAttributes(color: code.catalog.color(named: "link") ?? LineArguments.linkColor)
    let codec = RichTextCodec(
      emoji: emoji,
      mentions: .names(MentionDirectory(mention.map { ($0.name, $0.identifier) })),
      links: [.url, .mail, .topic, .hashtag],
      looks: RichTextLooks(style: code, mention: link, link: link)
    )
    return codec.decode(PlainText(text)).text
  }
}

/// A name and the person that it means: `小明=user/7`.
struct PersonArgument: ExpressibleByArgument {
  let name: String
  let identifier: String

  init?(argument: String) {
    guard let sign = argument.firstIndex(of: "="), sign > argument.startIndex else { return nil }
    name = String(argument[..<sign])
    identifier = String(argument[argument.index(after: sign)...])
    if identifier.isEmpty { return nil }
  }
}
