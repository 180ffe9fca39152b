import Foundation
import TestSupport
import Testing

#if os(Linux)
  /// The package that contains the tool, made by `Scripts/bundle`.
  @Suite(.buildsConsumers)
  struct BundleTests {
    @Test func aConsumerBuildsWithThePrebuiltTool() throws {
      let folder = try TemporaryFolder("预先 built")
      let script = Repository.root.appendingPathComponent("Scripts/bundle").path
      let made = try Subprocess.run(script, [folder.path])
      try #require(made.status == 0, "\(made.errors)")
      let tool = try #require(try folder.contents().first { $0.hasSuffix("/bin/stylespec-gen") })
      #expect(try Subprocess.run("ldd", ["\(folder.path)/\(tool)"]).status != 0, "the tool is linked dynamically")

      let archive = "\(folder.path)/stylespec-gen.artifactbundle.zip"
      let checksum = try #require(folder.read("stylespec-gen.artifactbundle.zip.sha256").split(separator: " ").first)
      #expect(try Subprocess.run("swift", ["package", "compute-checksum", archive]).output == "\(checksum)\n")

      let consumer = try Consumer(
        dependencies: Consumer.checkout + ", .package(path: \"\(folder.path)/StyleSpecPrebuilt\")",
        targets: """
          .executableTarget(name: "App", dependencies: [.product(name: "StyleSpec", package: "StyleSpec")],
            plugins: [.plugin(name: "StyleSpecPrebuilt", package: "StyleSpecPrebuilt")])
          """
      )
      try consumer.write(
        """
        stylespec: 1
        name: Brand
        color: { ink: "#222222" }
        weight: { bold: 700 }
        typography: { 14: plain }

        """,
        to: "Sources/App/brand.stylespec.yaml"
      )
      try consumer.write(
        "import StyleTables\nprint(StyleCode.t14_ink_bold.name)\n",
        to: "Sources/App/main.swift"
      )
      let built = try consumer.build()
      #expect(built.status == 0, "\(built.log)")
      #expect(!built.log.contains("TokenCompiler"), "the tool was built after all: \(built.log)")
      #expect(try consumer.run("App") == "14_ink_bold\n")

      let again = try Subprocess.run(script, [folder.path])
      #expect(again.status == 0, "\(again.errors)")
      #expect(try folder.read("stylespec-gen.artifactbundle.zip.sha256").hasPrefix(checksum))
    }
  }
#endif
