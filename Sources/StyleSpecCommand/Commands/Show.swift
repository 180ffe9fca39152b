internal import ArgumentParser
internal import TokenCommandLine
internal import TokenCompiler
internal import TokenDiagnostics
internal import TokenModel
internal import TokenSystem

struct Show: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Show what a style code means, and where each value was written.",
    discussion: """
      EXAMPLES
        stylespec show 14_gray2_bold
        stylespec show t14_gray2_bold          by the name in Swift
        stylespec show 14_gray2_bold --format json brand.yaml
      """
  )

  @Argument(
    help: "The name of a style code, such as 14_gray2_bold, or its name in Swift.",
    completion: .custom(Show.complete)
  )
  var code: String

  @OptionGroup var specs: SpecArguments

  @Option(help: "How to print it.")
  var format: DescriptionFormat = .text

  func run() throws {
    let result = try specs.compile()
    let locator = SourceLocator(result.files)
    let found = result.catalogs.compactMap { DescribedCatalog($0, locator).code(named: code) }
    guard found.count < 2 else {
      let names = found.map(\.catalog).joined(separator: ", ")
      Console.printMessage("stylespec: error: several specs have a code `\(code)`: \(names); name one as SPEC\n")
      throw ExitCode.specError
    }
    guard let description = found.first else {
      Console.printMessage(unknown(in: result.catalogs))
      throw ExitCode.specError
    }
    try Console.printResult(format.print(description))
  }

  private func unknown(in catalogs: [Catalog]) -> String {
    let names = catalogs.flatMap { catalog in catalog.codes.map { catalog.name(of: $0) } }
    return "stylespec: error: \(unknownCode(code, among: names))\n"
  }

  /// Names of codes, for the shell's completion.
  private static func complete(_ arguments: [String], _ index: Int, _ prefix: String) -> [String] {
    CodeCompletion.names(startingWith: prefix)
  }
}
