#if canImport(UIKit) && !os(watchOS)
  import HostMeasurements
  import Testing

  /// Asks this system whether its views do what the stubs for Linux do.
  @MainActor struct ViewClaimTests {
    @Test(arguments: ViewClaim.all) func holds(_ claim: ViewClaim) { #expect(claim.holds()) }

    @Test func labelsKeepAttributesByAKnownRule() { #expect(LabelTextRule.ofThisSystem != nil) }
  }

  extension ViewClaim: CustomTestStringConvertible {
    package var testDescription: String { "\(name) (\(page ?? "only told"))" }
  }
#endif
