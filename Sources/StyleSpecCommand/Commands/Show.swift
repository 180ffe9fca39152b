internal import ArgumentParser
internal import TokenWorkspace
internal import TokenCompiler
internal import TokenDiagnostics
internal import TokenModel
internal import TokenSystem

struct Show: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Show the values of a style code or a token, and where each was written.",
    discussion: """
      EXAMPLES
        stylespec show 14_gray2_bold
        stylespec show t14_gray2_bold          by the name in Swift
        stylespec show 14_gray2_bold --format json brand.yaml
        stylespec show palette.gray.2          a token, in each context that it depends on
      """
  )

  @Argument(
    help: "The name of a style code, such as 14_gray2_bold, or its name in Swift; or the path of a token.",
    completion: .custom(Show.complete)
  )
  var code: String

  @OptionGroup var specs: SpecArguments

  @Option(help: "How to print it.")
  var format: DescriptionFormat = .text

  func run() throws {
    let result = try specs.compile()
    let locator = SourceLocator(result.files)
    let codes = result.catalogs.compactMap { DescribedCatalog($0, locator).code(named: code) }
    if let description = try only(codes, kind: "code", catalog: \.catalog) {
      return try Console.printResult(format.print(description))
    }
    // A spec without errors has a value for each of its tokens.
    let catalogs = result.inputs.map(\.catalog)
    let tokens = catalogs.compactMap { try? TokenDescription(path: code, in: $0, locator) }
    if let description = try only(tokens, kind: "token", catalog: \.catalog) {
      return try Console.printResult(format.print(description))
    }
    Console.printMessage("stylespec: error: \(unknown(in: catalogs))\n")
    throw ExitCode.specError
  }

  /// The only one of what several specs have under the name; nil if none has it.
  private func only<Description>(
    _ found: [Description],
    kind what: String,
    catalog: (Description) -> String
  ) throws -> Description? {
    guard found.count > 1 else { return found.first }
    let names = found.map(catalog).joined(separator: ", ")
    Console.printMessage("stylespec: error: several specs have a \(what) `\(code)`: \(names); name one as SPEC\n")
    throw ExitCode.specError
  }

  private func unknown(in catalogs: [Catalog]) -> String {
    guard code.contains(".") || catalogs.allSatisfy({ $0.tokens.dialect == .designTokens }) else {
      return unknownCode(code, among: catalogs.flatMap { catalog in catalog.codes.map { catalog.name(of: $0) } })
    }
    let paths = catalogs.lazy.map(\.tokens).flatMap { tokens in tokens.indices.map { tokens.path(of: $0).description } }
    let near = NearestNames(to: code, among: Array(paths.prefix(5_000))).question
    return "there is no token `\(code)`; " + (near ?? "write its path as references do, such as palette.gray.2")
  }

  /// Names of codes, for the shell's completion.
  private static func complete(_ arguments: [String], at index: Int, prefix: String) -> [String] {
    CodeCompletion.names(startingWith: prefix)
  }
}
