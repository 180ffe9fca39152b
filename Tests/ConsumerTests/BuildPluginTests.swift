import TestSupport
import Testing

/// The build plugin in a package of two targets with two specs each, under both build systems.
@Suite(.buildsConsumers, .serialized)
struct BuildPluginTests {
  private static let plugin = """
    plugins: [.plugin(name: "StyleSpecBuild", package: "StyleSpec")]
    """
  private static let spec = """
    stylespec: 1
    name: Brand
    offsetHost: css
    include: 颜色/palette.yaml
    color: { ink: "{palette.ink}" }
    weight: { regular: 400, bold: 700 }
    typography: { 14: { lineHeight: 20, lineSpacing: 3, baselineOffset: 0 } }

    """

  /// Its codes leave their color open, but for one style.
  private static let openSpec = """
    stylespec: 1
    name: Open
    swift: { scope: catalog }
    color: { link: "#39639E" }
    weight: { bold: 700 }
    typography: { 14: plain }
    codes: { color: open }
    styles: { link: { size: 14, weight: bold, color: link } }

    """

  private func makeConsumer(_ buildSystem: Consumer.BuildSystem) throws -> Consumer {
    let consumer = try Consumer(
      buildSystem,
      dependencies: Consumer.checkout,
      targets: """
        .executableTarget(name: "App", dependencies: ["Cards", .product(name: "StyleSpec", package: "StyleSpec")],
          swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")], \(Self.plugin)),
        .target(name: "Cards", dependencies: [.product(name: "StyleSpec", package: "StyleSpec")], \(Self.plugin)),
        """
    )
    try consumer.write(Self.spec, to: "Sources/App/design tokens/品牌.stylespec.yaml")
    try consumer.write("palette: { ink: \"#222222\" }\n", to: "Sources/App/design tokens/颜色/palette.yaml")
    try consumer.write(Self.openSpec, to: "Sources/App/open.stylespec.yaml")
    try consumer.write(Self.spec(named: "Shared"), to: "tokens/shared.yaml")
    try consumer.link("Sources/App/shared.stylespec.yaml", to: "../../tokens/shared.yaml")
    try consumer.write(Self.spec(named: "Badges"), to: "Sources/Cards/a/brand.stylespec.yml")
    try consumer.write(Self.spec(named: "Labels"), to: "Sources/Cards/b/brand.stylespec.yaml")
    try consumer.write(
      """
      import StyleTables
      public let cardCodes = [Badges.t14_ink_bold.name, Labels.catalog.name]
      """,
      to: "Sources/Cards/Cards.swift"
    )
    try consumer.write(
      """
      import Cards
      import StyleSpec
      let text = StyledText("¥89", style: .t14_ink_bold)
      let color = text.resolved?.color?.light.description
      print(color ?? "none", Shared.catalog.name, cardCodes)
      for code in [Open.t14_bold, Open.link] { print(code.name, code.resolved.color.map { "\\($0.light)" } ?? "nil") }
      """,
      to: "Sources/App/main.swift"
    )
    return consumer
  }

  private static func spec(named name: String) -> String {
    spec.replacing("Brand", with: "\(name)\nswift: { scope: catalog }").replacing(
      "include: 颜色/palette.yaml\n",
      with: ""
    )
    .replacing("{palette.ink}", with: "#111111")
  }

