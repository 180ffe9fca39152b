#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// What a program sees of a StyleLayout that was built without Pango.
  @Suite struct WithoutPangoTests {
    @Test func theMessageNamesTheVariable() throws {
      let folder = try TemporaryFolder("without-pango")
      let sources = Repository.root.appendingPathComponent("Sources/StyleLayout").path
      let files = try FileManager.default.subpathsOfDirectory(atPath: sources).filter { $0.hasSuffix(".swift") }
      try folder.write(
        """
        import StyleLayout
        let typesetter = Typesetter(try PangoShaper(.installed))
        """,
        to: "main.swift"
      )
      let package = Repository.root.lastPathComponent.lowercased()
      let modules = Repository.product("Modules")
      let flags = ["-package-name", package, "-swift-version", "6", "-I", ".", "-I", modules]
      let library = ["-emit-module", "-module-name", "StyleLayout", "-parse-as-library"]
      let paths = files.map { "\(sources)/\($0)" }
      let module = try Subprocess.run("swiftc", flags + library + paths, in: folder.path)
      #expect(module.status == 0, "\(module.errors)")
      let client = try Subprocess.run("swiftc", flags + ["-typecheck", "main.swift"], in: folder.path)
      #expect(client.errors.contains("'PangoShaper' is unavailable") && client.errors.contains("STYLESPEC_PANGO=1"))
    }
  }
#endif
