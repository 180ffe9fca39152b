#if canImport(CPango)
  import StyleLayout
  import StyledText
  import TestSupport
  import Testing

  /// CSS Fonts Module Level 4, section 5.3: each character has the first font of the list that knows it; a space as
  /// well.
  @Suite struct SpaceFontTests {
    private func face(of character: Character, in text: String) throws -> FontFace? {
      let frame = Typesetter(try Self.shaper.get()).frame(for: StyledText(text))
      let offset = text.utf16.distance(from: text.startIndex, to: try #require(text.firstIndex(of: character)))
      return frame.lines.flatMap(\.runs).first { $0.range.contains(offset) }?.face
    }

    @Test(arguments: ["中 文", "中 ", "שלום עולם", "مرحبا بالعالم", "😀 😀", "한 a", " 中", "中  文", "a 中 b"])
    func spacesHaveTheFontOfTheStyle(text: String) throws {
      #expect(try face(of: " ", in: text)?.family == "Inter")
    }

    @Test(arguments: ["\u{A0}", "\u{2009}", "\u{202F}", "\u{AD}"] as [Character])
    func soHaveOtherSpacesAndSoftHyphens(space: Character) throws {
      #expect(try face(of: space, in: "中\(space)文")?.family == "Inter")
    }

    /// It is as wide as an ideograph.
    @Test func wideSpacesStayWithIdeographs() throws {
      #expect(try face(of: "\u{3000}", in: "中\u{3000}文")?.family == "WenQuanYi Micro Hei")
    }

    @Test func spacesAreAsWideInAllScripts() throws {
      let typesetter = Typesetter(try Self.shaper.get())
      func width(_ text: String) -> Double { typesetter.frame(for: StyledText(text)).size.width }
      let space = width("a a") - 2 * width("a")
      for word in ["中", "한", "שלום", "مرحبا", "😀"] {
        #expect(abs(width("\(word) \(word)") - 2 * width(word) - space) < 0.01, "\(word)")
      }
    }

    /// A space and the word after it, which have one font, are shaped as one. They have one script, too: digits and
    /// signs take that of the ideograph.
    @Test func spacesAndWhatFollowsAreOneRun() throws {
      let frame = Typesetter(try Self.shaper.get()).frame(for: StyledText("中 (12) 文"))
      #expect(frame.lines.flatMap(\.runs).map(\.range) == [0..<1, 1..<7, 7..<8])
    }

    /// Whatever is beside spaces, and whatever the runs are, each character is in one run.
    @Test func runsCoverTheText() throws {
      var generator = SeededGenerator(seed: 8)
      let typesetter = Typesetter(try Self.shaper.get())
      let pieces = ["a", " ", "中", "\u{A0}", "م", "ש", "😀", "\u{301}", "\t", "\u{2009}", "\u{3000}", "1", "  ", "("]
      for _ in 0..<500 {
        let words = (0..<Int.random(in: 1...12, using: &generator)).map { _ in
          pieces.randomElement(using: &generator) ?? "a"
        }
        var text = StyledText()
        for word in words {
          let size: Double? = Bool.random(using: &generator) ? 20 : nil
          text.append(StyledText(word, attributes: TextAttributes(size: size)))
        }
        let ranges = typesetter.frame(for: text).lines.flatMap(\.runs).map(\.range).sorted {
          $0.lowerBound < $1.lowerBound
        }
        #expect(ranges.first?.lowerBound == 0 && ranges.last?.upperBound == text.text.utf16.count, "seed 8: \(words)")
        for (one, next) in zip(ranges, ranges.dropFirst()) {
          #expect(one.upperBound == next.lowerBound, "seed 8: \(words)")
        }
      }
    }

    private static let shaper = Result { try PangoShaper(TestFonts.configuration) }
  }
#endif
