internal import ArgumentParser
internal import TokenWorkspace

struct Watch: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compile specs whenever they change.",
    discussion: """
      Compiles once, and then again each time that a spec, a file that it includes, or .stylespec.yaml has other \
      content than before. Prints a line for each compile. Mistakes are reported, and leave the outputs as they are; \
      missing files are waited for. Standard input cannot be watched. Ends with Ctrl-C.

      EXAMPLES
        stylespec watch
        stylespec watch brand.yaml --out Sources/Styles
        stylespec watch --poll                 on network and container mounts
      """
  )

  @OptionGroup var specs: SpecArguments

  @OptionGroup var outputs: OutputArguments

  @Flag(help: "Look at the files 20 times a second, where the system does not tell of changes.")
  var poll = false

  func validate() throws {
    if let stream = specs.spec.first(where: SpecLoader.isStream) {
      throw ValidationError("'\(stream)' cannot be read a second time; watch needs files or folders.")
    }
  }

  func run() throws {
    try WatchSession(specs.chosen(), to: outputs, isStrict: specs.strict, polls: poll).run()
  }
}
