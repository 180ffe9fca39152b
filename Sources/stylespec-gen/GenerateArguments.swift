/// The command line of `stylespec-gen`.
struct GenerateArguments {
  static let usage =
    "usage: stylespec-gen --spec FILE --output FILE [--spec FILE --output FILE …] [--input FILE …] [--strict]"

  /// A spec, and the file that its Swift code goes to.
  struct Job {
    let spec: String
    let output: String
  }

  private(set) var jobs: [Job] = []
  /// The files that specs may include.
  private(set) var inputs: [String] = []
  /// Whether comments and trailing commas in JSON are errors.
  private(set) var isStrict = false
  /// The message to fail with instead of compiling: `--fail MESSAGE`. A plugin must not fail while a build is planned,
  /// or the commands that would help could not be built; so it plans this, and the build of its target fails.
  private(set) var failure: String?

  init(_ arguments: [String]) throws(UsageError) {
    if arguments.count == 2, arguments[0] == "--fail" {
      failure = arguments[1]
      return
    }
    var spec: String?
    var rest = arguments[...]
    while let option = rest.popFirst() {
      if option == "--strict" {
        isStrict = true
        continue
      }
      guard ["--spec", "--output", "--input"].contains(option) else {
        throw UsageError(problem: "'\(option)' is not an option")
      }
      guard let value = rest.popFirst(), !value.isEmpty else {
        throw UsageError(problem: "\(option) needs the path of a file")
      }
      switch (option, spec) {
      case ("--input", _): inputs.append(value)
      case ("--spec", nil): spec = value
      case ("--output", let named?):
        jobs.append(Job(spec: named, output: value))
        spec = nil
      default: throw UsageError(problem: "each --spec is followed by the --output that is made of it")
      }
    }
    guard !jobs.isEmpty, spec == nil else {
      throw UsageError(problem: "each --spec needs an --output, and there has to be one of them")
    }
    guard Set(jobs.map(\.output)).count == jobs.count else {
      throw UsageError(problem: "two specs cannot have one --output")
    }
  }
}

/// The command line is not valid.
struct UsageError: Error {
  let problem: String
}
