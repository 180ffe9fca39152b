#if os(Linux)
  import TestSupport
  import Testing

  /// A mistake in a stub of a view, and the claim that finds it.
  struct StubFault: Sendable, CustomTestStringConvertible {
    let claim: String
    let edit: AppleEdit
    var testDescription: String { claim }

    init(_ claim: String, in file: String, _ old: String, with new: String) {
      self.claim = claim
      edit = AppleEdit(file: "Tests/AppleStubs/\(file).swift", old: old, new: new)
    }

    /// UIKit and the claims, without a mistake.
    static let none = Result { try modules(nil) }

    /// UIKit and the claims, with an edit of the stubs.
    static func modules(_ edit: AppleEdit?) throws -> AppleModules {
      try AppleModules([.stub("UIFoundation"), .stub("UIKit"), .viewClaims], over: stubs.get(), edit: edit)
    }

    private static let stubs = Result { try AppleModules([.stub("QuartzCore")], over: AppleModules.stubs.get()) }
  }
#endif
