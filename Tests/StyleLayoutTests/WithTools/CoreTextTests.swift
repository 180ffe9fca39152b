#if os(Linux)
  import TestSupport
  import Testing

  /// What is for Apple's platforms compiles against declarations made after Apple's documentation, and works with a
  /// small text system after them. That says nothing about Apple's own code: see `Tests/AppleStubs/README.md`.
  @Suite struct CoreTextTests {
    @Test(.enabled(if: isLongRun, "compiles three targets; STYLESPEC_LONG=1 includes it"))
    func backendWorksWithModulesThatStandForApples() throws {
      let fonts = try TemporaryFolder("fonts")
      try fonts.write("fonts\nText;0;0\nText;0.4;0\nText;0;0.07\n", to: "text.fonts")
      try fonts.write("fonts\nHidden;0;0\n", to: "a/unreadable/hidden.fonts")
      try fonts.write("fonts\nFile Han;0;0\n", to: "more/han.fonts")
      try fonts.write("fonts\nSlanted;0;0.07\n", to: "more/deep/slanted.fonts")
      try fonts.write("no fonts", to: "readme.txt")
      try fonts.write("no fonts", to: "empty/readme.txt")
      let modules = try AppleModules(
        [.stub("ImageIO"), .stub("os"), .target("StyleLayout")],
        over: AppleModules.runtime.get()
      )
      try checkWithoutPango(modules)
      let result = try modules.program("Layout").run(fonts.path)
      #expect(result.status == 0)
      #expect(result.errors == "")
      let summary = result.output.split(separator: "\n").last ?? ""
      #expect(summary.hasSuffix(" checks, 0 failures"), "\(result.output)")
      #expect((summary.split(separator: " ").first.flatMap { Int($0) } ?? 0) > 6_000)
    }

    /// These modules lack Pango, too: programs that use it are told how to get it.
    private func checkWithoutPango(_ modules: AppleModules) throws {
      let errors = try modules.errors(in: "import StyleLayout\nlet shaper = try PangoShaper(.installed)\n")
      #expect(errors.contains("'PangoShaper' is unavailable") && errors.contains("STYLESPEC_PANGO=1"), "\(errors)")
      #expect(try modules.errors(in: "import StyleLayout\nlet shaper = FixedWidthShaper()\n") == "")
    }
  }
#endif
