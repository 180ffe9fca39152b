#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// `Scripts/check-apple` on copies of the package: each fault must be found, at its line.
  struct AppleCheckTests {
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
      try package.put(AppleFault("an existential without any", in: "StyleTables/Dimension.swift", adding: "protocol A {}\nfunc a(_: A) {}"))
      #expect(try package.check("ios", "--target", "StyleTables").status == 1)
      try package.replace(".enableUpcomingFeature(\"ExistentialAny\"),", with: "", in: "Package.swift")
      #expect(try package.check("ios", "--target", "StyleTables").status == 0)
    }
  }
#endif
