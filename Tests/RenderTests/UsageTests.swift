import Testing
import TestSupport

/// Invalid command lines: each prints an error, and writes nothing.
struct UsageTests {
  @Test(arguments: [
    ([], "Missing expected argument '--output <file>'"),
    (["-o", "a.png"], "Give a style code and a text, or --specimen."),
    (["14_ink_bold", "-o", "a.png"], "The text is missing; use - to read it from standard input."),
    (
      ["14_ink_bold", "Hi", "-o", "a"],
      "The format of 'a' is unknown. Use the extension .png, .svg or .pdf, or --format."
    ),
    (
      ["14_ink_bold", "Hi", "-o", "-"],
      "The format of '-' is unknown. Use the extension .png, .svg or .pdf, or --format."
    ),
    (["14_ink_bold", "Hi", "-o", ""], "-o needs a file name."),
    (["14_ink_bold", "Hi", "-o", "out/", "--format", "png"], "-o needs a file name."),
    (["14_ink_bold", "Hi", "-o", "a.svg", "--scale", "2"], "--scale is for PNG; svg does not have pixels."),
    (["14_ink_bold", "-", "-o", "a.png", "--spec", "-"], "Standard input is either the text or a spec, not both."),
    (["--specimen", "14_ink_bold", "-o", "a.png"], "--specimen draws all codes; use --codes to select some of them."),
    (["14_ink_bold", "Hi", "there", "-o", "a.png"], "Unexpected argument 'there'"),
  ])
  func isExplained(arguments: [String], problem: String) throws {
    let project = try RenderProject()
    let result = try renderPlainly(arguments, in: project.folder.path)
    #expect(result.errors.contains(problem), "\(result.errors)")
    #expect(result.output == "")
    #expect(result.status == 64)
    #expect(try project.folder.contents() == ["tokens", "tokens/brand.yaml"])
  }

  private static let optionProblems: [([String], String)] = [
    (["--scale", "0"], "--scale must be a number from 0.1 to 8.0."),
    (["--scale", "nan"], "--scale must be a number from 0.1 to 8.0."),
    (["--width=-1"], "--width must be a number of points, 0 or more."),
    (["--width", "inf"], "--width must be a number of points, 0 or more."),
    (["--lines=-1"], "--lines must be a number of lines, 0 or more."),
    (["--lines", "two"], "The value 'two' is invalid for '--lines <count>'"),
    (["--suffix", "…"], "--suffix needs --lines: without it, nothing is cut off."),
    (["--truncate", "head"], "--truncate needs --lines: without it, nothing is cut off."),
    (["--lines", "1", "--suffix-color", "#123"], "--suffix-color needs a --suffix."),
    (["--padding", "1001"], "--padding must be a number of points from 0 to 1000."),
    (["--text-scale", "0"], "--text-scale must be a number from 0.01 to 100."),
    (["--background", "#12"], "The value '#12' is invalid for '--background <color>'"),
    (["--ink", "#12"], "The value '#12' is invalid for '--ink <color>'"),
    (["--ink", "none"], "The value 'none' is invalid for '--ink <color>'"),
    (["--ink", "#123456/"], "The value '#123456/' is invalid for '--ink <color>'"),
    (["--ink", "/#123456"], "The value '/#123456' is invalid for '--ink <color>'"),
    (["--ink", "#123456/#234567/#345678"], "is invalid for '--ink <color>'"),
    (["--ink", ""], "The value '' is invalid for '--ink <color>'"),
    (["--appearance", "night"], "Please provide one of 'light', 'dark',"),
    (["--codes", "*"], "--codes requires --specimen."),
    (["--sample", "a"], "--sample requires --specimen."),
    (["--paper", "a4"], "--paper requires --specimen."),
    (["--sheet", "colors"], "--sheet requires --specimen."),
    (["--paragraph", "a"], "--paragraph requires --specimen."),
    (["--link-color", "#123"], "--link-color requires --rich."),
    (["--mention-color", "#123"], "--mention-color requires --rich."),
    (
      ["--appearance", "light", "--appearance", "dark"],
      "A text has one --appearance; only a --specimen shows several."
    ),
    (["--appearance", "dark", "--appearance", "dark"], "--appearance dark is given twice; give each one once."),
  ]

  @Test(arguments: share(8, of: optionProblems))
  func anOptionOfALabelIsExplained(options: [String], problem: String) throws {
    try isExplained(arguments: ["14_ink_bold", "Hi", "-o", "a.png"] + options, problem: problem)
  }

  @Test(arguments: [
    ["--width", "3"], ["--lines", "3"], ["--padding", "3"], ["--alignment", "end"], ["--wrap", "characters"],
    ["--direction", "right-to-left"],
  ])
  func aSpecimenHasNoUseFor(options: [String]) throws {
    try isExplained(
      arguments: ["--specimen", "-o", "a.png"] + options,
      problem: "\(options[0]) is for a text, not for a specimen."
    )
  }

  @Test(arguments: [("a.png", "png"), ("a.svg", "svg")])
  func paperIsForPDF(file: String, format: String) throws {
    for paper in ["a3", "none"] {
      try isExplained(
        arguments: ["--specimen", "-o", file, "--paper", paper],
        problem: "--paper is for PDF; a specimen in \(format) is one sheet."
      )
    }
    try isExplained(
      arguments: ["--specimen", "-o", "a.pdf", "--paper", "a11"],
      problem: "The value 'a11' is invalid for '--paper <paper>'"
    )
  }

  @Test func withoutTokensASpecIsAskedFor() throws {
    let folder = try TemporaryFolder()
    let result = try renderPlainly(["14_ink_bold", "Hi", "-o", "a.png"], in: folder.path)
    #expect(
      result.errors.hasPrefix(
        """
        Error: There is no folder tokens/ here or above, and no *.stylespec.yaml in a Swift package. Name a spec with \
        --spec or --catalog.

        """
      )
    )
    #expect(result.status == 64)
  }

  @Test func theVersionAndTheHelpArePrinted() throws {
    #expect(try renderPlainly(["--version"]).output == "0.2.0\n")
    let help = try renderPlainly(["--help"])
    #expect(help.output.contains("EXAMPLES\n  stylespec-render 14_gray2_bold "))
    #expect(help.status == 0)
  }

  /// By the completion script of the shell.
  @Test func codesAreCompleted() throws {
    let project = try RenderProject()
    let tool = Repository.product("stylespec-render")
    try project.folder.write(
      try renderPlainly(["--generate-completion-script", "bash"]).output,
      to: "completion.bash"
    )
    let script = """
      source completion.bash
      COMP_WORDS=('\(tool)' 13_5_r) COMP_CWORD=1 COMP_LINE='stylespec-render 13_5_r' COMP_POINT=23
      _stylespec-render '\(tool)' 13_5_r stylespec-render
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let result = try Subprocess.run("bash", ["-c", script], in: project.folder.path)
    #expect(result.output == "13_5_red_regular\n13_5_red_bold\n", "\(result.errors)")
  }
}
