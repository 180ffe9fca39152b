/// An attribute of a tag.
struct MarkupAttribute {
  let name: Range<Int>
  /// Its value without quotes; nil if it has none.
  var value: Range<Int>?
  /// The expressions in its value, which were read.
  var expressions: [Range<Int>] = []
}

extension MarkupAttribute {
  /// The parts of its value between expressions.
  var parts: [Range<Int>] {
    guard let value else { return [] }
    let starts = [value.lowerBound] + expressions.map(\.upperBound)
    let ends = expressions.map(\.lowerBound) + [value.upperBound]
    return zip(starts, ends).map { $0..<max($0, $1) }
  }
}

extension MarkupReader {
  /// Adds what an attribute mentions, of a tag that ends in some way. The first `class` is a list of classes.
  func add(
    _ attribute: MarkupAttribute,
    _ tagEnd: TagEnd,
    isClass: Bool,
    _ found: inout WebFindings
  ) {
    guard tagEnd != .missing else {
      found.scan(attribute.name, as: .unknown)
      for part in attribute.parts { found.scan(part, as: .unknown) }
      return
    }
    found.scan(attribute.name, as: .markup)
    guard let value = attribute.value else { return }
    if isClass {
      let templates = dialect == .svelte ? [] : templateExpressions(in: value)
      for template in templates { found.scan(template, as: .unknown) }
      found.changeClasses(in: value, as: .markup, around: attribute.expressions + templates)
    } else if dialect == .vue, ":@#v".utf8.contains(bytes[attribute.name.lowerBound]), isDirective(attribute.name) {
      found.readScript(value, .plain)
    } else {
      let parts = attribute.parts
      for (index, part) in parts.enumerated() {
        var edges: OpenEdges = index > 0 ? [.start] : []
        if index < parts.count - 1 { edges.insert(.end) }
        found.scan(part, as: .markup, open: edges)
      }
    }
  }

  private func isDirective(_ name: Range<Int>) -> Bool {
    bytes[name.lowerBound] != UInt8(ascii: "v") || bytes[name].starts(with: "v-".utf8)
  }

  /// The ranges that a program on a server replaces, from what begins one to what ends it: `{{ … }}`, `{% … %}`,
  /// `{ … }`, `${ … }`, `<% … %>` and `<? … ?>`.
  private func templateExpressions(in value: Range<Int>) -> [Range<Int>] {
    var cursor = Self(bytes, value, dialect)
    var ranges: [Range<Int>] = []
    while cursor.position < cursor.end {
      let start = cursor.position
      if cursor.isAt("{{") {
        cursor.skip(past: "}}")
      } else if cursor.isAt("{%") {
        cursor.skip(past: "%}")
      } else if cursor.isAt("{") {
        cursor.skip(past: "}")
      } else if cursor.isAt("<%") {
        cursor.skip(past: "%>")
      } else if cursor.isAt("<?") {
        cursor.skip(past: "?>")
      } else {
        cursor.position += 1
        continue
      }
      ranges.append(start..<cursor.position)
    }
    return ranges
  }

  private mutating func skip(past text: StaticString) {
    _ = skip(to: text)
    skip(text.utf8CodeUnitCount)
  }
}
