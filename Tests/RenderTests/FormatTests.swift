#if canImport(CPango)
  import Foundation
  #if canImport(FoundationXML)
    import FoundationXML
  #endif
  import Testing
  import TestSupport

  /// The files that are written.
  struct FormatTests {
    private static let text = "Hxg 国 <&> مرحبا 👍🏽"

    @Test func anSVGIsWellFormed() throws {
      let project = try RenderProject()
      _ = try project.render(["14_ink_bold", Self.text, "-o", "a.svg", "--width", "200", "--show-boxes"])
      let reader = XMLRoot()
      let parser = XMLParser(data: Data(try project.bytes("a.svg")))
      parser.delegate = reader
      #expect(parser.parse(), "\(String(describing: parser.parserError))")
      #expect(reader.name == "svg")
      #expect(reader.attributes["viewBox"] == "0 0 216 36")
    }

    /// With a table of objects where the file says that it is.
    @Test func aPDFIsWhole() throws {
      let project = try RenderProject()
      _ = try project.render(["14_ink_bold", Self.text, "-o", "a.pdf"])
      let bytes = try project.bytes("a.pdf")
      #expect(bytes.starts(with: Array("%PDF-1.".utf8)))
      let end = bytes.suffix(40).split(separator: 10).map { String(decoding: $0, as: UTF8.self) }
      #expect(end.last == "%%EOF")
      let place = try #require(end.dropLast().last.flatMap { Int($0) })
      #expect(bytes.dropFirst(place).starts(with: Array("xref".utf8)))
    }

    /// The end of the name says it, and an option more loudly.
    @Test(arguments: [
      (["a.png"], [0x89, 0x50]), (["a.PNG"], [0x89, 0x50]), (["a.svg"], [0x3C, 0x3F]), (["a.pdf"], [0x25, 0x50]),
      (["a.png", "--format", "svg"], [0x3C, 0x3F]), (["label", "--format", "pdf"], [0x25, 0x50]),
    ])
    func theNameTellsTheFormat(output: [String], start: [UInt8]) throws {
      let project = try RenderProject()
      _ = try project.render(["14_ink_bold", "Hi", "-o"] + output)
      #expect(try project.bytes(output[0]).starts(with: start))
    }

    /// After the text is what the appearance has, unless said; what is transparent stays so.
    @Test(arguments: [
      ([], "rgb(100%,100%,100%)"), (["--appearance", "dark"], "rgb(10.980392%,10.980392%,11.764706%)"),
      (["--appearance", "high-contrast-dark"], "rgb(0%,0%,0%)"), (["--background", "#336699"], "rgb(20%,40%,60%)"),
      (["--background", "#369"], "rgb(20%,40%,60%)"),
    ])
    func theBackgroundIsPainted(options: [String], color: String) throws {
      let project = try RenderProject()
      _ = try project.render(["14_red_bold", "Hi", "-o", "a.svg"] + options)
      let svg = String(decoding: try project.bytes("a.svg"), as: UTF8.self)
      #expect(svg.contains(color))
      _ = try project.render(["14_red_bold", "Hi", "-o", "b.svg"] + options + ["--background", "none"])
      #expect(!String(decoding: try project.bytes("b.svg"), as: UTF8.self).contains(color))
    }
  }

  /// The outermost element of a document.
  private final class XMLRoot: NSObject, XMLParserDelegate {
    var name: String?
    var attributes: [String: String] = [:]

    func parser(
      _ parser: XMLParser,
      didStartElement name: String,
      namespaceURI: String?,
      qualifiedName: String?,
      attributes: [String: String]
    ) {
      guard self.name == nil else { return }
      self.name = name
      self.attributes = attributes
    }
  }
#endif
