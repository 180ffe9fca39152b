internal import ArgumentParser
internal import TokenWorkspace
internal import TokenCompiler
internal import TokenEmit
internal import TokenSystem

struct Page: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Make a page of specs for a review.",
    discussion: """
      The page is that of the output html, with the findings of lint at what they are about. With --against, it also \
      has the changes since another version, as diff classes them, each with samples before and after. That is what \
      diff takes: a spec, a folder, a revision of a git repository, or a path in one, written REVISION:PATH. A revision \
      alone means the same specs in it.

      Names in other formats have the options of `outputs` in .stylespec.yaml. A page is written even if there are \
      findings; an error of a spec stops it. Documentation/Page.md describes all parts.

      EXAMPLES
        stylespec page
        stylespec page --against origin/main --out review.html
        stylespec page brand.yaml --against old/brand.yaml
        stylespec page tokens --out pages/
      """
  )

  @OptionGroup var specs: SpecArguments

  @Option(help: "The version before, as diff takes it.", completion: .specFile)
  var against: String?

  @Option(
    help:
      "The file to write, or a folder for a file named after the spec; - for standard output. (default: this folder)",
    completion: .file(extensions: ["html"])
  )
  var out: String?

  @Flag(help: "Replace a file that is not a page of this tool.")
  var force = false

  func validate() throws {
    if against == SpecLoader.standardInput && specs.spec.contains(SpecLoader.standardInput) {
      throw ValidationError("Standard input can be one of the two versions only.")
    }
    if against?.isEmpty ?? false { throw ValidationError("--against needs the name of a file, folder or revision.") }
    if out?.isEmpty ?? false { throw ValidationError("--out needs the name of a file or folder.") }
  }

  func run() throws {
    let pages = try ReviewedPages(specs.chosen(), against: against, isStrict: specs.strict)
    let destination = PageDestination(out, force: force)
    let paths = try destination.write(pages.all(), reading: pages.files)
    if !paths.isEmpty { try Console.printResult(zip(paths, pages.summaries).map { "\($0): \($1)\n" }.joined()) }
  }
}
