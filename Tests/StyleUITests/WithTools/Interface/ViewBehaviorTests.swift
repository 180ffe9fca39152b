#if os(Linux)
  import TestSupport
  import Testing

  /// The stubs of views do what `ViewClaim` says of UIKit, which `ViewClaimTests` asks on its platforms.
  @Suite struct ViewBehaviorTests {
    @Test func stubsDoWhatIsClaimed() throws {
      let program = try StubFault.none.get().program("ViewBehavior")
      let result = try program.run()
      #expect(result.status == 0 && result.errors == "", "\(result.errors)")
      #expect(result.output.hasSuffix(" checks, 0 failures\n"), "\(result.output)")
      let claims = try program.run("claims").output.split(separator: "\n").map { "\($0)" }
      #expect(Set(claims) == Set(StubFault.all.map(\.claim)))
    }

    @Test(
      .enabled(if: isLongRun, "takes minutes; STYLESPEC_LONG=1 includes it"),
      arguments: StubFault.all
    )
    func isFound(_ fault: StubFault) throws {
      let result = try StubFault.modules(fault.edit).program("ViewBehavior").run()
      #expect(result.status == 0 && result.errors == "", "\(result.errors)")
      #expect(result.output.contains("not so: \(fault.claim)\n"), "\(result.output)")
    }

    @Test func testsOfClaimsCompile() throws {
      let source = try Repository.read("Tests/AppleHostTests/ViewClaimTests.swift")
      #expect(try StubFault.none.get().errors(in: source, isTest: true) == "")
    }
  }
#endif
