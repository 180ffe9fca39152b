internal import ArgumentParser
internal import TokenCommandLine
internal import TokenCompiler
internal import TokenDiagnostics
internal import TokenFiles
internal import TokenModel

struct Show: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Show what a style code means, and where each value was written.",
    discussion: """
      EXAMPLES
        stylespec show 14_gray2_bold
        stylespec show 14_gray2_bold --format json brand.yaml
      """
  )

  @Argument(help: "The name of a style code, such as 14_gray2_bold.", completion: .custom(Show.complete))
  var code: String

  @OptionGroup var specs: SpecArguments

  @Option(help: "How to print it.")
  var format: DescriptionFormat = .text

  func run() throws {
    let result = try specs.compile()
    let catalogs = result.catalogs.filter { $0.code(named: code) != nil }
    guard catalogs.count < 2 else {
      let names = catalogs.map(\.name.value).joined(separator: ", ")
      Console.printMessage("stylespec: error: several specs have a code `\(code)`: \(names); name one as SPEC\n")
      throw ExitCode.specError
    }
    guard let catalog = catalogs.first, let found = catalog.code(named: code) else {
      Console.printMessage(unknown(in: result.catalogs))
      throw ExitCode.specError
    }
    try Console.printResult(format.print(CodeDescription(found, in: catalog, SourceLocator(result.files))))
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
