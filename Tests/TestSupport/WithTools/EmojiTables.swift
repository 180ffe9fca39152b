public import StyleTables
internal import TokenDiagnostics
internal import TokenEmit
internal import TokenModel

/// An emoji of a test.
public struct TestEmoji: Sendable {
  /// Its name in its pack.
  public var name: String
  /// The code, then the aliases.
  public var codes: [String]
  /// The height, where 1 is that of the font.
  public var scale: Double
  /// The width divided by the height.
  public var aspect: Double
  /// What people see; nil for none.
  public var label: String?
  /// `true` or advice; nil for an emoji that is not deprecated.
  public var deprecated: String?
  /// The names of its variants.
  public var variants: [String]

  /// An emoji with the code `[name]` unless others are given.
  public init(
    _ name: String,
    codes: [String]? = nil,
    scale: Double = 1,
    aspect: Double = 1,
    label: String? = nil,
    deprecated: String? = nil,
    variants: [String] = []
  ) {
    self.name = name
    self.codes = codes ?? ["[\(name)]"]
    self.scale = scale
    self.aspect = aspect
    self.label = label
    self.deprecated = deprecated
    self.variants = variants
  }
}

/// The file that the compiler makes of emoji packs, which are not checked as a spec is.
///
/// - Parameter openPacks: The names of packs whose codes are also read inside of words: `boundaries: none`.
public func emojiCatalogBytes(
  _ name: String,
  _ packs: [(name: String, emoji: [TestEmoji])],
  openPacks: Set<String> = []
) -> [UInt8] {
  let catalog = Catalog(
    name: sourced(name),
    offsetHost: .uikit,
    colors: [],
    weights: [],
    families: [],
    modes: [],
    rows: [],
    styles: [],
    names: CodeNames(base: NameTemplate(parts: []), mode: NameTemplate(parts: []), baseOrigin: nil, modeOrigin: nil),
    emoji: packs.map { pack in
      EmojiPack(
        name: sourced(pack.name),
        folder: sourced("emoji/\(pack.name)"),
        items: pack.emoji.map { $0.item(in: pack.name) },
        boundaries: openPacks.contains(pack.name) ? .none : .words
      )
    }
  )
  return (try? CatalogEmitter.emoji(of: catalog))?.bytes ?? []
}

/// The tables of emoji packs, as the compiler makes them and the runtime loads them.
public func emojiCatalog(
  _ name: String,
  _ packs: [(name: String, emoji: [TestEmoji])],
  openPacks: Set<String> = []
) throws -> EmojiCatalog {
  try EmojiCatalog(validating: emojiCatalogBytes(name, packs, openPacks: openPacks))
}

extension TestEmoji {
  fileprivate func item(in pack: String) -> EmojiItem {
    EmojiItem(
      name: sourced(name),
      code: codes.first ?? "",
      aliases: codes.dropFirst().map(sourced),
      image: sourced("emoji/\(pack)/\(name).png"),
      label: label.map(sourced),
      variants: variants.map(sourced),
      aspect: sourced(FixedDecimal(tenThousandths: .init(aspect * 10_000))),
      scale: sourced(FixedDecimal(tenThousandths: .init(scale * 10_000))),
      annotations: TokenAnnotations(deprecated: deprecated.map(sourced))
    )
  }
}

private func sourced<Value>(_ value: Value) -> Sourced<Value> {
  Sourced(value, from: Origin(.start(of: SourceFileID(index: 0))))
}
