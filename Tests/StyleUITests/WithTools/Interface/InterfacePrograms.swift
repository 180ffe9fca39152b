#if os(Linux)
  import TestSupport

  /// Programs for Linux with StyleUI as for Apple's platforms, which run the checks in
  /// `Tests/AppleStubs/Checks/Interface`. What they share is compiled once.
  enum InterfacePrograms {
    static let uiKit = Result { try uiKitModules.get().program("Interface") }
    static let appKit = Result { try appKitModules.get().program("Interface") }

    /// StyleUI and all that it imports.
    static let uiKitModules = Result { try uiKitStubs.get().withStyleUI() }
    static let appKitModules = Result {
      try AppleModules(modules(over: "AppKit"), over: AppleModules.runtime.get()).withStyleUI()
    }

    /// The program for UIKit, optimized: for what takes minutes.
    static func optimizedUIKit() throws -> AppleProgram {
      let modules = AppleModule.belowRuntime + AppleModule.runtime + modules(over: "UIKit") + [.target("StyleUI")]
      return try AppleModules(modules, isOptimized: true).program("Interface")
    }

    private static let uiKitStubs = Result {
      try AppleModules(modules(over: "UIKit"), over: AppleModules.runtime.get())
    }

    private static func modules(over kit: String) -> [AppleModule] {
      [.randomTexts] + ["UIFoundation", "QuartzCore", kit, "SwiftUI"].map { .stub($0) }
    }
  }

  extension AppleModules {
    fileprivate func withStyleUI() throws -> AppleModules {
      try AppleModules([.target("StyleUI")], over: self)
    }
  }
#endif
