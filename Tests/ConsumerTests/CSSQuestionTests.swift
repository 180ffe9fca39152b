import Foundation
import TestSupport
import Testing

/// The questions of `Outputs.md#css`, whose answers are about the page of `Examples/Web`.
private struct Question: CustomTestStringConvertible {
  let title: String
  let snippets: [(language: String, text: String)]

  var testDescription: String { title }

  static let all = (try? Repository.read("Documentation/Outputs.md")).map(questions) ?? []

  private static func questions(in page: String) -> [Question] {
    page.components(separatedBy: "\n### ").dropFirst().filter { $0.hasPrefix("How d") }.map { section in
      let title = section.prefix { $0 != "\n" }
      let answer = section.components(separatedBy: "\n## ")[0]
      let snippets = answer.matches(of: #/```(?<language>\w+)\n(?<text>(.|\n)*?)\n```/#).map { match in
        (language: String(match.language), text: String(match.text))
      }
      return Question(title: String(title), snippets: snippets)
    }
  }

  func text(_ language: String) -> String {
    snippets.filter { $0.language == language }.map(\.text).joined(separator: "\n")
  }

  /// The style sheets for the snippets, by their names.
  func compile(in folder: TemporaryFolder) throws -> [String: String] {
    for file in ["web.stylespec.yaml", "tokens.resolver.json"] {
      try folder.write(Repository.read("Examples/Web/\(file)"), to: file)
    }
    let options = text("yaml").isEmpty ? "" : ", \(text("yaml"))"
    try folder.write("outputs: [{ emit: css, out: out\(options) }]\n", to: ".stylespec.yaml")
    let run = try Subprocess.run(Repository.product("stylespec"), ["compile", "web.stylespec.yaml"], in: folder.path)
    #expect(run.status == 0, "\(run.errors)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/out")
    let sheets = names.filter { $0.hasSuffix(".css") }.map { ($0, (try? folder.read("out/\($0)")) ?? "") }
    return Dictionary(uniqueKeysWithValues: sheets)
  }
}

struct CSSQuestionTests {
  @Test func tenQuestionsHaveAnswers() {
    #expect(Question.all.count == 10)
    #expect(Question.all.allSatisfy { !$0.snippets.isEmpty })
  }

  /// The options of a snippet compile, and whatever it names is in the style sheet.
  @Test(arguments: Question.all) private func snippetsNameWhatIsThere(question: Question) throws {
    let sheets = try question.compile(in: TemporaryFolder("question"))
    let sheet = try #require(sheets["Tea.css"])
    let text = question.snippets.filter { $0.language != "yaml" }.map(\.text).joined(separator: "\n")
    for match in text.matches(of: #/--[a-z][a-z0-9-]*/#) { #expect(sheet.contains("  \(match.output): ")) }
    let classes = text.matches(of: #/class="([^"]*)"/#).flatMap { $0.1.split(separator: " ") }
    guard let theme = sheets["Tea.tailwind.css"] else {
      let own = classes.filter { !question.text("css").contains(".\($0) ") }
      for name in own { #expect(sheet.contains(try Regex("\\.\(name)( |,|:|\\n)")), "\(name)") }
      return
    }
    for name in classes {
      let word = name.drop { $0 != "-" }
      #expect(theme.contains("\(word): var(--tea-"), "\(name)")
    }
    for match in text.matches(of: #/@import ".\/([^"]*)"/#) { #expect(sheets[String(match.1)] != nil) }
  }

  /// The example's style sheets are what the tool writes.
  @Test func theExampleIsUpToDate() throws {
    let folder = Repository.root.appendingPathComponent("Examples/Web").path
    let run = try Subprocess.run(Repository.product("stylespec"), ["compile", ".", "--check"], in: folder)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    let lint = try Subprocess.run(Repository.product("stylespec"), ["lint", "."], in: folder)
    #expect(lint.output.contains("nothing to report"), "\(lint.output)")
  }

  /// `page.css` explains each of its rules, and has no colors or lengths that are tokens.
  @Test func theExampleReadsTokens() throws {
    let page = try Repository.read("Examples/Web/page.css")
    let sheet = try Repository.read("Examples/Web/Tea.css")
    for match in page.matches(of: #/var\((--[a-z0-9-]+)\)/#) { #expect(sheet.contains("  \(match.1): ")) }
    #expect(!page.contains("#") && !page.contains("rgb"))
    let html = try Repository.read("Examples/Web/index.html")
    let classes = html.matches(of: #/class="([^"]*)"/#).flatMap { $0.1.split(separator: " ") }
    for name in Set(classes) {
      #expect(sheet.contains(".\(name) {") || sheet.contains(".\(name),") || page.contains(".\(name)"), "\(name)")
    }
  }
}

/// What the answers do in Chromium. A part of `.ci/nightly browser`.
@Suite(.enabled(if: Browser.reports != nil))
struct CSSBrowserQuestionTests {
  private struct Result: Decodable {
    let values: [String]
  }

  /// By the number of the question: scripts, and what each gives on the page of the answer.
  private static let wanted: [(script: String, value: String)?] = [
    ("getComputedStyle(document.querySelector('h1')).fontSize", "40px"),
    ("add('card').borderTopLeftRadius", "14px"),
    (
      """
      (() => { const select = document.querySelector('select'); select.value = 'dark'; select.dispatchEvent(new \
      Event('change')); return add('', 'color: var(--color-ink)').color })()
      """, "rgb(232, 236, 230)"
    ),
    (
      "[...document.querySelectorAll('p')].map((p) => getComputedStyle(p).color).join()",
      "rgb(232, 236, 230),rgb(31, 36, 32)"
    ),
    ("getComputedStyle(document.querySelector('p')).color", "rgb(163, 52, 44)"),
    ("add('card').paddingTop + getComputedStyle(document.querySelector('p')).fontSize", "24px16px"),
    (
      "(document.documentElement.style.fontSize = '32px') + getComputedStyle(document.querySelector('p')).fontSize",
      "32px32px"
    ),
    ("getComputedStyle(document.querySelector('p')).fontWeight", "700"),
    // Tailwind's own program compiles it: see `TailwindBrowserTests`.
    nil,
    ("JS", "rgb(255, 255, 255)"),
  ]

  @Test(arguments: Question.all.indices) func answersDoWhatTheySay(number: Int) throws {
    let question = Question.all[number]
    guard let wanted = Self.wanted[number] else { return }
    let sheets = try question.compile(in: TemporaryFolder("question"))
    let script = wanted.script == "JS" ? question.text("js").trimmingCharacters(in: ["\n", ";"]) : wanted.script
    let page = """
      <!doctype html><meta charset="utf-8"><style>\(try #require(sheets["Tea.css"]))</style><style>\(question.text("css"))</style>
      <body>\(question.text("html").replacing(#/<link[^>]*>/#, with: ""))
      <script id="result" type="application/json"></script>
      <script>
      function add(name, style = "") {
        const element = document.body.appendChild(document.createElement("div"));
        element.className = name;
        element.style.cssText = style;
        return getComputedStyle(element);
      }
      document.getElementById("result").textContent = JSON.stringify({ values: [\(script)] });
      </script>
      """
    let found = try Browser.result(of: page, as: Result.self).values
    #expect(found == [wanted.value], "\(question.title)")
  }
}
