#if os(Linux)
  import TestSupport
  import Testing

  /// The stubs of views do what `ViewClaim` says of UIKit, which `ViewClaimTests` asks on its platforms.
  @Suite struct ViewBehaviorTests {
    private static let modules = Result {
      let layers = try AppleModules([.stub("QuartzCore")], over: AppleModules.stubs.get())
      return try AppleModules([.stub("UIFoundation"), .stub("UIKit"), .viewClaims], over: layers)
    }

    @Test func stubsDoWhatIsClaimed() throws {
      let result = try Self.modules.get().program("ViewBehavior").run()
      #expect(result.status == 0 && result.errors == "", "\(result.errors)")
      #expect(result.output.hasSuffix(" checks, 0 failures\n"), "\(result.output)")
    }

    @Test func testsOfClaimsCompile() throws {
      let source = try Repository.read("Tests/AppleHostTests/ViewClaimTests.swift")
      #expect(try Self.modules.get().errors(in: source, isTest: true) == "")
    }
  }
#endif
