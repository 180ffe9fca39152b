/// Which fonts there are: those that were listed and no others, so that a layout is the same on every machine.
public struct FontConfiguration: Sendable, Hashable {
  /// Font files, and folders of font files.
  public var files: [String]
  /// The families in the order in which they are tried: the first one is for styles that name no family, the others for
  /// characters that it does not have.
  public var families: [String]
  /// Whether the fonts that the machine has installed are used, too.
  public var includesInstalledFonts: Bool

  /// A configuration from its parts.
  public init(files: [String] = [], families: [String] = [], includesInstalledFonts: Bool = false) {
    self.files = files
    self.families = families
    self.includesInstalledFonts = includesInstalledFonts
  }

  /// What the machine has installed.
  public static let installed = FontConfiguration(includesInstalledFonts: true)
}
