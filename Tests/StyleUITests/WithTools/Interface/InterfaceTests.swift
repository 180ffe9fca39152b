#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// StyleUI works with modules that are declared after Apple's documentation and store what they are given. That says
  /// nothing about Apple's own code: see `Tests/AppleStubs/README.md`.
  @Suite struct InterfaceTests {
    @Test func uiKitShowsTheNumbersOfTheSpec() throws {
      let shown = try ShownNumbers.all(of: InterfacePrograms.uiKit.get())
      #expect(shown.count == 469 * 4 * 3 * 3)
      #expect(try ShownNumbers.differences(of: shown) == [])
    }

    @Test func appKitShowsTheNumbersOfTheSpec() throws {
      let shown = try ShownNumbers.all(of: InterfacePrograms.appKit.get())
      #expect(shown.count == 469 * 4)
      #expect(try ShownNumbers.differences(of: shown) == [])
    }

    @Test func attributesOfUIKitAreThoseOfTheText() throws {
      try check(InterfacePrograms.uiKit.get(), texts: 3_000)
    }

    @Test func attributesOfAppKitAreThoseOfTheText() throws {
      try check(InterfacePrograms.appKit.get(), texts: 500)
    }

    @Test func viewsOfUIKitKeepTheirStyles() throws {
      try checkViews(InterfacePrograms.uiKit.get(), operations: 3, atLeast: 2_000)
    }

    @Test func viewsOfAppKitKeepTheirStyles() throws {
      try checkViews(InterfacePrograms.appKit.get(), operations: 0, atLeast: 15)
    }

    /// All sequences of up to six of seven operations, from a label without text and from one with prices.
    @Test(.enabled(if: isLongRun, "takes minutes; STYLESPEC_LONG=1 includes it"))
    func labelsForgetNothingInSixOperations() throws {
      try checkViews(InterfacePrograms.optimizedUIKit(), operations: 6, atLeast: 3 * (137_256 + 2_800))
    }

    /// A `CGColor` keeps the appearance that it was made in.
    @Test func noColorIsFrozen() throws {
      let folder = Repository.root.appendingPathComponent("Sources/StyleUI").path
      let files = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }
      #expect(files.count > 15)
      for file in files {
        let lines = try Repository.read("Sources/StyleUI/\(file)").split(separator: "\n")
        let code = lines.filter { !$0.drop { $0 == " " }.hasPrefix("//") }
        #expect(!code.contains { $0.lowercased().contains("cgcolor") }, "\(file)")
      }
    }

    private func check(_ program: AppleProgram, texts: Int) throws {
      let result = try program.run("checks", "\(SeededGenerator.chosenSeed)", "\(texts)")
      expectSuccess(result, checks: 2 * texts)
    }

    private func checkViews(_ program: AppleProgram, operations: Int, atLeast checks: Int) throws {
      expectSuccess(try program.run("views", "\(operations)"), checks: checks)
    }

    private func expectSuccess(_ result: SubprocessResult, checks: Int) {
      #expect(result.status == 0 && result.errors == "", "\(result.errors)")
      let summary = result.output.split(separator: "\n").last ?? ""
      #expect(summary.hasSuffix(" checks, 0 failures"), "\(result.output)")
      #expect((summary.split(separator: " ").first.flatMap { Int($0) } ?? 0) > checks)
    }
  }
#endif
