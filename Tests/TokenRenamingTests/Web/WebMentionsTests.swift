import TestSupport
import Testing
import TokenDiagnostics

@testable import TokenRenaming

/// Custom properties and classes get other names in web sources: `‹name›` is changed, `«name»` is left and listed.
struct WebMentionsTests {
  private static let names = WebNames(
    properties: [("--gray2", "--slate"), ("--墨", "--墨黑"), ("--caf\\e9 ", "--tea")],
    classes: [("t-gray2", "t-slate"), ("14_gray2", "14_slate"), ("灰😀", "青😀"), ("w-1/2", "w-1/3"), ("a&b", "a&c")]
  )

  /// The text with marks around the mentions.
  static func marked(_ text: String, _ path: String, _ names: WebNames = names) throws -> String {
    let language = try #require(WebLanguage(path: path))
    let file = SourceFile(path: path, text: text)
    let mentions = WebMentions(of: names, in: file, as: SourceFileID(index: 0), language)
    let marks = mentions.edits.map { ($0.range, "‹", "›") } + mentions.left.map { ($0, "«", "»") }
    var bytes = file.bytes
    for (range, opening, closing) in marks.sorted(by: { $0.0 > $1.0 }) {
      bytes.insert(contentsOf: closing.utf8, at: Int(range.upper))
      bytes.insert(contentsOf: opening.utf8, at: Int(range.lower))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Compares the marks of a text with those that it would get.
  private func check(_ marked: String, _ path: String) throws {
    let text = marked.filter { !"‹›«»".contains($0) }
    #expect(try Self.marked(text, path) == marked)
  }

  @Test(arguments: [
    "a { color: var(‹--gray2›, red); ‹--gray2›: 1px; --gray2-dark: var(--gray20) }",
    "a{color:var(‹--gray2›)}.‹t-gray2›:hover,.x.‹t-gray2›>b{‹--墨›:1}", "@property ‹--gray2› { syntax: '*' }",
    ".‹\\31 4_gray2›, .‹灰😀›:not(.‹t-gray2›, :is(.‹w-1\\/2›)) {}", ".‹\\74-gray2› { ‹--gray\\32 ›: 1; x--gray2: 2 }",
    ".t-gray2-x, .x-t-gray2, .T-gray2 {}", "/* «--gray2» .«t-gray2» */ .‹t-gray2› /* «t-gray2» */ {}",
    "@layer «t-gray2», x.«t-gray2»; @import 'x' layer(a.«t-gray2»);",
    "@media (width > 1px) { .‹t-gray2› { & .‹t-gray2› {} } }",
    "@supports selector(.‹t-gray2›) {} @scope (.‹t-gray2›) {}",
    "a { @apply ‹t-gray2› hover:«t-gray2» x-[var(‹--gray2›)] ‹w-1/2›; color: red } .‹t-gray2›{}",
    "a { composes: «t-gray2» from 'x'; content: '.«t-gray2» ‹--gray2›' }", "[class~=\"«t-gray2»\"], [x=«t-gray2»] {}",
    "a { background: url(x/«--gray2».«t-gray2»), url('‹--gray2›') }",
    "a { width: .5em; --x: { .«t-gray2» {} } } .‹t-gray2› {}",
    "--x: { .«t-gray2» {} }; .‹t-gray2› {}", "#«--gray2», .«--gray2», @«--gray2», «--gray2»() {}", ".«t-gray2»",
    ".«t-gray2»;",
    "a { b: '«--gray2»\n } .‹t-gray2› {}", "a { b: '\\\\«--gray2»' }", "/* «--gray2»", "a{b:(} .«t-gray2» {}",
    "<!--«t-gray2» {} -->‹--gray2›",
    "\u{FEFF}.‹t-gray2› {}\r\n.‹t-gray2›\r\n{}\r\n", "a { ‹--caf\\e9 ›: 1; ‹--café›: 2 }",
    "a { b: 1--gray2; c: +‹--gray2› }",
    "a{.b{c:d}‹--gray2›:1}", "} .‹t-gray2› {}",
  ])
  func styleSheets(_ marked: String) throws {
    try check(marked, "a.css")
  }

  @Test(arguments: [
    "// .«t-gray2» «--gray2»\n.‹t-gray2› { @extend .‹t-gray2›; b: math.div(1, 2); &.‹t-gray2› {} }",
    ".a#{$x}.‹t-gray2› { .«t-gray2»#{$x} {} ‹--gray2›: #{$x}; «--gray2»#{$x}: #{$x}«--gray2» }",
    "$x: .«t-gray2»; $«--gray2»: 1; a { b: \"«--gray2»#{$x} #{$x}«--gray2» ‹--gray2›\" }",
    "@include x(.«t-gray2») { .‹t-gray2› {} } .«t-gray2»(); .«t-gray2»() { .«t-gray2»; } .@{x}«--gray2» {}",
    "a { b: url(//x); .‹t-gray2› {} }",
  ])
  func extendedStyleSheets(_ marked: String) throws {
    try check(marked, "a.scss")
    try check(marked, "a.LESS")
  }

  @Test(arguments: [
    "<p class=\"‹t-gray2› x ‹14_gray2›\n‹w-1/2›\" CLASS=\"«t-gray2»\">«t-gray2» ‹--gray2›</p class=\"«t-gray2»\">",
    "<p Class=‹t-gray2›><p class='‹t-gray2›'><p class = \"‹灰😀›\"><p class=‹w-1/2› /><p class=«t-gray2»/>",
    "<p class=\"‹a&amp;b› ‹a&b› ‹t-gray2›&#32;‹t&#45;gray2› «t-gray2»&nbsp; «t-gray2»&eacute;\">",
    "<p class=\"«t-gray2»{{x}} ‹t-gray2› {{ «t-gray2» }} ‹t-gray2› {% if «t-gray2» %}«t-gray2»\">",
    "<p class=\"‹t-gray2› <?= «t-gray2» ?>«t-gray2» ${«t-gray2»}.«t-gray2» «t-gray2»{\">",
    "<p id=\"«t-gray2»\" style=\"color: var(‹--gray2›); --gray2x: «--gray2»&#50;\" data-x='--gray2-a'>",
    "<!-- class=\"«t-gray2»\" «--gray2» --><!doctype «--gray2»><![CDATA[ <p class=\"«t-gray2»\"> ]]>",
    "<style>.‹t-gray2›{color:var(‹--gray2›)}</style><script>f('«t-gray2»', '‹--gray2›', a «--gray2»)</script>",
    "<textarea><p class=\"«t-gray2»\">‹--gray2›</textarea><title class=‹t-gray2›>«t-gray2»</title><p class=‹t-gray2›>",
    "<script type=\"application/json\">{\"class\": \"«t-gray2»\"}</script><p class=‹t-gray2›>",
    "<svg><style>.‹t-gray2›{}</style><title/><p class=‹t-gray2›></svg>", "<p class=\"«t-gray2»\"",
    "<p class=\"«t-gray2»",
    "<p class=\"‹t-gray2›\" <b class=\"«t-gray2»\">",
    "<!--«t-gray2»-->", "a < b class=\"«t-gray2»\"", "<!--«--gray2»", "<style>.‹t-gray2›{}", "<p class>«t-gray2»",
  ])
  func markup(_ marked: String) throws {
    try check(marked, "a.html")
  }

  @Test(
    arguments: [
      "<template><p class=\"‹t-gray2›\" :class=\"['«t-gray2»', x ? '‹--gray2›' : y]\">{{ a <b ? '«t-gray2»' : '‹--gray2›' }}</p></template>",
      "<p v-bind:class=\"{ '«t-gray2»': a > b }\" class=\"‹t-gray2›\" :style=\"{ '‹--gray2›': x }\">",
      "<script setup lang=\"ts\">const a = <T>b; f(\"«t-gray2»\")</script><style scoped lang=\"scss\">// «t-gray2»\n.‹t-gray2›{}</style>",
      "<template lang=\"pug\">p(class=\"«t-gray2»\")</template><style lang=\"sass\">.«t-gray2»\n  a: ‹--gray2›</style>",
      "{{ '«t-gray2»' ‹--gray2›",
    ]
  )
  func vueComponents(_ marked: String) throws {
    try check(marked, "a.vue")
  }

  @Test(arguments: [
    "<p class=\"‹t-gray2› {a ? \"«t-gray2»\" : '>'} ‹t-gray2› «t-gray2»{b}\" class:«t-gray2»={a > b}>",
    "<p class={«t-gray2» > '«t-gray2»'} style:‹--gray2›={x} style=\"‹--gray2›: {x}\" {...a > b}>{#if a <b}<b class=‹t-gray2›>{/if}",
    "{@html `<p class=\"«t-gray2»\">`}<p class=\"‹t-gray2›\" on:click={() => { f('}') }} />‹--gray2›",
    "<p class=\"{a}«t-gray2»\" title=\"{a}«--gray2» ‹--gray2›\">", "<p class={'«t-gray2»'",
  ])
  func svelteComponents(_ marked: String) throws {
    try check(marked, "a.svelte")
  }

  @Test(arguments: [
    "el.style.getPropertyValue(\"‹--gray2›\"); f('«t-gray2»', `var(‹--gray2›) ${x}«--gray2» «--gray2»${'' + `«t-gray2»`}`)",
    "el.className = 'x ‹t-gray2›'; el.className = \"‹t-gray2›\"\nlet className = `‹t-gray2›` // x\nclassName += '«t-gray2»'",
    "className = '«t-gray2»' + a; className == '«t-gray2»'; className = `«t-gray2» ${a}`; { className: '«t-gray2»' }",
    "className = '«t-gray2»'\n + b; className = b || '«t-gray2»'; f({ className = '‹t-gray2›' })",
    "i = a «--gray2»; a /* «--gray2» */ // «t-gray2»\n'‹--gray2›'",
    "'«--gray2»' + x; x + '«--gray2»'; '‹--gray2›:' + '«--gray2»'",
    "a = b / '«t-gray2»' / c; d = /'‹--gray2›[/'‹--gray2›'?]/g; e = '«t-gray2»'",
    "if (x) /'/.test('«t-gray2»'); (x) / '‹--gray2›' / 1", "'\\n‹--gray2›\\'', '\\\\«--gray2»', '\\u0020--gray2'",
    "`«--gray2»", "'«--gray2»\n'‹--gray2›'",
    "class A { 'b' = '«t-gray2»' } s[\"«t-gray2»\"]; clsx('«t-gray2» x', { '«t-gray2»': y }); el.classList.add('«t-gray2»')",
    "f('text-[var(‹--gray2›)] text-(‹--gray2›) hover:«t-gray2»')", "} '‹--gray2›' } className = '‹t-gray2›'",
    "a = 1<<b; c = '‹--gray2›' // it's", "#!/«--gray2»\n'‹--gray2›'",
    "a = '<p class=\"«t-gray2»\">' ; q(\".«t-gray2»\")", "className = 'a\\n«t-gray2» ‹t-gray2›'",
  ])
  func scripts(_ marked: String) throws {
    for name in ["a.js", "a.mjs", "a.cjs", "a.ts", "a.jsx", "a.tsx"] { try check(marked, name) }
  }

  @Test(arguments: [
    "return <p className=\"‹t-gray2› x\" class='‹w-1/2› ‹a&amp;b›' id=\"«t-gray2»\">«t-gray2» ‹--gray2› {'«t-gray2»'} it's</p>",
    "const a = <><p className={\"‹t-gray2›\"} /><p className={`x ‹t-gray2›`}/><p className={ '‹t-gray2›' /* x */ } /></>; '‹--gray2›'",
    "x = a && <p className={clsx(\"«t-gray2»\")} class={a ? '«t-gray2»' : `«t-gray2»`} style={{ \"‹--gray2›\": x }} {...a} />",
    "f(<p className={`${a} «t-gray2»`} className={'«t-gray2»' + a}><b className=\"‹t-gray2›\"/>{/* «t-gray2» */}</p>, 'it')",
    "a < b && '‹--gray2›'; (x) => <A b={<C className='‹t-gray2›'/>} /* «--gray2» */ d='‹--gray2›'>{a}</A>; `${1} ‹--gray2›`",
    "const f = <T,>(x: T) => '«t-gray2»'; const g = <T extends A>(x: T) => '«t-gray2»'; type F = <T>(x: T) => '«t-gray2»'",
    "return <p className=\"«t-gray2»", "return <p className={'‹t-gray2›'} title='«t-gray2»'>it's {a",
    "x = <p>{a}</p> / 2; '‹--gray2›'",
  ])
  func elementsInScripts(_ marked: String) throws {
    try check(marked, "a.tsx")
    try check(marked, "a.js")
  }

  @Test func newNamesAreWrittenAsTheirPlacesNeed() throws {
    let names = WebNames(properties: [("--a", "--b\\/c")], classes: [("t", "2\"'/`&"), ("a b", "a c")])
    func renamed(_ text: String, _ path: String) throws -> String {
      let file = SourceFile(path: path, text: text)
      let language = try #require(WebLanguage(path: path))
      let mentions = WebMentions(of: names, in: file, as: SourceFileID(index: 0), language)
      return String(decoding: RenamedFiles([file], mentions.edits).all[0].bytes, as: UTF8.self)
    }
    #expect(
      try renamed(".t.b { --a: 1; @apply t }", "a.css") == ".\\32 \\\"\\'\\/\\`\\&.c { --b\\/c: 1; @apply 2\"'/`& }"
    )
    #expect(try renamed("<p class=\"t b\">--a", "a.html") == "<p class=\"2&quot;&#39;/`&amp; c\">--a")
    #expect(try renamed("className = 't'; '--a'", "a.ts") == "className = '2\\\"\\'/\\`&'; '--a'")
  }

  @Test func generatedAndInvalidSourcesStay() throws {
    for text in [
      "/* Generated by stylespec 1 */\n.t-gray2 {}", "\u{FEFF}<!doctype html>\r\n<!-- Generated by stylespec 1 -->\r\n",
    ] {
      #expect(try Self.marked(text + "<p class=t-gray2>", "a.html") == text + "<p class=t-gray2>")
    }
    let file = SourceFile(path: "a.css", bytes: Array(".t-gray2 {}".utf8) + [0xFF])
    let mentions = WebMentions(of: Self.names, in: file, as: SourceFileID(index: 0), .style(.css))
    #expect(mentions.isInvalid && mentions.edits.isEmpty && mentions.left.isEmpty)
  }

  @Test func languagesGoByExtension() {
    #expect(WebLanguage.extensions.allSatisfy { WebLanguage(path: "x/a.b.\($0)") != nil })
    #expect(
      WebLanguage(path: "A.Vue") == .markup(.vue) && WebLanguage(path: "a.swift") == nil
        && WebLanguage(path: "css") == nil
    )
  }

  @Test func largeAndBrokenSourcesAreRead() throws {
    let list = (0..<200).map { $0 == 150 ? "‹t-gray2›" : "c\($0)" }.joined(separator: " ")
    try check("<p class=\"\(list)\">", "a.html")
    let sheet = (0..<2_000).map { "a\($0)>.b{c:d}" }.joined()
    try check(sheet + ".‹t-gray2›{}", "a.css")
    let pieces = [
      "<", "</", "<!--", "<p a=", "{", "{{", "}", "(", "[", "`", "${", "`${", "\"", "'", "/", "/[", "/*", "\\", "&",
      "&#", "=/[", "<a", "=<a ", "#{", "@",
      "<a b={", "class=\"{", "url(", "--x:{", "<svg>", "<style>", "<script>", "@apply ", "className='",
    ]
    for piece in pieces {
      let text = String(repeating: piece, count: isLongRun ? 20_000 : 1_000)
      for name in WebLanguage.extensions { _ = try Self.marked(text, "a.\(name)") }
    }
  }
}
