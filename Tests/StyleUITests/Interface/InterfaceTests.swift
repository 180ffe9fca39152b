#if os(Linux)
  import TestSupport
  import Testing

  /// StyleUI works with modules that are declared after Apple's documentation and store what they are given. That says nothing
  /// about Apple's own code: see `Tests/AppleStubs/README.md`.
  @Suite struct InterfaceTests {
    @Test func uiKitShowsTheNumbersOfTheSpec() throws {
      let shown = try ShownNumbers.all(of: InterfacePrograms.uiKit.get())
      #expect(shown.count == 468 * 4 * 3 * 3)
      #expect(try ShownNumbers.differences(of: shown) == [])
    }

    @Test func appKitShowsTheNumbersOfTheSpec() throws {
      let shown = try ShownNumbers.all(of: InterfacePrograms.appKit.get())
      #expect(shown.count == 468 * 4)
      #expect(try ShownNumbers.differences(of: shown) == [])
    }

    @Test func attributesOfUIKitAreThoseOfTheText() throws {
      try check(InterfacePrograms.uiKit.get(), texts: 3_000)
    }

    @Test func attributesOfAppKitAreThoseOfTheText() throws {
      try check(InterfacePrograms.appKit.get(), texts: 500)
    }

    private func check(_ program: AppleProgram, texts: Int) throws {
      let result = try program.run("checks", "\(SeededGenerator.chosenSeed)", "\(texts)")
      #expect(result.status == 0 && result.errors == "", "\(result.errors)")
      let summary = result.output.split(separator: "\n").last ?? ""
      #expect(summary.hasSuffix(" checks, 0 failures"), "\(result.output)")
      #expect((summary.split(separator: " ").first.flatMap { Int($0) } ?? 0) > 2 * texts)
    }
  }
#endif
