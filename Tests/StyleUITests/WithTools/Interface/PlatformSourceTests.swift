#if os(Linux)
  import TestSupport
  import Testing

  /// The tests that run on Apple's platforms compile with the declarations of their modules.
  @Suite struct PlatformSourceTests {
    @Test func theTestsCompile() throws {
      let source = try Self.source()
      for modules in [InterfacePrograms.uiKitModules, InterfacePrograms.appKitModules] {
        let errors = try modules.get().errors(in: source, isTest: true)
        #expect(errors == "", "\(errors)")
      }
    }

    @Test func mistakesAreFound() throws {
      let source = try Self.source().replacing("resolvedColor(with: traits)", with: "resolvedColor(for: traits)")
      let errors = try InterfacePrograms.uiKitModules.get().errors(in: source, isTest: true)
      #expect(errors.contains("error: incorrect argument label"), "\(errors)")
    }

    private static func source() throws -> String { try Repository.read("Tests/StyleUITests/PlatformTests.swift") }
  }
#endif
