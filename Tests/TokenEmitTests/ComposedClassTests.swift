import TestSupport
import Testing
import TokenCompiler
import TokenDiagnostics
import TokenModel

@testable import TokenEmit

/// The classes of parts, which elements combine.
struct ComposedClassTests {
  private static func compile(_ text: String, classes: String) -> Compiler.Result {
    let input = CompilerInput(SourceFile(path: "brand.yaml", text: text), role: .spec)
    let options: [String: EmitterOption.Value] = ["classes": .text(classes), "split": .flag(true)]
    return compileInMemory([input], to: [OutputRequest(CSSEmitter.self, options)])
  }

  private static let spec = """
    stylespec: 1
    name: Brand
    offsetHost: uikit
    color: { ink: "#222222", red: { light: "#FF0000", deprecated: "{color.ink}" } }
    weight: { regular: 400, bold: 700 }
    family:
      inter: { name: Inter, metrics: { ascent: 0.97, descent: 0.24 } }
      songti: { name: Songti SC, metrics: { ascent: 1.06, descent: 0.34 } }
    typography:
      12: plain
      13.5: { lineHeight: 17, baselineOffset: 0.8 }
      14: { lineHeight: 20, lineSpacing: 3, letterSpacing: 0.2, baselineOffset: 0.8 }
    modes:
      read: { typography: { 12: { lineHeight: 18 }, 14: { lineHeight: 24, lineSpacing: 3, baselineOffset: 0.8 } } }
      dense: { typography: { 14: plain } }
    codes: { name: "{size}_{color}_{weight}_{family}" }
    styles: { "big title": { size: 14, color: ink, weight: bold } }

    """

  @Test func aSmallSpecIsReadable() throws {
    let outputs = Self.compile(Self.spec, classes: "composed").outputs
    let classes = String(decoding: try #require(outputs.last).bytes, as: UTF8.self)
    try expectGolden(classes, "Tests/Golden/Composed.css")
  }

  /// By a cascade of few lines. `CSSBrowserTests` has it of Chromium.
  @Test(arguments: SeededGenerator.seeds(150))
  func partsAreComputedAsTheClassOfTheCode(seed: UInt64) throws {
    var random = RandomSpec(generator: SeededGenerator(seed: seed))
    let text = seed == SeededGenerator.chosenSeed ? Self.spec : random.make()
    let combined = Self.compile(text, classes: "combined")
    // Two codes would have one name.
    guard let catalog = combined.catalogs.first else { return }
    let composed = Self.compile(text, classes: "composed")
    let cascades = try [combined, composed].map { result in
      Cascade(String(decoding: try #require(result.outputs.last).bytes, as: UTF8.self))
    }
    let names = ["combined", "composed"].map { classes in
      CSSNames(catalog, CSSOptions(EmitterOptions(CSSOptions.all, ["classes": .text(classes)]), for: catalog)).classes
    }
    for (code, parts) in zip(names[0], names[1]) {
      #expect(cascades[0].values(of: code) == cascades[1].values(of: parts), "\(code): \(parts)")
    }
    #expect(Set(names[1]).count == catalog.codeCount)
  }

  @Test func manyClassesAreToldUnlessTheyAreAskedFor() {
    let sizes = (10...50).map { "\($0): plain" }.joined(separator: ", ")
    let text = """
      stylespec: 1
      name: Brand
      color: { ink: "#222222", gray: "#666666" }
      weight: { regular: 400, bold: 700 }
      typography: { \(sizes) }
      """
    let input = CompilerInput(SourceFile(path: "brand.yaml", text: text), role: .spec)
    func problems(_ options: [String: EmitterOption.Value]) -> [String] {
      compileInMemory([input], to: [OutputRequest(CSSEmitter.self, options)]).diagnostics.map(\.message)
    }
    #expect(
      problems([:]) == [
        "the style sheet has 164 classes, one for each code; with `classes: composed`, an element has those of the parts, "
          + "such as `t-10 c-ink w-regular`, and the file is a fraction; `classes: combined` keeps it so"
      ]
    )
    for classes in ["combined", "composed", "none"] { #expect(problems(["classes": .text(classes)]) == []) }
  }
}

/// The rules of a style sheet of classes, all of which are as specific as one class.
private struct Cascade {
  private struct Rule {
    let classes: Set<String>
    /// Empty, `before` or `after`.
    let box: String
    let declarations: [String: String]
  }

  private var rules: [Rule] = []

  init(_ sheet: String) {
    var selectors: [String] = []
    var declarations: [String: String] = [:]
    for line in sheet.split(separator: "\n") {
      if line.hasPrefix("/*") { continue }
      if line.hasPrefix("  ") {
        let parts = line.dropFirst(2).dropLast().split(separator: ": ", maxSplits: 1)
        declarations[String(parts[0])] = String(parts[1])
      } else if line == "}" {
        for selector in selectors { add(selector, declarations) }
        (selectors, declarations) = ([], [:])
      } else {
        selectors.append(String(line.hasSuffix(" {") ? line.dropLast(2) : line.dropLast()))
      }
    }
  }

  private mutating func add(_ selector: String, _ declarations: [String: String]) {
    // What parts of lines have instead.
    if selector.hasPrefix(":is(") { return }
    let boxes = ["before", "after"].filter { selector.hasSuffix("::" + $0) }
    let element = boxes.isEmpty ? selector : selector.split(separator: "::").dropLast().joined(separator: "::")
    let classes = element.replacing(":where(", with: "").replacing(")", with: "").split(separator: ".").map {
      String($0)
    }
    rules.append(Rule(classes: Set(classes), box: boxes.first ?? "", declarations: declarations))
  }

  /// The values of an element and of its two boxes. What it inherits is not there.
  func values(of list: String) -> [String: [String: String]] {
    let classes = Set(list.split(separator: " ").map { CSSIdentifier.escaped(String($0)) })
    func declared(_ box: String) -> [String: String] {
      rules.filter { $0.box == box && $0.classes.isSubset(of: classes) }
        .reduce(into: [:]) { $0.merge($1.declarations) { $1 } }
    }
    let element = declared("").filter { $0.value != "inherit" && $0 != ("--_box", "none") }
    let hasBoxes = element["--_box"] != nil
    return ["": element, "before": hasBoxes ? declared("before") : [:], "after": hasBoxes ? declared("after") : [:]]
  }
}
