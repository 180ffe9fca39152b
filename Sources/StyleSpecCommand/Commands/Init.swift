internal import ArgumentParser
internal import TokenResolver
internal import TokenSystem
internal import TokenWorkspace

struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write a commented starter spec.",
    discussion: """
      Never replaces a file that is there. Editors with a YAML language server complete and check the spec, by the \
      schema that is written next to it. A target of a Swift package that has no Swift file gets one, because SwiftPM \
      needs one.

      EXAMPLES
        stylespec init
        stylespec init Design/tokens/brand.yaml
        stylespec init Sources/App/App.stylespec.yaml --name AppStyles
      """
  )

  @Argument(help: "The file to write.", completion: .file(extensions: ["yaml"]))
  var path = "tokens/styles.yaml"

  @Option(help: "The Swift name of the catalog. (default: Brand; in a target of a package, its name and Styles)")
  var name: String?

  func validate() throws {
    try StarterPlace.validate(path)
    if let name, let problem = SwiftName.problem(withType: name) {
      let proposal = SwiftName.proposal(for: name)
      throw ValidationError("'\(name)' cannot name a catalog: \(problem). For instance: --name \(proposal)")
    }
  }

  func run() throws {
    let place = StarterPlace(path)
    let name = name ?? place.usualName
    if let taken = place.problem(with: name) {
      throw ValidationError("\(taken). For instance: --name \(place.freeName(like: name))")
    }
    let schema = try SpecSchemaFile.text
    try NewFile.write(StarterSpec.text(name: name), to: path)
    if !SpecLoader.isThere(place.schemaPath) { try NewFile.write(schema, to: place.schemaPath) }
    var lines = ["wrote \(path)"]
    if let source = place.missingSource {
      try NewFile.write(StarterSpec.source(besides: path), to: source)
      lines.append("wrote \(source)")
    }
    if place.isBuilt {
      lines.append("the plugin StyleSpecBuild makes codes of it in each build, such as .t14_ink_bold")
    }
    lines.append("next: \(place.nextCommand)")
    try Console.printResult(lines.map { $0 + "\n" }.joined())
  }
}
