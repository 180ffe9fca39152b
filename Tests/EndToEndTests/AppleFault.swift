#if os(Linux)
  import Testing

  /// An edit of the package that `Scripts/check-apple` must refuse.
  struct AppleFault: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The file, relative to `Sources`.
    let file: String
    /// The text that is replaced; without it, the new text is added to the end of the file.
    var old: String?
    /// The new text, with ⟦ ⟧ around the place of the error.
    let new: String
    /// The start of the error's message.
    let message: String

    var target: String { String(file.prefix { $0 != "/" }) }
  }

  extension AppleFault {
    static let all: [Self] = [
      newerThanTheDeploymentTarget, mainActor, darwin, argumentLabel, selector, dataRace, missingImport, existential,
      warning,
    ]

    static let newerThanTheDeploymentTarget = Self(
      testDescription: "a type of iOS 17 without #available",
      file: "StyleTables/StyleCode.swift",
      new: "func later() { _ = ⟦DiscardingTaskGroup⟧.self }",
      message: "'DiscardingTaskGroup' is only available in iOS 17.0 or newer"
    )

    private static let mainActor = Self(
      testDescription: "a property of the main actor in a nonisolated function",
      file: "StyleTables/StyleCode.swift",
      new: "@MainActor var isDark: Bool { true }\nfunc appearance() -> Bool { ⟦isDark⟧ }",
      message: "main actor-isolated var 'isDark' can not be referenced from a nonisolated context"
    )

    private static let darwin = Self(
      testDescription: "a misspelled function in a branch for Darwin",
      file: "StyleTables/Support/Locked.swift",
      old: "    pthread_mutex_lock(mutex)\n",
      new: """
            #if canImport(Darwin)
              ⟦pthread_mutex_lok⟧(mutex)
            #else
              pthread_mutex_lock(mutex)
            #endif

        """,
      message: "cannot find 'pthread_mutex_lok' in scope"
    )

    private static let argumentLabel = Self(
      testDescription: "a wrong argument label",
      file: "StyleLayout/Backends/CoreText/CoreGraphicsCanvas.swift",
      old: "context.scaleBy(x: 1, y: -1)",
      new: "context.scaleBy⟦(⟧x: 1, z: -1)",
      message: "incorrect argument label in call (have 'x:z:', expected 'x:y:')"
    )

    private static let selector = Self(
      testDescription: "#selector of a method without @objc",
      file: "StyleTables/StyleCode.swift",
      new: """
        internal import ObjectiveC
        final class Button {
          func tap() {}
          func action() -> Selector { ⟦#selector⟧(tap) }
        }
        """,
      message: "argument of '#selector' refers to instance method 'tap()' that is not exposed to Objective-C"
    )

    private static let dataRace = Self(
      testDescription: "a data race",
      file: "StyleTables/StyleCode.swift",
      new: """
        final class Counter { var count = 0 }
        func count(_ counter: Counter) {
          ⟦Task⟧ { counter.count += 1 }
          counter.count += 1
        }
        """,
      message: "passing closure as a 'sending' parameter risks causing data races"
    )

    private static let missingImport = Self(
      testDescription: "a member of a module that only other files import",
      file: "StyledText/StyledText+Equality.swift",
      new: "extension StyledText { func count() -> Int { makeNSAttributedStringForStorage().⟦length⟧ } }",
      message: "property 'length' is not available due to missing import of defining module 'Foundation'"
    )

    static let existential = Self(
      testDescription: "an existential without any",
      file: "StyleTables/StyleCode.swift",
      new: "protocol Shape {}\nfunc draw(_ shape: ⟦Shape⟧) {}",
      message: "use of protocol 'Shape' as a type must be written 'any Shape'"
    )

    private static let warning = Self(
      testDescription: "a warning",
      file: "StyleTables/StyleCode.swift",
      new: "func unused() { let ⟦unused⟧ = 1 }",
      message: "initialization of immutable value 'unused' was never used"
    )
  }
#endif
