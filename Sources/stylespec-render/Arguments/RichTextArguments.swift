internal import ArgumentParser
internal import StyleRichText
internal import StyleTables
internal import StyledText

/// The way to read a text: as is, or as plain text with emoji, mentions and links.
struct RichTextArguments: ParsableArguments {
  @Flag(help: "Read emoji codes, the names of --mention, addresses and topics in the text.")
  var rich = false

  @Option(
    help: ArgumentHelp(
      "A person that @name in the text mentions. May be repeated.",
      valueName: "name=id"
    )
  )
  var mention: [PersonArgument] = []

  @Option(
    help: ArgumentHelp(
      "The color of links: the name of a color in the spec, #RRGGBB, or #RRGGBB/#RRGGBB for light and dark appearances.",
      discussion: "The spec's color `link` by default, or else a blue.",
      valueName: "color"
    )
  )
  var linkColor: String?

  @Option(
    help: ArgumentHelp("The color of mentions, in the same forms. (default: the color of links)", valueName: "color")
  )
  var mentionColor: String?

  func validate() throws {
    let given = [
      ("--mention", !mention.isEmpty), ("--link-color", linkColor != nil), ("--mention-color", mentionColor != nil),
    ]
    if !rich, let (name, _) = given.first(where: \.1) { throw ValidationError("\(name) requires --rich.") }
  }

  /// Throws an error for options that a specimen does not support.
  func requireNone() throws {
    if rich { throw ValidationError("--rich is for a text, not for a specimen.") }
  }

  /// The text to show. Throws an error for a color that the catalog does not have.
  func styled(_ text: String, in code: StyleCode, emoji: EmojiCatalog?) throws -> StyledText {
    guard rich else { return StyledText(text, style: code) }
    let standard = code.catalog.color(named: "link") ?? LineArguments.linkColor
    let link = try linkColor.map { try Self.color($0, of: "--link-color", in: code.catalog) } ?? standard
    let mentionColor = try mentionColor.map { try Self.color($0, of: "--mention-color", in: code.catalog) } ?? link
    let codec = RichTextCodec(
      emoji: emoji,
      mentions: .names(MentionDirectory(mention.map { ($0.name, $0.identifier) })),
      links: [.url, .mail, .topic, .hashtag],
      looks: RichTextLooks(
        style: code,
        mention: TextAttributes(color: mentionColor),
        link: TextAttributes(color: link)
      )
    )
    return codec.decode(PlainText(text)).text
  }

  /// A color by its name, by its path with or without braces, or in hex digits.
  private static func color(_ text: String, of option: String, in catalog: StyleCatalog) throws -> StyleColor {
    if let color = InkArgument(argument: text)?.color ?? catalog.color(named: text) { return color }
    let path = text.hasPrefix("{") && text.hasSuffix("}") ? text.dropFirst().dropLast() : text[...]
    if path.hasPrefix("color."), let color = catalog.color(named: String(path.dropFirst("color.".count))) {
      return color
    }
    throw reported("\(catalog.name) has no color '\(text)' for \(option); name one of its colors, or write #RRGGBB")
  }
}

/// A name and its person: `小明=user/7`.
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
