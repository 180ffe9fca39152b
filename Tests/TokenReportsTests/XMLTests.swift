import TestSupport
import Foundation
import Testing
import TokenDiagnostics
import TokenReports

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A parser reads what was written.
struct XMLTests {
  @Test func parserReadsTheReport() {
    let reader = FailureReader()
    let text = JUnitReport(ReportSample.locator).render(ReportSample.diagnostics)
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    #expect(parser.parse())
    #expect(reader.messages[0] == ReportSample.diagnostics[0].message)
    #expect(reader.messages[1] == #"control \u{1B}[31m,\#r\#nline, \u{FFFE} and \u{202E}"#)
  }

  private final class FailureReader: NSObject, XMLParserDelegate {
    var messages: [String] = []

    func parser(
      _ parser: XMLParser,
      didStartElement elementName: String,
      namespaceURI: String?,
      qualifiedName: String?,
      attributes: [String: String] = [:]
    ) {
      if elementName == "failure" { messages.append(attributes["message"] ?? "") }
    }
  }
}
