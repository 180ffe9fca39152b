import Foundation
import TestSupport
import Testing

/// That the adapter could be written in another package.
struct PublicInterfaceTests {
  private static let files = [
    "SecondsOfEvents", "TextInput/RichTextPositions", "TextInput/RichTextInput", "TextInput/RichTextInput+Text",
    "TextInput/RichTextInput+Positions", "TextInput/RichTextInput+Geometry", "TextInput/RichTextTokenizer",
  ]
  /// Substitutes for UIKit.
  private static let substitutes = [
    "Tests/AppleStubs/UIKit/TextInput.swift", "Tests/StyleRichTextTests/TextInput/Substitutes.swift",
  ]

  private static func source(_ file: String) throws -> String {
    try Repository.read("Examples/CommentBox/\(file).swift")
  }

  @Test(arguments: files.dropFirst())
  func theAdapterImportsPublicModulesOnly(_ file: String) throws {
    let imports = try Self.source(file).split(separator: "\n").filter { $0.contains("import ") }
      .map { $0.drop { $0 == " " } }
    let allowed: Set<Substring> = [
      "import Foundation", "import StyleLayout", "import StyleRichText", "import StyledText", "import UIKit",
      "import CoreFoundation", "import ObjectiveC",
    ]
    #expect(!imports.isEmpty && Set(imports).isSubset(of: allowed))
  }

  /// The compiler sees what another package sees: no `package` declarations.
  @Test(.enabled(if: isLongRun, "compiles for seconds; STYLESPEC_LONG=1 includes it"))
  func theAdapterUsesThePublicInterfaceOnly() throws {
    let sources = try Self.files.map(Self.source) + Self.substitutes.map(Repository.read)
    let adapter = sources.joined(separator: "\n")
    let good = try SwiftProgram.check(adapter, defining: "UIKIT_SUBSTITUTE")
    #expect(good.status == 0, "\(good.errors)")
    let bad = try SwiftProgram.check(adapter + "\nlet steps = DecodingSteps()\n", defining: "UIKIT_SUBSTITUTE")
    #expect(bad.status != 0 && bad.errors.contains("DecodingSteps"))
  }

  /// The table of the article has a row for each member.
  @Test func theArticleMapsEachMember() throws {
    let article = try Repository.read("Sources/StyleRichText/StyleRichText.docc/InputMethods.md")
    let rows = Set(article.matches(of: #/\| `([^`]+)` \|/#).map { String($0.1) })
    let text = try Repository.read("Tests/AppleStubs/UIKit/TextInput.swift")
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
