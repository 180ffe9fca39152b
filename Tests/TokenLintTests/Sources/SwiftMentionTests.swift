import TestSupport
import Testing

@testable import TokenLint

/// What the scanner of Swift text finds: `⟦ ⟧` marks each name or text.
struct SwiftMentionTests {
  /// Members are marked, whatever they are members of.
  static let members: [String] = [
    // Bases, and places of dots.
    "a = .⟦b⟧", "StyleCode.⟦b⟧", "A\n  // comment\n  .⟦b⟧\n  .⟦c⟧()", "A . ⟦b⟧", "A /* . x */ . /* .y */ ⟦b⟧",
    "f(.⟦b⟧, c: .⟦d⟧)",
    "x.0.⟦b⟧", "x?.⟦b⟧", "x! .⟦b⟧", "$0.⟦b⟧", "1.⟦b⟧ + 1.5.⟦c⟧", "[.⟦b⟧]", "\\.⟦b⟧", "return .⟦b⟧",
    // Operators with dots.
    "a...b", "a..<b", ".⟦a⟧....⟦b⟧".replacing("....", with: " ... ."), "a .== b", "a .+ .⟦b⟧",
    // Comments.
    "// .a\n.⟦b⟧", "/* .a /* .b */ .c */ .⟦d⟧", "/* .a", "/// `.a`\n//// .b", "a.⟦b⟧// .c", "a.⟦b⟧/* .c */.⟦d⟧",
    "#!/usr/bin/swift .a\n.⟦b⟧",
    "//*\n.⟦b⟧ */",
    // Strings.
    "\".a\" + .⟦b⟧", #""\" .a" + .⟦b⟧"#, #""\\" + .⟦b⟧"#, "\"\"\"\n.a \" \"\" .b\n\"\"\" + .⟦c⟧",
    "\"\"\"\n\\\"\"\" .a\n\"\"\"",
    "#\".a \" .b \\\" \"# + .⟦c⟧", "##\"\"# .a\"## + .⟦b⟧", "#\"\"\"# + .⟦b⟧", "#\"\"\"\n\" \"\"\" .a\n\"\"\"# + .⟦b⟧",
    "\".a\n.⟦b⟧", "\"\" + .⟦b⟧",
    // Interpolations.
    #""\(x.⟦a⟧) .b" + .⟦c⟧"#, #""\(f(.⟦a⟧)) .b \(.⟦c⟧)""#, ##"#"\(.a) \#(.⟦b⟧) .c"# + .⟦d⟧"##,
    #""\("\(x.⟦a⟧) .b") .c" + .⟦d⟧"#,
    "\"\"\"\n\\(x\n  .⟦a⟧) .b\n\"\"\" + .⟦c⟧", #""\("(")" + .⟦a⟧"#, #""\(x.⟦a⟧"#, #""\( /* ) .a */ .⟦b⟧) .c""#,
    "\"\\(x.⟦a⟧\n.⟦b⟧) + \".c\"",
    // Regex literals, and divisions.
    "a = /.b\"/ + .⟦c⟧", "a / b.⟦c⟧ / d", "f(/\".a/)\n.⟦b⟧", "a = #/ \".a / .b /#\n.⟦c⟧", "a = #/\n\" .a\n/#\n.⟦b⟧",
    "a = /\\/\"/ + .⟦b⟧",
    "a = b /c.⟦d⟧/ e", "f(/, .⟦b⟧)", "x.⟦map⟧(/).⟦b⟧", "return /.a/\n.⟦b⟧", "(a) / .⟦b⟧ / c", "a = / .⟦b⟧ /", "!/\".a/",
    // Backticks, and scripts.
    "A.⟦`b`⟧", ".⟦`14_gray2_bold`⟧", ".⟦`a \" // b`⟧ + .⟦c⟧", "`a.b`.⟦c⟧", "`.⟦a⟧\n.⟦b⟧", ".⟦灰色_14⟧ + .⟦رمادي⟧", ".⟦é⟧",
    ".⟦a⟧×.⟦b⟧", ".⟦👍🏽⟧",
    // Conditions.
    "a\n#if X // .b\n  .⟦c⟧\n#elseif os(Linux) .d\n#else\n  .⟦e⟧\n#endif\n  .⟦f⟧", "#warning(\".a\") .⟦b⟧",
    "#selector(A.⟦b⟧)", "#iffy.⟦b⟧",
    // Nothing.
    "", ".", "..", "`", "\"", "\"\"\"", "#", "#\"", "\\(", "/", "/*/", "#/", "a.", "\"\\", "#\"\\#",
  ]

