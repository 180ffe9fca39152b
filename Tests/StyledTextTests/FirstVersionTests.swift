import Foundation
import StyleTables
import StyledText
import TestSupport
import Testing
import YanxuanStyles

/// Texts that were coded while every style had a color.
struct FirstVersionTests {
  private struct Sample: Codable {
    /// A run of the text, resolved for a dark screen and a label.
    struct Run: Codable {
      let range: [Int]
      let style: ResolvedStyle?
      let dark: String?
      let size: Double?
      let lineHeight: Double?
      let baselineOffset: Double?
    }

    let name: String
    let text: StyledText
    let resolved: [Run]

    /// The same, resolved by this version.
    func resolvedAgain() throws -> Sample {
      let shown = text.resolved(in: StyleContext(appearance: .dark, host: .label))
      let runs = try shown.runs.map { run in
        let set = shown[run]
        return Run(
          range: [run.range.lowerBound, run.range.upperBound],
          style: try text.run(at: run.range.lowerBound).resolved,
          dark: set.color?.description,
          size: set.size,
          lineHeight: set.line?.minimumLineHeight,
          baselineOffset: set.line?.baselineOffset
        )
      }
      return Sample(name: name, text: text, resolved: runs)
    }
  }

  /// `texts-1.json` has texts with codes, explicit styles and colors, slots and a remembered text. A program that was
  /// built with the last version before styles could leave the color open encoded them, and their runs as it resolved
  /// them.
  @Test func textsOfTheFirstVersionReadAndWriteAsBefore() throws {
    let bytes = try Repository.readBytes("Tests/Data/texts-1.json")
    let samples = try Coded.decoder().decode([Sample].self, from: Data(bytes))
    #expect(samples.map(\.name) == ["prices", "slots", "explicit", "emptied"])
    let again = try samples.map { try $0.resolvedAgain() }
    #expect(try Coded.json(again) + "\n" == String(decoding: bytes, as: UTF8.self))
    let codes = again.flatMap { sample in sample.text.runs.compactMap(\.style) }
    #expect(Set(codes.map(\.name)).isSuperset(of: ["14_gray2_bold", "14_link_regular_read", "12_gray3_regular"]))
    #expect(codes.allSatisfy { Yanxuan.code(named: $0.name) == $0 })
  }
}
