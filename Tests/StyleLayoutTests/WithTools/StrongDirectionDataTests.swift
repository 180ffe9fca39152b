import Foundation
import TestSupport
import Testing

@testable import StyleLayout

@Suite struct StrongDirectionDataTests {
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
}
