import Foundation
import TestSupport
import Testing

/// That the adapter could be written in another package.
struct PublicInterfaceTests {
  private static let files = [
    "UITextInput", "UITextTypes", "RichTextPositions", "RichTextInput", "RichTextInput+Text", "RichTextInput+Positions",
    "RichTextInput+Geometry", "RichTextTokenizer",
  ]

  private static func source(_ file: String) throws -> String {
    try Repository.read("Tests/StyleRichTextTests/TextInput/\(file).swift")
  }

  @Test(arguments: files)
  func theAdapterImportsPublicModulesOnly(_ file: String) throws {
    let imports = try Self.source(file).split(separator: "\n").filter { $0.contains("import ") }
    let allowed: Set<Substring> = [
      "import Foundation", "import StyleLayout", "import StyleRichText", "import StyledText",
    ]
    #expect(!imports.isEmpty && Set(imports).isSubset(of: allowed))
  }

  /// The compiler sees what another package sees: no `package` declarations.
  @Test(.enabled(if: isLongRun, "compiles for seconds; STYLESPEC_LONG=1 includes it"))
  func theAdapterUsesThePublicInterfaceOnly() throws {
    let adapter = try Self.files.map(Self.source).joined(separator: "\n")
    let good = try SwiftProgram.check(adapter)
    #expect(good.status == 0, "\(good.errors)")
    let bad = try SwiftProgram.check(adapter + "\nlet steps = DecodingSteps()\n")
    #expect(bad.status != 0 && bad.errors.contains("DecodingSteps"))
  }

  /// The table of the article has a row for each member.
  @Test func theArticleMapsEachMember() throws {
    let article = try Repository.read("Sources/StyleRichText/StyleRichText.docc/InputMethods.md")
    let rows = Set(article.matches(of: #/\| `([^`]+)` \|/#).map { String($0.1) })
    let text = try Self.source("UITextInput")
    let protocols = text.matches(of: #/(?s)protocol (?:UIKeyInput|UITextInput): \w+ \{\n(.*?)\n\}/#).map(\.1)
    let lines = protocols.flatMap { $0.split(separator: "\n") }
    let members = lines.compactMap { Self.member($0.drop { $0 == " " }) }
    #expect(members.count == 29)
    for member in members { #expect(rows.contains(member), "\(member) has no row") }
  }

  /// The name of a member, as documentation writes it.
  private static func member(_ line: Substring) -> String? {
    if let property = line.firstMatch(of: #/^var (\w+):/#) { return String(property.1) }
    guard let method = line.firstMatch(of: #/^func (\w+)\((.*?)\)(?: ->.*)?$/#) else { return nil }
    let labels = method.2.split(separator: ", ").compactMap { $0.split(whereSeparator: { " :".contains($0) }).first }
    return "\(method.1)(\(labels.map { $0 + ":" }.joined()))"
  }
}
