/// Which fonts there are: those that were listed and no others, so that a layout is the same on every machine.
///
/// A listed configuration depends neither on the fonts nor on the settings of the machine, nor on languages in the
/// environment. Where a style asks for a weight that its family does not have, the nearest is taken; for 600 and more,
/// strokes are thickened if that is less than 600. Widths do not change by that, as in browsers.
public struct FontConfiguration: Sendable, Hashable {
  /// Font files, and folders of font files with all folders in them. TrueType and OpenType, single or in collections.
  public var files: [String]
  /// The families in the order in which they are tried: the first one is for styles that name no family, or one that
  /// there is not; the others are for characters that it does not have. Families of `files` that are not listed come
  /// after those that are, in the order of the files. Capitals and spaces in names make no difference.
  public var families: [String]
  /// Whether the fonts that the machine has installed are used, too, with the machine's own rules for fallback.
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
