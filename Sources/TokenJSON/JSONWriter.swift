/// A value that a ``JSONWriter`` can write.
package protocol JSONWritable {
  /// Writes the value, whole.
  func write(to writer: inout JSONWriter)
}

/// Writes JSON value by value: indented, with unescaped slashes, as Foundation's `JSONEncoder` formats it.
///
/// `JSONEncoder` keeps a tree of all values and takes about 50 times as many instructions. Reports have thousands of
/// findings, and a list of codes has hundreds of megabytes. Reports give the fields of an object in the
/// order of their keys' bytes.
package struct JSONWriter {
  /// The text since the start, or since the last ``take()``.
  package private(set) var bytes: [UInt8] = []
  private var indentation = 0
  private var isEmpty = true

  /// A writer of one value.
  package init() {}

  /// A value as a text that ends with a line feed. Linear.
  package static func text(of value: some JSONWritable) -> String {
    var writer = JSONWriter()
    value.write(to: &writer)
    writer.endLine()
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// The bytes, which the writer then forgets: so a long text need not be in memory as a whole.
  package mutating func take() -> [UInt8] {
    defer { bytes.removeAll() }
    return bytes
  }

  /// Writes an object; the closure gives its fields.
  package mutating func object<Failure>(_ fields: (inout JSONWriter) throws(Failure) -> Void) throws(Failure) {
    try group(from: UInt8(ascii: "{"), to: UInt8(ascii: "}"), content: fields)
  }

  /// Writes an array; the closure gives its elements.
  package mutating func array<Failure>(_ elements: (inout JSONWriter) throws(Failure) -> Void) throws(Failure) {
    try group(from: UInt8(ascii: "["), to: UInt8(ascii: "]"), content: elements)
  }

  /// Writes a field of an object.
  package mutating func field(_ key: String, _ value: some JSONWritable) {
    field(key) { value.write(to: &$0) }
  }

  /// Writes a field of an object; the closure writes its value.
  package mutating func field(_ key: String, _ value: (inout JSONWriter) -> Void) {
    startLine()
    write(key)
    append(" : ")
    value(&self)
  }

  /// Writes an element of an array.
  package mutating func element(_ value: some JSONWritable) {
    element { value.write(to: &$0) }
  }

  /// Writes an element of an array; the closure writes its value.
  package mutating func element(_ value: (inout JSONWriter) -> Void) {
    startLine()
    value(&self)
  }

  /// Writes a string.
  package mutating func write(_ text: String) { JSONString.append(text, to: &bytes) }

  /// Writes a number from its digits, which must be a number of JSON.
  package mutating func write(number digits: String) { append(digits) }

  /// Writes what JSON has as a literal: a number, `true`, `false` or `null`.
  fileprivate mutating func write(literal text: String) { append(text) }

  /// Ends the text with a line feed.
  package mutating func endLine() { bytes.append(UInt8(ascii: "\n")) }

  private mutating func group<Failure>(
    from start: UInt8,
    to end: UInt8,
    content: (inout JSONWriter) throws(Failure) -> Void
  ) throws(Failure) {
    bytes.append(start)
    indentation += 2
    isEmpty = true
    try content(&self)
    indentation -= 2
    if !isEmpty { breakLine() }
    isEmpty = false
    bytes.append(end)
  }

  private mutating func startLine() {
    if !isEmpty { bytes.append(UInt8(ascii: ",")) }
    isEmpty = false
    breakLine()
  }

  private mutating func breakLine() {
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indentation))
  }

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }
}

extension String: JSONWritable {
  /// Writes a string.
  package func write(to writer: inout JSONWriter) { writer.write(self) }
}

extension Int: JSONWritable {
  /// Writes a number.
  package func write(to writer: inout JSONWriter) { writer.write(literal: description) }
}

extension Bool: JSONWritable {
  /// Writes `true` or `false`.
  package func write(to writer: inout JSONWriter) { writer.write(literal: description) }
}

extension Double: JSONWritable {
  /// Writes a finite number, a whole one without a fraction; others, which JSON does not have, as `null`.
  package func write(to writer: inout JSONWriter) {
    guard isFinite else { return writer.write(literal: "null") }
    let text = description
    writer.write(literal: text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
  }
}

extension Optional: JSONWritable where Wrapped: JSONWritable {
  /// Writes `null` for nothing.
  package func write(to writer: inout JSONWriter) {
    if let self { self.write(to: &writer) } else { writer.write(literal: "null") }
  }
}

extension Array: JSONWritable where Element: JSONWritable {
  /// Writes an array.
  package func write(to writer: inout JSONWriter) {
    writer.array { for element in self { $0.element(element) } }
  }
}

extension Dictionary: JSONWritable where Key == String, Value: JSONWritable {
  /// Writes an object.
  package func write(to writer: inout JSONWriter) {
    writer.object { writer in
      for (key, value) in sorted(by: { $0.key < $1.key }) { writer.field(key, value) }
    }
  }
}
