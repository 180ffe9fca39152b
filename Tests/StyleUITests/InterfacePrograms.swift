#if os(Linux)
  import TestSupport

  /// Programs for Linux with StyleUI as for Apple's platforms, which run the checks in `Tests/AppleStubs/Checks/Interface`.
  /// What they share is compiled once.
  enum InterfacePrograms {
    static let uiKit = Result { try uiKitStubs.get().program() }
    static let appKit = Result { try AppleModules(appKitModules, over: ours.get()).program() }

    /// The program for UIKit, with an edit of our code.
    static func uiKit(_ edit: AppleEdit) throws -> AppleProgram {
      edit.file.hasPrefix("Sources/StyleUI/")
        ? try uiKitStubs.get().program(edit)
        : try AppleModules(ourModules + uiKitModules, over: foundation.get(), edit: edit).program()
    }

    private static let foundation = Result {
      try AppleModules(
        ["ObjectiveC", "CoreFoundation", "CoreGraphics", "CoreText", "Foundation", "UIFoundation"].map { .stub($0) }
      )
    }
    private static let ours = Result { try AppleModules(ourModules, over: foundation.get()) }
    private static let uiKitStubs = Result { try AppleModules(uiKitModules, over: ours.get()) }

    private static let ourModules: [AppleModule] = [
      .target("StyleTables"), .target("StyledText"), .yanxuanStyles, .testSupport, .randomTexts,
    ]
    private static let uiKitModules: [AppleModule] = [.stub("UIKit"), .stub("SwiftUI")]
    private static let appKitModules: [AppleModule] = [.stub("AppKit"), .stub("SwiftUI")]
  }

  extension AppleModules {
    fileprivate func program(_ edit: AppleEdit? = nil) throws -> AppleProgram {
      try AppleModules([.target("StyleUI")], over: self, edit: edit).program("Interface")
    }
  }
#endif
