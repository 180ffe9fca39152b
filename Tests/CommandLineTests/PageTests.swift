import TestSupport
import Testing

/// Pages for reviews.
struct PageTests {
  private let project: GitProject

  init() throws {
    project = try GitProject()
    try project.commit(["tokens/brand.yaml": Self.spec])
  }

  private static let spec = smallSpec.replacing("{ ink: \"#222222\" }", with: "{ ink: \"#222222\", red: \"#C8102E\" }")

  private func run(_ arguments: String...) throws -> SubprocessResult {
    try Subprocess.run(
      Repository.product("stylespec"),
      ["page"] + arguments,
      in: project.folder.path,
      environment: GitProject.environment
    )
  }

  private func page(_ arguments: String...) throws -> String {
    let result = try Subprocess.run(
      Repository.product("stylespec"),
      ["page", "--out", "-"] + arguments,
      in: project.folder.path,
      environment: GitProject.environment
    )
    #expect(result.status == 0 && result.errors == "", "\(result)")
    return result.output
  }

  private func write(_ spec: String, to path: String = "tokens/brand.yaml") throws {
    try project.folder.write(spec, to: path)
  }

  @Test func withoutFindingsItIsTheOutputHTML() throws {
    try write("rules: { size-order: off }\n", to: ".stylespec.yaml")
    let compiled = try stylespec("compile", "--emit", "html", "--out", "pages", in: project.folder.path)
    #expect(compiled.status == 0)
    #expect(try page() == project.folder.read("pages/Brand.html"))
  }

  @Test func namesHaveTheOptionsOfTheProject() throws {
    try write("outputs:\n  - { emit: css, out: CSS, options: { prefix: yx } }\n", to: ".stylespec.yaml")
    #expect(try page().contains("<code class=css>--yx-color-ink</code>"))
  }

  @Test func findingsAreMarkedAtTheirTokens() throws {
    let page = try page()
    #expect(page.contains("<a class=\"mark info\" href=#finding-1>1 finding</a>"))
    #expect(page.contains("<li id=finding-1 class=info><p>size 13.5 is after 14; "))
    #expect(page.contains("<small>tokens/brand.yaml:6:74</small><a class=chip href=#size-13.5>13.5 pt</a>"))
  }

  @Test(arguments: [
    ["--against", "HEAD"], ["tokens", "--against", "HEAD"], ["tokens/brand.yaml", "--against", "HEAD"],
  ])
  func changesAreThoseSinceARevision(arguments: [String]) throws {
    try write(Self.spec.replacing("#C8102E", with: "#7A3FB0").replacing("bold: 700", with: "semibold: 600"))
    let result = try Subprocess.run(
      Repository.product("stylespec"),
      ["page", "--out", "review.html"] + arguments,
      in: project.folder.path,
      environment: GitProject.environment
    )
    #expect(result.output == "review.html: 3 changes, 1 finding\n", "\(result)")
    let page = try project.folder.read("review.html")
    #expect(page.contains("data-kind=code-removed><p class=what>weight <b>bold</b> is gone</p>"))
    #expect(page.contains("data-kind=color-changed><p class=what>color <b>red</b></p>"))
    #expect(page.contains("<span class=value>#C8102E</span><td>") && page.contains("<span class=value>#7A3FB0</span>"))
    #expect(page.contains("<del>14_ink_bold</del>"))
  }

  @Test func samplesBeforeHaveTheOldValues() throws {
    try write(Self.spec.replacing("lineHeight: 20", with: "lineHeight: 22"))
    let page = try page("--against", "HEAD")
    #expect(page.contains("<p class=\"_before-14 _before-c-ink _before-w-regular\">"))
    #expect(page.contains("--_before-typography-14-line-height:20px"))
    #expect(page.contains("--typography-14-line-height:22px"))
  }

  @Test func removedCodesNameWhatReplacesThem() throws {
    let old = Self.spec.replacing(
      "red: \"#C8102E\"",
      with: "red: { light: \"#C8102E\", deprecated: \"use {color.ink}\" }"
    )
    try project.commit(["tokens/brand.yaml": old])
    try write(smallSpec)
    let page = try page("--against", "HEAD")
    #expect(
      page.contains("<del>14_red_regular</del> <small>use <a href=#code-14_ink_regular>14_ink_regular</a></small>")
    )
    #expect(page.contains("<del>color.red</del> <small>use <a href=#token-color.ink>color.ink</a></small>"))
  }

  /// Names are the same if their bytes are, as everywhere.
  @Test func equalLettersInOtherBytesAreOtherCodes() throws {
    let names = ("caf\u{E9}", "cafe\u{301}")
    let colors = "\(names.0): \"#FF0000\", \(names.1): \"#00FF00\""
    let old = Self.spec.replacing("red: \"#C8102E\"", with: colors)
    try project.commit(["tokens/brand.yaml": old])
    try write(old.replacing("#00FF00", with: "#00AA00"))
    let page = try page("--against", "HEAD")
    let change = page[try #require(page.firstRange(of: "data-kind=color-changed")).lowerBound...]
    let after = try #require(change.firstMatch(of: #/<p class="t-14 c-([^ ]+)/#)).1
    // The class of the second color.
    #expect(after.utf8.elementsEqual((names.1 + "_2").utf8))
  }

  @Test func nothingDiffersInMeaning() throws {
    try write("# A comment.\n" + Self.spec)
    #expect(try page("--against", "HEAD").contains("<p>Nothing differs in meaning.</p>"))
  }

  @Test func severalSpecsHaveAPageEach() throws {
    try project.commit([
      "tokens/shop.yaml": Self.spec.replacing("Brand", with: "Shop"),
      "tokens/old.yaml": Self.spec.replacing("Brand", with: "Old"),
    ])
    try project.git(["rm", "-q", "tokens/old.yaml"])
    try write(
      Self.spec.replacing("Brand", with: "Shop").replacing("bold: 700", with: "bold: 800"),
      to: "tokens/shop.yaml"
    )
    let one = try run("--out", "review.html")
    #expect(
      one.status == 64 && one.errors.contains("There are 2 pages, Brand.html, Shop.html; name one SPEC"),
      "\(one)"
    )
    let all = try run("--against", "HEAD", "--out", "pages/")
    #expect(
      all.output == "pages/Brand.html: 1 change, 1 finding\npages/Shop.html: 2 changes, 1 finding\n",
      "\(all)"
    )
    // A catalog that is gone has no page, and is on each.
    for name in ["Brand", "Shop"] {
      #expect(try project.folder.read("pages/\(name).html").contains("catalog <b>Old</b> is gone"))
    }
  }

  @Test func otherFilesAreNotReplaced() throws {
    try write("notes", to: "review.html")
    let result = try run("--out", "review.html")
    #expect(result.status == 74 && result.errors.contains("is not a page of stylespec"), "\(result)")
    let input = try run("--out", "tokens/brand.yaml", "--force")
    #expect(input.status == 74 && input.errors.contains("is an input of this run"), "\(input)")
    #expect(try run("--out", "review.html", "--force").status == 0)
    #expect(try run("--out", "review.html").status == 0)
  }

  @Test func aSpecWithAnErrorHasNoPage() throws {
    try write(Self.spec + "nonsense: 1\n")
    let result = try run("--out", "review.html")
    #expect(result.status == 1 && result.errors.contains("tokens/brand.yaml:7:1: error: "), "\(result)")
    try write(Self.spec)
    let missing = try run("--against", "nowhere.yaml")
    #expect(missing.status == 74 && missing.errors.contains("nowhere.yaml"), "\(missing)")
  }
}
