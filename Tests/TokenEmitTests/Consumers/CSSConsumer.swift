import Foundation
import TestSupport
import TokenEmit

extension CSSEmitter: CheckedByConsumer {
  /// Two parsers of CSS, of which one refuses any mistake, and a script that applies the rules. `.ci/nightly browser` asks
  /// Chromium.
  static let consumerCheck = ConsumerCheck(
    format: OutputRequest(Self.self),
    tool: "lightningcss and tinycss2",
    isInstalled: { Checkers.path(of: "python3") != nil },
    differences: { folder, expected in try CSSConsumer.differences(["\(expected.catalog).css"], in: folder, expected) },
    sabotages: [
      Sabotage("light and dark swapped", ("light-dark(#111111, #F5F5F5)", "light-dark(#F5F5F5, #111111)")),
      Sabotage("space between lines that is not taken away", ("line-spacing) / 2);", "line-spacing) / 3);")),
      Sabotage("letter spacing that nobody asked for", ("letter-spacing: normal", "letter-spacing: 0.1em")),
      Sabotage("a root of ten pixels", ("font-size: 9px", "font-size: 0.9rem")),
      Sabotage("a circle", ("--palette-gray-1: #333333", "--palette-gray-1: var(--color-gray1)")),
      Sabotage("a number without a unit", ("line-height: 12px", "line-height: 12")),
      Sabotage("a class that is not escaped", (".t-9-black-bold {", ".9-black-bold {")),
      Sabotage(
        "the baseline moved the other way",
        ("2 - 2 * var(--typography-9-baseline-offset)", "2 + 2 * var(--typography-9-baseline-offset)")
      ),
    ]
  )
}

enum CSSConsumer {
  /// The differences that the script finds in style sheets of a folder.
  static func differences(_ sheets: [String], in folder: String, _ expected: ExpectedValues) throws -> [String] {
    let wanted = folder + "/expected.json"
    try JSONEncoder().encode(expected).write(to: URL(fileURLWithPath: wanted))
    return try PythonConsumer.differences("css-consumer.py", [wanted] + sheets.map { folder + "/" + $0 })
  }
}

enum PythonConsumer {
  /// The lines that a script of `Tests/Data/consumers` prints, with the packages of `Scripts/checkers`.
  static func differences(_ script: String, _ arguments: [String]) throws -> [String] {
    let path = Repository.root.appendingPathComponent("Tests/Data/consumers/\(script)").path
    let python = Checkers.path(of: "python3") ?? "python3"
    let run = try Subprocess.run(python, [path] + arguments, environment: ["PYTHONUTF8": "1"])
    var lines = run.output.split(separator: "\n").map(String.init)
    // The first line counts what was read; without it, the script did not come to its end.
    guard run.status == 0, !lines.isEmpty else { return [run.errors] }
    lines.removeFirst()
    return lines
  }
}
