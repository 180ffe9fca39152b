#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// `Scripts/check-apple` on copies of the package: each fault must be found, at its line.
  @Suite(.enabled(if: isLongRun, "takes minutes; STYLESPEC_LONG=1 includes it")) struct AppleCheckTests {
    @Test(arguments: AppleFault.all) func findsFaults(_ fault: AppleFault) throws {
      let package = try PackageCopy()
      let place = try package.put(fault)
      let result = try package.check("ios", "--target", fault.target)
      #expect(result.status == 1)
      let expected = "\(place): error: \(fault.message)"
      #expect(result.errors.split(separator: "\n").contains { $0.hasPrefix(expected) }, "\(expected)\n\(result.errors)")
    }

    @Test func deploymentTargetIsThatOfThePackage() throws {
      let package = try PackageCopy()
      try package.put(.newerThanTheDeploymentTarget)
      try package.replace(".iOS(.v16)", with: ".iOS(.v17)", in: "Package.swift")
      let result = try package.check("ios", "--target", "StyleTables")
      #expect(result.status == 0, "\(result.errors)")
      #expect(result.output.hasPrefix("iOS 17.0: StyleTables\n"), "\(result.output)")
    }

    @Test func settingsAreThoseOfThePackage() throws {
      let package = try PackageCopy()
      try package.put(.existential)
      try package.replace(".enableUpcomingFeature(\"ExistentialAny\"),", with: "", in: "Package.swift")
      let result = try package.check("ios", "--target", "StyleTables")
      #expect(result.status == 0, "\(result.errors)")
    }

    /// A declaration needs versions of those platforms that have its module.
    @Test func findsStubsWithoutVersionsOfTheirPlatform() throws {
      let package = try PackageCopy()
      for (module, platform) in [("UIKit", "macOS"), ("AppKit", "iOS")] {
        let stub = """
          /// developer.apple.com/documentation/\(module.lowercased())/kfirst
          @available(\(platform) 10.0, *)
          public let kFirst = 1

          """
        try package.write(stub, to: "Tests/AppleStubs/\(module)/Faults.swift")
      }
      let result = try package.check()
      #expect(
        result.errors.contains("UIKit/Faults.swift:3:12: error: 'kFirst' lacks a version of iOS;"),
        "\(result.errors)"
      )
      #expect(
        result.errors.contains("AppKit/Faults.swift:3:12: error: 'kFirst' lacks a version of macOS;"),
        "\(result.errors)"
      )
    }

    /// Each declaration of a stub names its page, has versions, and is used.
    @Test func findsFaultsOfStubs() throws {
      let package = try PackageCopy()
      let stub = """
        // No page
        public let kCTFirst = 1
        /// developer.apple.com/documentation/coretext/kctfirst
        @available(iOS 3.2, macOS 10.5, *)
        public let kCTSecond = 2
        /// developer.apple.com/documentation/coretext/kctthird
        @available(iOS 3.2, *)
        public let kCTThird = 3
        /// developer.apple.com/documentation/coretext/kctfourth (no versions)
        @available(iOS 3.2, macOS 10.5, *)
        public let kCTFourth = 4
        /// developer.apple.com/documentation/coretext/kctfifth
        @available(iOS 3.2, macOS 10.5, *)
        public let kCTFifth = 5

        """
      try package.write(stub, to: "Tests/AppleStubs/CoreText/Faults.swift")
      let result = try package.check()
      #expect(result.status == 1)
      let path = "Tests/AppleStubs/CoreText/Faults.swift"
      let unused = ["2 'kCTFirst'", "5 'kCTSecond'", "8 'kCTThird'", "11 'kCTFourth'", "14 'kCTFifth'"]
      let others = [
        "2 'kCTFirst' no-page", "5 'kCTSecond' wrong-page", "8 'kCTThird' no-availability",
        "11 'kCTFourth' no-availability",
      ]
      let expected = unused.map { "\($0) unused-stub" } + others
      let found = result.errors.matches(of: #/(?m)^(.+):(\d+):12: error: ('\w+') .+ \[([\w-]+)\]$/#)
        .filter { $0.output.1 == path }
        .map { "\($0.output.2) \($0.output.3) \($0.output.4)" }
      #expect(found.sorted() == expected.sorted(), "\(result.errors)")
    }
  }
#endif
