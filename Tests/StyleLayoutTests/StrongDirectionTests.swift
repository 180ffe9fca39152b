import Foundation
import TestSupport
import Testing

@testable import StyleLayout

@Suite struct StrongDirectionTests {
  @Test(
    arguments: [
      ("abc", .leftToRight), ("12 אבג abc", .rightToLeft), ("«مرحبا» abc", .rightToLeft), ("国 אבג", .leftToRight),
      ("", nil), ("12, 34 …", nil), ("😀 אבג", .rightToLeft), ("\u{200F}abc", .rightToLeft),
      ("\u{61C}abc", .rightToLeft),
      // What is in an isolate does not count, and a stray end of one ends nothing.
      ("\u{2067}אבג\u{2069} abc", .leftToRight), ("\u{2066}abc\u{2067}x\u{2069}d\u{2069}אבג", .rightToLeft),
      ("\u{2067}אבג abc", nil), ("\u{2069}\u{2069}אבג", .rightToLeft),
      // Embeddings and overrides are not isolates.
      ("\u{202B}abc", .leftToRight),
    ] as [(String, TextDirection?)]
  )
  func firstStrongCharacterDecides(text: String, direction: TextDirection?) {
    #expect(TextDirection(firstStrongOf: text) == direction)
  }

  /// Python knows the classes of the Unicode Character Database; which version of it, depends on Python's.
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/python3")))
  func everyCharacterIsAsTheDatabaseHasIt() throws {
    let program = """
      import unicodedata
      print(*unicodedata.unidata_version.split(".")[:1])
      for value in range(0x110000):
        kind = unicodedata.bidirectional(chr(value))
        if kind in ("L", "R", "AL") and not 0xD800 <= value <= 0xDFFF: print(value, kind)
      """
    let result = try Subprocess.run("/usr/bin/python3", ["-c", program])
    let lines = result.output.split(separator: "\n")
    let version = try #require(lines.first.flatMap { Int($0) })
    var strong: [UInt32: TextDirection] = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: " ")
      let value = try #require(UInt32(parts[0]))
      strong[value] = parts[1] == "L" ? .leftToRight : .rightToLeft
    }
    let differences = (UInt32(0)...0x10FFFF).filter { value in
      guard let scalar = Unicode.Scalar(value), let age = scalar.properties.age else { return false }
      return age.major <= min(version, 14) && TextDirection(strong: scalar) != strong[value]
    }
    // The database has changed this one since.
    #expect(differences.map { String($0, radix: 16) }.filter { $0 != "1171e" } == [])
  }

  @Test(arguments: ["🥰 שלום", "🫡 مرحبا"])
  func newEmojiHaveNoDirection(text: String) {
    #expect(TextDirection(firstStrongOf: text) == .rightToLeft)
  }
}
