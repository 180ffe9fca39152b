#if PANGO
  import Foundation
  import StyleLayout
  import StyleRichText
  import Testing

  @testable import Storefront

  /// `shop --png` with the installed fonts.
  struct ShopPictureTests {
    private let page: PageScreen

    init() throws {
      page = PageScreen(try SampleSale().page, typesetter: Typesetter(try PangoShaper(.installed)))
    }

    @Test func thePageIsDrawn() throws {
      #expect(try picture() == page.png())
      #expect(try picture("--dark") != page.png())
      #expect(try picture("--at", "0.3") == page.png(at: 0.3))
    }

    @Test func thePageIsDrawnAsItWasTouched() throws {
      let word = try point(of: "壶")
      let script = """
        # A long press.

        1 down \(word.x) \(word.y)
        1.5 timer
        2 up \(word.x) \(word.y)

        """
      var touched = page
      for event in [TouchEvent.down(word, at: 1), .timer(at: 1.5), .up(word, at: 2)] { touched.handle(event) }
      #expect(touched.copied != nil)
      #expect(try picture(touches: script) == touched.png())
      #expect(try picture(touches: script) != page.png())
    }

    /// It ends the selection, once it cannot be the first of two taps.
    @Test func aTapAtTheEndIsTold() throws {
      let (word, other) = (try point(of: "壶"), try point(of: "很稳"))
      let script = """
        1 down \(word.x) \(word.y)
        2 up \(word.x) \(word.y)
        3 down \(other.x) \(other.y)
        3.1 up \(other.x) \(other.y)
        """
      #expect(try picture(touches: script) == page.png())
    }

    @Test func aFingerThatStaysDownPresses() throws {
      let link = try point(of: "指南")
      var pressed = page
      pressed.handle(.down(link, at: 1))
      #expect(pressed.highlight(in: .comment(0)) != nil)
      let script = "1 down \(link.x) \(link.y)"
      #expect(try picture(touches: script) == pressed.png())
      #expect(try picture("--at", "9", touches: script) == page.png(at: 9), "a long press")
    }

    @Test func whatIsWrongWithTouches() throws {
      let folder = try Folder()
      let file = try folder.write("0 down 1 2\n0.1 up here\n")
      let wrong = try BuiltShop.run(["--png", folder.path("a.png"), "--events", file])
      #expect(wrong.errors.hasPrefix("\(file):2:1: error: `0.1 up here` is not a touch; a line is a time, "))
      #expect(wrong.status == 65)
      let missing = try BuiltShop.run(["--png", folder.path("a.png"), "--events", folder.path("none.txt")])
      #expect(missing.errors == "\(folder.path("none.txt")): error: cannot be read\n" && missing.status == 66)
      #expect(!FileManager.default.fileExists(atPath: folder.path("a.png")))
      let unwritten = try BuiltShop.run(["--png", folder.path("no/a.png")])
      #expect(
        unwritten.errors.hasPrefix("\(folder.path("no/a.png")): error: cannot be written") && unwritten.status == 74
      )
    }

    private func picture(_ arguments: String..., touches script: String? = nil) throws -> [UInt8] {
      let folder = try Folder()
      let touches = try script.map { ["--events", try folder.write($0)] } ?? []
      let result = try BuiltShop.run(["--png", folder.path("page.png")] + arguments + touches)
      #expect((result.output, result.errors, result.status) == ("", "", 0))
      return Array(try Data(contentsOf: URL(fileURLWithPath: folder.path("page.png"))))
    }

    /// The middle of a part of the first comment.
    private func point(of part: String) throws -> LayoutPoint {
      let place = try #require(page.layout.place(of: .comment(0)))
      let text = place.frame.text.text
      let range = try #require(text.range(of: part), "`\(part)` is not in `\(text)`")
      let utf16 = range.lowerBound.utf16Offset(in: text)..<range.upperBound.utf16Offset(in: text)
      let rect = try #require(place.frame.selectionRects(for: utf16).first?.rect)
      return LayoutPoint(x: place.origin.x + rect.x + rect.width / 2, y: place.origin.y + rect.y + rect.height / 2)
    }
  }

  /// A folder that goes with the value.
  private final class Folder {
    private let url = FileManager.default.temporaryDirectory.appendingPathComponent("shop \(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: url) }

    func path(_ name: String) -> String { url.appendingPathComponent(name).path }

    /// Writes a script of touches, and returns its path.
    func write(_ script: String) throws -> String {
      try Data(script.utf8).write(to: URL(fileURLWithPath: path("taps.txt")))
      return path("taps.txt")
    }
  }

  extension PageScreen {
    fileprivate func png(at seconds: Double? = nil) throws -> [UInt8] {
      try PagePicture().drawing(self, at: seconds).encoded(as: .png(scale: 2))
    }
  }
#endif
