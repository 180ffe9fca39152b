import Foundation
import TestSupport
import Testing

/// The first hour with a package of one's own: its spec in a build, and the tool without any path.
@Suite(.buildsConsumers)
struct NewUserTests {
  private static let plugin = #"plugins: [.plugin(name: "StyleSpecBuild", package: "StyleSpec")]"#
  private static let product = #".product(name: "StyleSpec", package: "StyleSpec")"#

  @Test func theToolNeedsNoPathInAPackage() throws {
    let consumer = try Consumer(
      dependencies: Consumer.checkout.replacing(", traits: []", with: ""),
      targets: ".executableTarget(name: \"Prices\", dependencies: [\(Self.product)], \(Self.plugin))"
    )
    let blocks = try Repository.read("README.md").matches(of: #/(?s)```yaml\n(.*?)```/#)
    let spec = String(try #require(blocks.first).1)
    let path = "Sources/Prices/Brand.stylespec.yaml"
    try consumer.write(spec, to: path)
    try consumer.write(
      """
      import StyleSpec
      var price = StyledText("¥99", style: .t14_red_bold)
      price.text = ""
      price.text = "¥89"
      print(price.debugDescription)
      """,
      to: "Sources/Prices/main.swift"
    )
    let built = try consumer.build()
    try #require(built.status == 0, "\(built.log)")
    #expect(try consumer.run("Prices") == "StyledText(\"¥89\", style 14_red_bold)\n")

    let git = ["init -q -b main", "add -A", "-c user.name=A -c user.email=a@b commit -q -m Begin"]
    try consumer.write(".build\nPackage.resolved\n", to: ".gitignore")
    for arguments in git { _ = try Subprocess.run("git", arguments.components(separatedBy: " "), in: consumer.path) }
    try consumer.write(spec.replacing("bold: 700", with: "bold: 800"), to: path)

    let tool = try toolOfPackage(consumer)
    let below = consumer.path + "/Sources/Prices"
    #expect(try Subprocess.run(tool, ["list"], in: below).output.split(separator: "\n").count == 8)
    #expect(try Subprocess.run(tool, ["lint"], in: below).output == "Brand.stylespec.yaml: nothing to report\n")
    #expect(try Subprocess.run(tool, ["compile"], in: below).output.hasPrefix("checked Brand.stylespec.yaml\n"))
    #expect(try Subprocess.run(tool, ["diff"], in: below).output.contains("weight `bold`: 700 → 800, heavier"))
    for (command, said) in [
      (["stylespec-diff", "HEAD"], "700 → 800"), (["stylespec-show", "14_red_bold"], "14_red_bold\n"),
    ] {
      let result = try Subprocess.run("swift", ["package"] + command, in: consumer.path, environment: withoutPango)
      #expect(result.output.contains(said) && result.status == 0, "\(result)")
    }
    try watchSeesAnEdit(tool, consumer, spec, path)
  }

  /// `swift run stylespec`, without the time that SwiftPM takes to plan.
  private func toolOfPackage(_ consumer: Consumer) throws -> String {
    let help = try consumer.swift("run", "stylespec", "--version")
    try #require(help.status == 0, "\(help.errors)")
    return try consumer.binary("stylespec")
  }

  private func watchSeesAnEdit(_ tool: String, _ consumer: Consumer, _ spec: String, _ path: String) throws {
    let watch = try RunningProcess(tool, ["watch"], in: consumer.path)
    #expect(try watch.nextLine().hasPrefix("watching \(path) (1 file)"))
    #expect(try watch.nextLine().hasPrefix("checked 1 spec; 8 style codes in "))
    _ = watch.hasLine(within: .milliseconds(100))
    try consumer.write(spec.replacing("bold: 700", with: "bold: 700, heavy: 900"), to: path)
    #expect(try watch.nextLine().hasPrefix("checked 1 spec; 12 style codes in "))
    watch.send(SIGINT)
    _ = try watch.end()
  }

  /// New app projects isolate to the main actor unless a declaration says otherwise.
  @Test func targetsOfAnyIsolationBuild() throws {
    let kinds = ["code", "catalog"].flatMap { scope in
      ["v5", "v6"].flatMap { mode in [true, false].map { (scope: scope, mode: mode, isIsolated: $0) } }
    }
    let name = { (kind: (scope: String, mode: String, isIsolated: Bool)) in
      "\(kind.scope.capitalized)\(kind.mode)\(kind.isIsolated ? "Main" : "")"
    }
    let targets = kinds.map { kind in
      let isolation = kind.isIsolated ? ", .defaultIsolation(MainActor.self)" : ""
      return """
        .target(name: "\(name(kind))", dependencies: [\(Self.product)],
          swiftSettings: [.swiftLanguageMode(.\(kind.mode))\(isolation)], \(Self.plugin))
        """
    }
    let consumer = try Consumer(dependencies: Consumer.checkout, targets: targets.joined(separator: ",\n"))
    let manifest = try consumer.read("Package.swift").replacing("tools-version: 6.1", with: "tools-version: 6.2")
    try consumer.write(manifest, to: "Package.swift")
    for kind in kinds {
      let folder = "Sources/\(name(kind))"
      try consumer.write(
        """
        stylespec: 1
        name: Brand
        swift: { scope: \(kind.scope) }
        color: { ember: "#C8102E" }
        weight: { bold: 700 }
        typography: { 14: plain }
        styles: { headline: { size: 14, color: ember, weight: bold } }
        """,
        to: folder + "/Brand.stylespec.yaml"
      )
      let headline = kind.scope == "code" ? ".headline" : "Brand.headline"
      try consumer.write(
        """
        import StyleSpec
        actor Store {
          func text() -> StyledText { StyledText("x", style: \(headline)) }
          func code() -> StyleCode? { Brand.code(named: "headline") }
          func color() -> StyleColor { Brand.Colors.ember }
        }
        nonisolated func text() -> StyledText { StyledText("x", style: \(headline)) }
        @MainActor final class Label { var style: StyleCode = \(headline) }
        enum ReviewState: TextAttributeKey {
          typealias Value = String
          static let name = "com.example.review"
        }
        """,
        to: folder + "/Store.swift"
      )
    }
    let built = try consumer.build()
    #expect(built.status == 0, "\(built.log)")
  }
}
