package import TokenModel

/// Writes catalogs in one format: a type without instances, whose folder has all that only this format needs.
///
/// `Scripts/emitters` finds the types that are declared as `enum NameEmitter: OutputEmitter {` in the folders next to
/// `Support`, and writes their list, their documentation and the schema of their options.
package protocol OutputEmitter: SendableMetatype {
  /// The name of the format on the command line and in configurations, such as `css`.
  static var id: String { get }
  /// Its documentation.
  static var documentation: EmitterDocumentation { get }
  /// Its configurable options.
  static var options: [EmitterOption] { get }

  /// Whether the outputs have the `$extensions` of tokens, and comments as descriptions. A compile keeps both only for
  /// such outputs.
  static var passesExtensionsOn: Bool { get }

  /// Whether the outputs are token files, which a run with their folder would read as inputs.
  static var writesTokenFiles: Bool { get }

  /// Why token files on their own make no output, such as "they have no style and no color"; nil if they make one.
  static func reasonForNoOutput(of input: EmitterInput) -> String?

  /// Writes a catalog. What the format cannot express is reported, never silently omitted. Throws when a file cannot be
  /// named after the catalog.
  ///
  /// - Complexity: O(*n*), where *n* is the number of codes and tokens.
  static func emit(_ input: EmitterInput, _ report: inout EmitterReport) throws(OutputPathError) -> [OutputFile]

  /// Whether a file begins like the files of this format, of any version of the tool, so that it may be replaced.
  static func recognizes(_ start: [UInt8]) -> Bool

  /// The names that the outputs give to codes and tokens; nil for a format without its own names.
  static func names(in input: EmitterInput) -> PlatformNames?

  /// Reports names that the outputs of several catalogs must not share. They are in one module, or in one page.
  static func reportEqualNames(among inputs: [EmitterInput], _ report: inout EmitterReport)
}

extension OutputEmitter {
  /// Nothing can be configured.
  package static var options: [EmitterOption] { [] }

  /// `$extensions` and comments are not passed on.
  package static var passesExtensionsOn: Bool { false }

  /// The outputs are not token files.
  package static var writesTokenFiles: Bool { false }

  /// All tokens make outputs.
  package static func reasonForNoOutput(of input: EmitterInput) -> String? { nil }

  /// Returns nil: the format does not have its own names.
  package static func names(in input: EmitterInput) -> PlatformNames? { nil }

  /// The names of a catalog do not matter to others.
  package static func reportEqualNames(among inputs: [EmitterInput], _ report: inout EmitterReport) {}
}

/// The names of a catalog's codes and tokens in a format.
package struct PlatformNames: Sendable {
  /// A name for each code, in the order of ``TokenModel/Catalog/codes``; empty if the outputs have no codes.
  package let codes: [String]
  /// A name for each token of ``TokenModel/Catalog/tokens``, nil for one that the outputs do not have; empty if they
  /// have none.
  package let tokens: TokenTable<String?>

  /// Names from their lists; nothing is checked.
  init(codes: [String], tokens: TokenTable<String?> = []) {
    self.codes = codes
    self.tokens = tokens
  }
}

/// The documentation of a format, in Markdown.
package struct EmitterDocumentation: Sendable {
  /// The display name of the format: "CSS".
  package let title: String
  /// One sentence without a full stop: the purpose of the outputs.
  package let summary: String
  /// The outputs of the catalog `Brand`, and their contents.
  package let files: [(name: String, content: String)]
  /// What a reader must know, in paragraphs.
  package let details: String

  init(title: String, summary: String, files: [(name: String, content: String)], details: String) {
    self.title = title
    self.summary = summary
    self.files = files
    self.details = details
  }
}
