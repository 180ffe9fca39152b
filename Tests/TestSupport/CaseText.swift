internal import Testing

/// A text among the arguments of a test. However long it is, the test's name stays short.
package struct CaseText: Sendable, CustomTestStringConvertible, ExpressibleByStringLiteral {
  package let text: String

  package init(_ text: String) {
    self.text = text
  }

  package init(stringLiteral text: String) {
    self.init(text)
  }

  package var testDescription: String {
    text.count <= 60 ? text.debugDescription : "\(text.prefix(20).debugDescription)… of \(text.count) characters"
  }
}
