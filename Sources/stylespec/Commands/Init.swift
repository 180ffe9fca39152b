internal import ArgumentParser
internal import TokenFiles

struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write a commented starter spec.",
    discussion: """
      Never replaces a file that is there.

      EXAMPLES
        stylespec init
        stylespec init Design/tokens/brand.yaml
      """
  )

  @Argument(help: "The file to write.", completion: .file(extensions: ["yaml"]))
  var path = "tokens/styles.yaml"

  func validate() throws {
    if path.isEmpty || path.hasSuffix("/") { throw ValidationError("'\(path)' names no file.") }
  }

  func run() throws {
    try reportingFileErrors { () throws(FileError) in try NewFile.write(StarterSpec.text, to: path) }
    Console.printResult("wrote \(path)\nnext: stylespec compile\n")
  }
}