  @Test(arguments: members)
  func membersAreFoundWhereTheyAre(_ marked: String) {
    for prefix in ["", "\u{FEFF}", "let 汉字 = \"é👩‍👩‍👧‍👦\"; "] where !marked.hasPrefix("#!") || prefix != "let 汉字 = \"é👩‍👩‍👧‍👦\"; " {
      for newline in ["\n", "\r\n"] {
        let (text, ranges) = MarkedSource.unmarked(prefix + marked.replacing("\n", with: newline))
        let found = SwiftMentions(Array(text.utf8)).filter { $0.kind == .member || $0.kind == .call }
        #expect(found.map(\.spelling) == ranges, "\(text)")
      }
    }
  }

  static let lookUps: [String] = [
    "Brand.code(named: ⟦\"a\"⟧)", "code ( named /* \"x\" */ :\n ⟦\"a\"⟧ )", "x.code(named: ⟦#\"a\"#⟧)",
    "Brand.code(named: \"\\(x)\")",
    "code(named: \"a\" + b)", "code(named: x)", "func code(named name: String) {}", "func code(named: String) {}",
    "code(name: \"a\")",
    "recode(named: \"a\")", "\"code(named: a)\"", "map(Brand.code(named:))", "code(named: \"\"\"\n  a\n  \"\"\")",
    "code(named: \"a\\u{62}\")",
    "\"\\(code(named: ⟦\"a\"⟧))\"", "code(named: \"a", "code(named: ⟦\"\"⟧)",
  ]

  @Test(arguments: lookUps)
  func lookUpsAreFoundWhereTheyAre(_ marked: String) {
    let (text, ranges) = MarkedSource.unmarked(marked)
    let found = SwiftMentions(Array(text.utf8)).filter { $0.kind == .lookUp }
    #expect(found.map(\.spelling) == ranges)
  }

  @Test(arguments: [
    "code(named: x)", "Brand.code(named: \"\\(x)\")", "code(named: \"a\" + b)", "map(Brand.code(named:))",
    "code(named: \"a\\u{62}\")",
    "code(named: \"\"\"\n  a\n  \"\"\")",
  ])
  func lookUpsOfOtherThanPlainTextAreDynamic(_ text: String) {
    #expect(SwiftMentions(Array(text.utf8)).filter { $0.kind == .dynamicLookUp }.count == 1)
  }

  /// Bases, as the scanner sees them: `A` or `A.B` for names, `-` for nothing, `-A` for nothing where the type is
  /// written before, `+` for an expression.
  static let bases: [(String, String)] = [
    ("A.b", "A"), ("A.B.b", "A A.B"), ("a = .b", "-"), ("f().b", "+"), ("x! .b", "+"), ("x ? .a : .b", "- -"),
    ("x == .b", "-"),
    ("let a: A = .b", "-A"), ("let a: A? = .b", "-A"), ("var a: A { .b }", "-A"), ("func a() -> A { .b; .c }", "-A -"),
    ("let a: A = x, b = .b", "-"), ("let a: [A] = .b", "-"), ("let a: B.A = .b", "B -A"), ("f(a: .b)", "-"),
    ("A\n  .b", "A"), ("return .b", "-"), ("x.return .b", "x x.return"), ("`return`.b", "return"),
    ("case .b: .c", "- -"),
    ("\\.b", "+"), ("\\A.b", "+"), ("Array<A>.b", "+"), ("a > .b", "-"), ("{ .b }", "-"), ("} .b", "+"),
    ("\"\".b", "+"),
    ("\"\\(.b)\"", "-"), ("in .b", "-"), ("!.b", "-"), ("self.b", "self"), ("/a/.b", "+"), ("A.b.c.d", "A A.b b.c"),
  ]

  @Test(arguments: bases)
  func basesAreTold(_ text: String, _ expected: String) {
    let bytes = Array(text.utf8)
    let found = SwiftMentions(bytes).filter { $0.kind == .member || $0.kind == .call }.map { mention in
      switch mention.base {
      case .implicit: "-"
      case .implicitOf(let type): "-" + String(decoding: bytes[type], as: UTF8.self)
      case .expression: "+"
      case .name(let name, let before):
        [before, name].compactMap(\.self).map { String(decoding: bytes[$0], as: UTF8.self) }.joined(separator: ".")
      }
    }
    #expect(found.joined(separator: " ") == expected)
  }
}