  /// One package for all steps, because the first build takes most of the time.
  @Test(arguments: Consumer.BuildSystem.allCases)
  func aPackageThroughItsLife(_ buildSystem: Consumer.BuildSystem) throws {
    let consumer = try makeConsumer(buildSystem)
    let first = try consumer.build()
    try #require(first.status == 0, "\(first.log)")
    #expect(!first.log.contains("unhandled"), "\(first.log)")
    // A build needs neither the argument parser nor the linter.
    #expect(!first.log.contains("ArgumentParser") && !first.log.contains("TokenLint"), "\(first.log)")
    #expect(
      try consumer.run("App") == """
        #222222 Shared ["14_ink_bold", "Labels"]
        14_bold nil
        link #39639E

        """
    )
    try compilesWhatChanged(consumer)
    try showsMistakesWhereTheyStand(consumer)
    try reportsTargetsWithoutSpecs(consumer)
  }

  private func compilesWhatChanged(_ consumer: Consumer) throws {
    // The included file is an input, too.
    let palette = "Sources/App/design tokens/颜色/palette.yaml"
    try consumer.write("palette: { ink: \"#333333\" }\n", to: palette)
    try expectSuccess(consumer.build())
    #expect(try consumer.run("App").hasPrefix("#333333 "))

    // Without a change of the output, nothing is compiled or linked.
    let linked = try consumer.linkTime("App")
    try consumer.write("# a comment\npalette: { ink: \"#333333\" }\n", to: palette)
    try expectSuccess(consumer.build())
    #expect(try consumer.linkTime("App") == linked)

    // A new file since the last build was planned.
    let spec = "Sources/App/design tokens/品牌.stylespec.yaml"
    try consumer.write("{ \"palette\": { \"ink\": \"#444444\" } }\n", to: "Sources/App/design tokens/new.json")
    try consumer.write(Self.spec.replacing("颜色/palette.yaml", with: "new.json"), to: spec)
    try expectSuccess(consumer.build())
    #expect(try consumer.run("App").hasPrefix("#444444 "))
    try consumer.write(Self.spec, to: spec)

    // A spec outside of the target's folder, through a link.
    try consumer.write(Self.spec(named: "Renamed"), to: "tokens/shared.yaml")
    let renamed = try consumer.build()
    #expect(renamed.status != 0)
    #expect(renamed.log.contains("cannot find 'Shared' in scope"), "\(renamed.log)")
    // Not the old spec: after a failed build, the compiler may take a file for that of the last successful build.
    let main = "Sources/App/main.swift"
    try consumer.write(consumer.read(main).replacing("Shared", with: "Renamed"), to: main)
    try expectSuccess(consumer.build())
    #expect(try consumer.run("App").contains(" Renamed "))
  }

  private func showsMistakesWhereTheyStand(_ consumer: Consumer) throws {
    let spec = "Sources/App/design tokens/品牌.stylespec.yaml"
    let mistakes = [
      (Self.spec.replacing("lineHeight", with: "lineHieght"), "7:21: error: `lineHieght` is not a key of a size"),
      (
        Self.spec.replacing("颜色/", with: "../"), "4:10: error: `../palette.yaml` is not a file inside the spec's folder"
      ),
      (
        Self.spec.replacing("palette.yaml", with: "palette.txt"),
        "4:10: error: `颜色/palette.txt` does not exist"
      ),
      // A link that leads out of the spec's folder.
      (Self.spec.replacing("palette.yaml", with: "away.yaml"), "4:10: error: `颜色/away.yaml` is not among the inputs"),
    ]
    try consumer.link("Sources/App/design tokens/颜色/away.yaml", to: "../../../../tokens/shared.yaml")
    for (text, problem) in mistakes {
      try consumer.write(text, to: spec)
      let result = try consumer.build()
      #expect(result.status != 0)
      #expect(result.log.contains("\(consumer.path)/\(spec):\(problem)"), "\(result.log)")
    }
    try consumer.write(Self.spec, to: spec)
    try consumer.remove("Sources/App/design tokens/颜色/away.yaml")

    // They are compiled and checked together.
    try consumer.write(Self.spec(named: "Badges"), to: "Sources/Cards/b/brand.stylespec.yaml")
    let equal = try consumer.build()
    #expect(equal.log.contains("[duplicate-catalog]"), "\(equal.log)")
    try consumer.write(Self.spec(named: "Labels"), to: "Sources/Cards/b/brand.stylespec.yaml")
    try expectSuccess(consumer.build())
  }

  private func reportsTargetsWithoutSpecs(_ consumer: Consumer) throws {
    try consumer.remove("Sources/App/design tokens")
    try consumer.remove("Sources/App/open.stylespec.yaml")
    try consumer.remove("Sources/App/shared.stylespec.yaml")
    try consumer.write("import Cards\nprint(cardCodes)\n", to: "Sources/App/main.swift")
    let none = try consumer.build()
    #expect(none.log.contains("error: the target 'App' uses StyleSpecBuild and has no spec; run"), "\(none.log)")
    #expect(none.log.contains("`swift package stylespec-init --target App`"), "\(none.log)")
    #expect(none.status != 0)
  }

  private func expectSuccess(_ build: (status: Int32, log: String)) {
    #expect(build.status == 0, "\(build.log)")
  }
}
