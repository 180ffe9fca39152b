import Foundation
import TestSupport
import Testing

@testable import TokenResolver

struct ComposedFormTests {
  @Test(
    arguments: [
      ("", nil), ("abc", nil), ("赞", nil), ("é", nil), ("x\u{302}", nil), ("\u{302}", nil), ("각", nil), ("👩‍👩‍👧‍👦", nil),
      ("e\u{301}", "\u{301}"), ("ἀ\u{301}", "\u{301}"), ("Α\u{301}", "\u{301}"), ("가\u{11A8}", "\u{11A8}"),
      ("\u{212B}", "\u{212B}"),
      ("q\u{307}\u{323}", "\u{323}"), ("\u{958}", "\u{958}"), ("\u{F900}", "\u{F900}"),
    ] as [(String, Unicode.Scalar?)]
  )
  func firstChange(text: String, scalar: Unicode.Scalar?) {
    #expect(ComposedForm.firstChange(in: text) == scalar)
  }

  /// Python has its own tables. Characters that are newer than them are left out.
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/python3")))
  func allCharactersAndRandomTextsAreAsPythonSays() throws {
    let seed = SeededGenerator.chosenSeed
    print("ComposedFormTests: STYLESPEC_SEED=\(seed)")
    let program = """
      import random, sys, unicodedata as u
      random.seed(\(seed))
      known = [c for c in map(chr, range(0x110000)) if u.category(c) not in ("Cn", "Co", "Cs")]
      marks = [c for c in known if u.category(c)[0] == "M"] + [chr(c) for c in range(0x1160, 0x1200)]
      whole = [c for c in known if u.normalize("NFD", c) != c]
      bases = [u.normalize("NFD", c)[0] for c in whole]
      texts = known + [u.normalize("NFD", c) for c in whole]
      texts += ["".join(random.choice(random.choice([bases, marks, whole, known])) for _ in range(random.randint(2, 6)))
        for _ in range(\(lawRounds(40_000)))]
      for text in texts: print(int(u.is_normalized("NFC", text)), *(ord(c) for c in text))
      """
    var counts = [0, 0]
    for line in try Subprocess.run("/usr/bin/python3", ["-c", program]).output.split(separator: "\n") {
      let numbers = line.split(separator: " ").compactMap { UInt32($0) }
      let isComposed = try #require(numbers.first) == 1
      counts[isComposed ? 1 : 0] += 1
      let text = String(String.UnicodeScalarView(numbers.dropFirst().compactMap(Unicode.Scalar.init)))
      guard (ComposedForm.firstChange(in: text) == nil) != isComposed else { continue }
      Issue.record("\(numbers.dropFirst()), seed \(seed)")
    }
    #expect(counts[0] > 10_000 && counts[1] > 100_000)
  }
}
