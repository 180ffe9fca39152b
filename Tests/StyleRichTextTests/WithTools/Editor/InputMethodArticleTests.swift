import Foundation
import TestSupport
import Testing

struct InputMethodArticleTests {
  /// The table of the article has a row for each member.
  @Test func theArticleMapsEachMember() throws {
    let article = try Repository.read("Sources/StyleRichText/StyleRichText.docc/InputMethods.md")
    let rows = Set(article.matches(of: #/\| `([^`]+)` \|/#).map { String($0.1) })
    let text = try Repository.read("Tests/AppleStubs/UIKit/TextInput.swift")
    let protocols = text.matches(of: #/(?s)protocol (?:UIKeyInput|UITextInput): \w+ \{\n(.*?)\n\}/#).map(\.1)
    let lines = protocols.flatMap { $0.split(separator: "\n") }
    let members = lines.compactMap { Self.member($0.drop { $0 == " " }) }
    #expect(members.count == 31)
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
