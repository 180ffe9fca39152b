internal import TokenReports
internal import TokenResolver

/// The JSON Schema that editors read, as a file beside specs.
enum SpecSchemaFile {
  /// Hidden, so that no build system asks what a file among sources is for.
  static let name = ".stylespec.schema.json"

  static var text: String {
    get throws { try JSONText.of(SpecSchema()) }
  }
}
