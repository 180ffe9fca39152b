/// The fonts that a shaper uses: only the listed ones, so that a layout is the same on every machine.
///
/// A listed configuration depends neither on the fonts or the settings of the machine, nor on languages in the
/// environment. If a family lacks the requested weight, the nearest weight is used; for 600 and more, strokes are
/// thickened if that weight is less than 600. As in browsers, advances do not change with it.
public struct FontConfiguration: Sendable, Hashable {
  /// Font files, and folders of font files with all their subfolders. TrueType and OpenType, single or in collections.
  public var files: [String]
  /// The families in the order in which they are tried: the first is used for styles without a family and for those
  /// with an unknown one; the others are for characters that it lacks. Families of `files` that are not listed follow
  /// in the order of the files. Case and spaces in names are ignored.
  public var families: [String]
  /// Whether the fonts installed on the machine are also used, with its fallback rules.
  public var includesInstalledFonts: Bool

  /// Creates a configuration from its parts.
  public init(files: [String] = [], families: [String] = [], includesInstalledFonts: Bool = false) {
    self.files = files
    self.families = families
    self.includesInstalledFonts = includesInstalledFonts
  }

  /// The fonts installed on the machine.
  public static let installed = FontConfiguration(includesInstalledFonts: true)
}
