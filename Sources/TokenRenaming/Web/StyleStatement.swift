/// A rule or declaration that a reader of CSS is in.
struct StyleStatement {
  /// The classes in it, without dots.
  private(set) var classes: [(name: WebName, range: Range<Int>)] = []
  /// Its at-keyword in lowercase, without `@`.
  private var keyword: String?
  private var tokenCount = 0
  private var startsWithProperty = false
  /// Whether it declares a custom property.
  private(set) var isCustomProperty = false

  /// What a statement ends with.
  enum End {
    case brace
    case semicolon
    /// The end of the block or of the source.
    case end
  }

  mutating func add(class name: WebName, at range: Range<Int>) { classes.append((name, range)) }

  mutating func addToken() { tokenCount += 1 }

  mutating func addIdentifier(_ name: ArraySlice<UInt8>) {
    if tokenCount == 0 { startsWithProperty = name.starts(with: [WebBytes.hyphen, WebBytes.hyphen]) }
    tokenCount += 1
  }

  mutating func addColon() {
    if tokenCount == 1, startsWithProperty { isCustomProperty = true }
    tokenCount += 1
  }

  mutating func addKeyword(_ name: String) {
    if tokenCount == 0 { keyword = name }
    tokenCount += 1
  }

  /// Whether classes in it are selectors: before a block, and after `@extend` of SCSS.
  func hasSelectors(before end: End) -> Bool {
    switch (end, keyword) {
    case (.brace, nil): !isCustomProperty
    case (.brace, let keyword?): ["supports", "scope", "nest", "at-root"].contains(keyword)
    case (.semicolon, let keyword), (.end, let keyword): keyword == "extend"
    }
  }
}
