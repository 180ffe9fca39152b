import Foundation
import TestSupport
import Testing

/// The build plugin with specs that take their styles from token files, under both build systems.
@Suite(.buildsConsumers, .serialized)
struct TokenFileBuildTests {
  private static let plugin = """
    plugins: [.plugin(name: "StyleSpecBuild", package: "StyleSpec")]
    """
  private static let folder = "Sources/App/design"
  private static let typography = "\(folder)/brand/typography.tokens.json"

  private static func spec(_ name: String, _ tokens: String) -> String {
    "stylespec: 1\nname: \(name)\nswift: { scope: catalog }\ntokens: \(tokens)\nstyles: { from: \"**\" }\n"
  }

  /// The code of the app is on the main actor, as in new projects of apps.
  private func makeConsumer(_ buildSystem: Consumer.BuildSystem) throws -> Consumer {
    let consumer = try Consumer(
      buildSystem,
      dependencies: Consumer.checkout,
      targets: """
        .executableTarget(name: "App", dependencies: ["Cards", .product(name: "StyleSpec", package: "StyleSpec")],
          swiftSettings: [.unsafeFlags(["-default-isolation", "MainActor"])], \(Self.plugin)),
        .target(name: "Cards", dependencies: [.product(name: "StyleSpec", package: "StyleSpec")], \(Self.plugin)),
        """
    )
    let documents = Repository.root.appendingPathComponent("Tests/Data/Typography").path
    for name in try FileManager.default.subpathsOfDirectory(atPath: documents) where name.hasSuffix(".json") {
      let place = name == "plain.tokens.json" ? "Sources/Cards" : Self.folder
      try consumer.write(Repository.read("Tests/Data/Typography/\(name)"), to: "\(place)/\(name)")
    }
    try consumer.write(Self.spec("Brand", "brand.resolver.json"), to: "\(Self.folder)/brand.stylespec.yaml")
    try consumer.write(Self.spec("Cards", "plain.tokens.json"), to: "Sources/Cards/cards.stylespec.yaml")
    try consumer.write(
      "import StyleTables\npublic let cardHeight = Cards.typography_body.resolved.metrics?.lineHeight\n",
      to: "Sources/Cards/CardHeight.swift"
    )
    try consumer.write(
      """
      import Cards
      import StyleSpec
      for code in [Brand.typography_code, Brand.typography_body_compact] {
        print(code.name, code.resolved.metrics?.lineHeight ?? 0)
      }
      print(cardHeight ?? 0)
      """,
      to: "Sources/App/main.swift"
    )
    return consumer
  }

  @Test(arguments: Consumer.BuildSystem.allCases)
  func anEditOfATokenFileCompilesItsCatalogAlone(_ buildSystem: Consumer.BuildSystem) throws {
    let consumer = try makeConsumer(buildSystem)
    let first = try consumer.build()
    try #require(first.status == 0, "\(first.log)")
    #expect(!first.log.contains("unhandled"), "\(first.log)")
    let output = try consumer.run("App")
    #expect(output.hasPrefix("typography_code 20.0\ntypography_body_compact "))
    #expect(output.hasSuffix("\n24.0\n"))
    let times = try generatedTimes(consumer)
    #expect(times.keys.sorted() == ["brand.stylespec.swift", "cards.stylespec.swift"])

    let text = try consumer.read(Self.typography)
    try consumer.write(text.replacing("1.5385", with: "1.6"), to: Self.typography)
    let second = try consumer.build()
    #expect(second.status == 0, "\(second.log)")
    #expect(try consumer.run("App").hasPrefix("typography_code 20.8\n"))
    // SwiftPM may link the tool again, and then runs both commands; the other one leaves its output as it is.
    #expect(!second.log.contains("Compiling Cards"), "\(second.log)")
    let newTimes = try generatedTimes(consumer)
    #expect(newTimes["cards.stylespec.swift"] == times["cards.stylespec.swift"])
    #expect(newTimes["brand.stylespec.swift"] != times["brand.stylespec.swift"])

    // A mistake stands where it is, also in a file that only the resolver document refers to.
    try consumer.write(text.replacing("1.5385", with: "\"1.6.1\""), to: Self.typography)
    let wrong = try consumer.build()
    #expect(wrong.status != 0)
    #expect(wrong.log.contains("\(consumer.path)/\(Self.typography):"), "\(wrong.log)")
    try consumer.write(text, to: Self.typography)
    #expect(try consumer.build().status == 0)
    #expect(try consumer.run("App") == output)
  }

  /// When the files that the plugin makes were last written, by their names.
  private func generatedTimes(_ consumer: Consumer) throws -> [String: Date] {
    let folder = consumer.path + "/.build"
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".stylespec.swift") }
    let times = try names.map { name in
      let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder)/\(name)")
      return (name.split(separator: "/").last.map(String.init) ?? name, attributes[.modificationDate] as? Date)
    }
    return Dictionary(times.compactMap { name, time in time.map { (name, $0) } }) { max($0, $1) }
  }
}
