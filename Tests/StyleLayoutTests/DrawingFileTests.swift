#if canImport(CPango)
  import Foundation
  import FoundationXML
  import StyleLayout
  import StyleTables
  import StyledText
  import TestSupport
  import Testing
  import YanxuanStyles

  @Suite struct DrawingFileTests {
    private static func drawing(_ shaper: any TextShaper) throws -> Drawing {
      var text = StyledText("Office 国家 👍🏽 שלום ¥129", style: .t22_gray2_bold)
      text.attributes.background = TextBackground(
        StyleColor(light: RGBAColor(red: 255, green: 240, blue: 200, alpha: 90)),
        cornerRadius: 3
      )
      try text.set(\.underline, LineDecoration(.wavy), in: 0..<6)
      let frame = Typesetter(shaper).frame(for: text, width: 160)
      var drawing = Drawing(size: LayoutSize(width: 170.5, height: frame.size.height), background: .white)
      drawing.draw(frame, at: LayoutPoint(x: 5, y: 0), options: DrawingOptions(showsBoxes: true))
      return drawing
    }

    private func drawing() throws -> Drawing { try Self.drawing(try PangoShaper(TestFonts.configuration)) }

    @Test(arguments: [1.0, 1.5, 2, 3]) func aPNGHasTheSizeOfThePage(scale: Double) throws {
      let drawing = try drawing()
      let png = try drawing.encoded(as: .png(scale: scale))
      #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
      let numbers = [16, 20].map { png[$0..<$0 + 4].reduce(0) { $0 << 8 | Int($1) } }
      #expect(numbers[0] == Int((170.5 * scale).rounded(.up)))
      #expect(numbers[1] == Int((drawing.size.height * scale).rounded(.up)))
    }

    @Test func anSVGIsWellFormedAndHasNoText() throws {
      let svg = try drawing().encoded(as: .svg)
      let parser = XMLParser(data: Data(svg))
      let reader = SVGReader()
      parser.delegate = reader
      #expect(parser.parse(), "\(parser.parserError as (any Error)?)")
      #expect(reader.names.first == "svg")
      #expect(reader.names.contains("path") && reader.names.contains("image"))
      #expect(!reader.names.contains("text"))
      #expect(reader.ids.count == Set(reader.ids).count)
      #expect(Set(reader.references).isSubset(of: Set(reader.ids)))
      #expect(!reader.references.isEmpty)
      #expect(reader.size == ["170.5px", "\(try drawing().size.height)px"])
    }

    @Test func aPDFIsWhole() throws {
      let pdf = try drawing().encoded(as: .pdf)
      #expect(pdf.starts(with: Array("%PDF-".utf8)))
      #expect(String(decoding: pdf.suffix(10), as: UTF8.self).contains("%%EOF"))
    }

    @Test(arguments: [DrawingFormat.png(scale: 2), .svg, .pdf])
    func oneDrawingIsAlwaysOneFile(format: DrawingFormat) async throws {
      let first = try drawing().encoded(as: format)
      let shared = try drawing()
      try await withThrowingTaskGroup(of: [UInt8].self) { group in
        for _ in 0..<8 { group.addTask { try shared.encoded(as: format) } }
        for try await other in group { #expect(other == first) }
      }
    }

    @Test func aFileOfOnePageIsThatOfTheDrawing() throws {
      let drawing = try drawing()
      #expect(try Drawing.pdf(pages: [drawing]) == drawing.encoded(as: .pdf))
      let pages = [drawing, Drawing(size: .zero), drawing]
      let file = try Drawing.pdf(pages: pages)
      #expect(try Drawing.pdf(pages: pages) == file)
      #expect(try file.count < 2 * drawing.encoded(as: .pdf).count, "fonts are embedded once")
    }

    @Test func aFileNeedsPagesThatMakeSense() {
      #expect(throws: DrawingError.failed("a PDF needs at least one page")) { try Drawing.pdf(pages: []) }
      let wrong = LayoutSize(width: 20_000, height: 1)
      #expect(throws: DrawingError.size(wrong)) {
        try Drawing.pdf(pages: [Drawing(size: LayoutSize(width: 1, height: 1)), Drawing(size: wrong)])
      }
    }

    @Test func anEmptyPageHasOnePixel() throws {
      let drawing = Drawing(size: .zero)
      #expect(try drawing.pixels().bytes == [0, 0, 0, 0])
      #expect(try !drawing.encoded(as: .svg).isEmpty)
      #expect(try !drawing.encoded(as: .pdf).isEmpty)
    }

    @Test(arguments: [.nan, .infinity, -1, 16_385]) func pagesMustHaveASize(side: Double) {
      for size in [LayoutSize(width: side, height: 1), LayoutSize(width: 1, height: side)] {
        for format in [DrawingFormat.png(scale: 1), .svg, .pdf] {
          do {
            _ = try Drawing(size: size, background: .white).encoded(as: format)
            Issue.record("\(size) was drawn")
          } catch {
            guard case .size(let wrong) = error else {
              Issue.record("\(error)")
              continue
            }
            #expect(wrong.width.description == size.width.description)
            #expect(error.description.contains("16384"))
          }
        }
      }
    }

    @Test func imagesHaveAMostNumberOfPixels() {
      #expect(throws: DrawingError.size(LayoutSize(width: 10_000, height: 10_000))) {
        try Drawing(size: LayoutSize(width: 10_000, height: 10_000)).encoded(as: .png(scale: 1))
      }
      #expect(throws: DrawingError.size(LayoutSize(width: 9000, height: 9))) {
        try Drawing(size: LayoutSize(width: 9000, height: 9)).encoded(as: .png(scale: 2))
      }
    }

    @Test(arguments: [0, -1, 0.05, 8.1, .infinity]) func scalesHaveLimits(scale: Double) {
      #expect(throws: DrawingError.scale(scale)) {
        try Drawing(size: LayoutSize(width: 1, height: 1)).encoded(as: .png(scale: scale))
      }
    }
  }

  private final class SVGReader: NSObject, XMLParserDelegate {
    var names: [String] = []
    var ids: [String] = []
    var references: [String] = []
    var size: [String] = []

    func parser(
      _ parser: XMLParser,
      didStartElement name: String,
      namespaceURI: String?,
      qualifiedName: String?,
      attributes: [String: String]
    ) {
      names.append(name)
      if name == "svg" { size = [attributes["width"] ?? "", attributes["height"] ?? ""] }
      if let id = attributes["id"] { ids.append(id) }
      if let link = attributes["xlink:href"], link.hasPrefix("#") { references.append(String(link.dropFirst())) }
    }
  }
#endif
