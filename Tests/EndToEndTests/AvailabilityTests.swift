#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// Each `#available` of our code for Apple's platforms is needed: without it, `Scripts/check-apple` fails.
  @Suite struct AvailabilityTests {
    @Test func conditionsAreFound() throws {
      let conditions = try AvailabilityCondition.all.get()
      #expect(conditions.contains { $0.file == "Sources/StyleUI/Contexts/StyleHost+Current.swift" })
      #expect(conditions.allSatisfy { !$0.platforms.isEmpty }, "\(conditions)")
    }

    @Test(.enabled(if: isLongRun, "takes minutes; STYLESPEC_LONG=1 includes it"))
    func eachIsNeeded() throws {
      for condition in try AvailabilityCondition.all.get() {
        try expectErrorsWithout(condition)
      }
    }

    private func expectErrorsWithout(_ condition: AvailabilityCondition) throws {
      let package = try PackageCopy()
      try package.write(condition.fileWithoutIt, to: condition.file)
      for platform in condition.platforms {
        let result = try package.check(platform, "--target", condition.target)
        let errors = result.errors.split(separator: "\n").filter { $0.hasPrefix("\(condition.file):") }
        let isFound = errors.contains { $0.contains(" is only available in ") }
        #expect(isFound, "\(condition), \(platform)\n\(result.errors)")
      }
    }
  }

  /// An `#available` or `#unavailable` of a file.
  private struct AvailabilityCondition: CustomStringConvertible {
    let file: String
    private let source: String
    private let condition: Substring

    var description: String { "\(file): \(condition)" }

    var target: String { file.hasPrefix("Examples/Comments/") ? "CommentsExample" : "StyleUI" }

    /// The platforms that it has versions of, and that `Scripts/check-apple` checks by default.
    var platforms: [String] { ["iOS", "macOS"].filter { condition.contains("\($0) ") }.map { $0.lowercased() } }

    /// The file with a condition that has the same value on newer systems, but whose value the compiler does not know.
    var fileWithoutIt: String {
      let other = condition.hasPrefix("#available") ? "![0].isEmpty" : "[0].isEmpty"
      return source.replacingCharacters(in: condition.startIndex..<condition.endIndex, with: other)
    }

    static let all = Result {
      try ["Sources/StyleUI", "Examples/Comments"].flatMap { folder in
        let path = Repository.root.appendingPathComponent(folder).path
        let files = try FileManager.default.subpathsOfDirectory(atPath: path).filter { $0.hasSuffix(".swift") }
        return try files.sorted().map { "\(folder)/\($0)" }.flatMap { try all(in: Repository.read($0), of: $0) }
      }
    }

    /// Those of a text, without those that its comments name.
    static func all(in text: String, of file: String) -> [Self] {
      text.matches(of: #/#(?:un)?available\([^)]*\)/#).map(\.output)
        .filter { !text[..<$0.startIndex].reversed().prefix { $0 != "\n" }.contains("/") }
        .map { Self(file: file, source: text, condition: $0) }
    }
  }
#endif
