internal import ArgumentParser
internal import TokenCompiler
internal import TokenWorkspace
internal import TokenModel
internal import TokenSystem

struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write a commented starter spec.",
    discussion: """
      Never replaces a file that is there. Editors with a YAML language server complete and check the spec, by the schema \
      that is written beside it.

      EXAMPLES
        stylespec init
        stylespec init Design/tokens/brand.yaml
        stylespec init Sources/App/App.stylespec.yaml --name AppStyles
      """
  )

  @Argument(help: "The file to write.", completion: .file(extensions: ["yaml"]))
  var path = "tokens/styles.yaml"

  @Option(help: "The Swift name of the catalog.")
  var name = "Brand"

  func validate() throws {
    if path.isEmpty || path.hasSuffix("/") { throw ValidationError("'\(path)' is not a file name.") }
    if let ending = Compiler.fileEndings.first(where: path.hasSuffix), ![".yaml", ".yml"].contains(ending) {
      throw ValidationError("The starter spec is in YAML; name a file that ends in .yaml.")
    }
    if !SwiftSpelling.isIdentifier(name) {
      throw ValidationError("--name needs a Swift name, such as AppStyles; '\(name)' is not one.")
    }
  }

  func run() throws {
    let schema = try SpecSchemaFile.text
    try NewFile.write(StarterSpec.text(name: name), to: path)
    if !SpecLoader.isThere(schemaPath) { try NewFile.write(schema, to: schemaPath) }
    let isBuilt = path.hasSuffix(".stylespec.yaml") || path.hasSuffix(".stylespec.yml")
    let next =
      isBuilt ? "swift build; the plugin StyleSpecBuild makes codes of it, such as .t14_ink_bold" : "stylespec compile"
    try Console.printResult("wrote \(path)\nnext: \(next)\n")
  }

  private var schemaPath: String {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    return folder + SpecSchemaFile.name
  }
}
