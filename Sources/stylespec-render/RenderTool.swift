internal import ArgumentParser
internal import StyleLayout
internal import StyleTables
internal import TokenWorkspace
internal import TokenCompiler
internal import TokenSystem

@main
struct RenderTool: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stylespec-render",
    abstract: "Draws a text in a style, or all styles of a spec, as PNG, SVG or PDF.",
    discussion: """
      EXAMPLES
        stylespec-render 14_gray2_bold "Hello, 世界" -o label.png --scale 2
        stylespec-render 14_gray2_bold - -o a.png --width 200 --lines 2 --suffix …展开 <a.txt
        stylespec-render 14_gray2_bold Hi -o hi.svg --mode read --appearance dark
        stylespec-render comment '啊啊啊[赞] @小明' --rich --mention 小明=user/7 -o a.png
        stylespec-render --specimen -o specimen.pdf
        stylespec-render --specimen --codes '14_*' --show-boxes -o 14.png
        stylespec-render --specimen --sheet colors -o colors.png
        stylespec-render --specimen --appearance light --appearance dark -o both.pdf --paper a4

      EXIT STATUS
        0   fine
        1   the spec has errors, or the drawing failed
        64  the command line is wrong
        69  the tool was built without Pango
        74  a file cannot be read or written
      """,
    version: Compiler.version
  )

  static func main() { ToolMain.run(RenderTool.self) }

  @Argument(
    help: "The name of a style code, such as 14_gray2_bold.",
    completion: .custom { _, _, prefix in CodeCompletion.names(startingWith: prefix) }
  )
  var code: String?

  @Argument(help: "The text to draw; - reads it from standard input, without the line feed at its end.")
  var text: String?

  @OptionGroup(title: "What is drawn") var specimen: SpecimenArguments
  @OptionGroup(title: "Styles") var styles: CatalogArguments
  @OptionGroup(title: "Context") var context: ContextArguments
  @OptionGroup(title: "Emoji, mentions and links") var richText: RichTextArguments
  @OptionGroup(title: "Lines") var lines: LineArguments
  @OptionGroup(title: "Fonts") var fonts: FontArguments
  @OptionGroup(title: "Picture") var picture: PictureArguments

  func validate() throws {
    guard !specimen.isWanted else {
      guard code == nil else {
        throw ValidationError("--specimen draws all codes; use --codes to select some of them.")
      }
      guard picture.padding == nil else { throw ValidationError("--padding is for a text, not for a specimen.") }
      _ = try specimen.paper(for: picture.fileFormat)
      try richText.requireNone()
      return try lines.requireNone()
    }
    try specimen.requireNone()
    try context.requireOneAppearance()
    guard code != nil else { throw ValidationError("Give a style code and a text, or --specimen.") }
    guard text != nil else { throw ValidationError("The text is missing; use - to read it from standard input.") }
    if text == TextInput.standardInput && styles.spec.contains(TextInput.standardInput) {
      throw ValidationError("Standard input is either the text or a spec, not both.")
    }
  }

  func run() throws {
    let sheets = try specimen.isWanted ? specimenSheets() : [labelSheet()]
    for problem in sheets.problems { Console.printMessage("stylespec-render: warning: \(problem)\n") }
    try picture.write(sheets)
  }

  private func specimenSheets() throws -> [Sheet] {
    let catalogs = try styles.catalogs()
    if specimen.sheet == .emoji { return [try emojiSheet(of: catalogs.emoji)] }
    let catalog = try specimen.catalog(of: catalogs.styles)
    if specimen.sheet == .colors { return [try colorSheet(of: catalog)] }
    let drawn = Specimen(
      try specimen.codes(in: catalog.styles, mode: styles.mode),
      sample: specimen.sample,
      paragraph: specimen.paragraph,
      contexts: context.contexts,
      options: lines.options,
      ink: picture.inkColor,
      offsets: catalog.offsets,
      spec: catalog.spec,
      typesetter: Typesetter(try fonts.shaper()),
      background: picture.background
    )
    let paper = try specimen.paper(for: picture.fileFormat)
    guard paper != .none else { return [drawn.sheet()] }
    if let pages = SpecimenPages(drawn, on: paper) { return pages.sheets() }
    throw reported(
      "a row of this specimen does not fit on \(paper.rawValue); choose a larger --paper, or --paper none for one page of any size"
    )
  }

  /// Light and dark side by side, unless other appearances are given.
  private var contextsOfSheet: [StyleContext] {
    context.appearance.isEmpty ? [.light, .dark].map { StyleContext(appearance: $0) } : context.contexts
  }

  private func emojiSheet(of catalogs: [LoadedEmoji]) throws -> Sheet {
    guard let emoji = catalogs.first, catalogs.count == 1 else {
      let names = catalogs.map(\.catalog.name).joined(separator: ", ")
      let problem = catalogs.isEmpty ? "there are no emoji" : "a specimen shows the emoji of one catalog, not \(names)"
      throw reported("\(problem); name a catalog with --spec or --catalog")
    }
    let drawn = EmojiSheet(
      emoji,
      in: contextsOfSheet,
      backgrounds: contextsOfSheet.map { picture.background(for: $0.appearance) },
      typesetter: Typesetter(try fonts.shaper())
    )
    for problem in drawn.problems { Console.printMessage("stylespec-render: warning: \(problem)\n") }
    return drawn.sheet()
  }

  private func colorSheet(of catalog: LoadedCatalog) throws -> Sheet {
    guard let spec = catalog.spec else {
      throw reported("a sheet of colors shows the tokens of a spec, which a compiled catalog does not have; use --spec")
    }
    let contexts = contextsOfSheet
    let typesetter = Typesetter(try fonts.shaper())
    let setters = contexts.map { context in
      SpecimenSetter(
        sample: specimen.sample,
        paragraph: specimen.paragraph,
        context: context,
        options: FrameOptions(),
        palette: Palette(context.appearance, on: picture.background(for: context.appearance)),
        ink: picture.inkColor[context.appearance],
        offsets: nil,
        typesetter: typesetter
      )
    }
    let backgrounds = contexts.map { picture.background(for: $0.appearance) }
    return ColorSheet(spec, setters: setters, backgrounds: backgrounds).sheet()
  }

  private func labelSheet() throws -> Sheet {
    let catalogs = try styles.catalogs()
    let code = try CodeSearch.code(named: code ?? "", mode: styles.mode, in: catalogs.styles.map(\.styles))
    let emoji = try richText.rich ? catalogs.emoji(for: code) : nil
    let context = context.contexts[0]
    let styled = try richText.styled(try TextInput.read(text ?? ""), in: code, emoji: emoji?.catalog)
    let (images, problems) = emoji?.images(in: styled) ?? ([:], [])
    for problem in problems { Console.printMessage("stylespec-render: warning: \(problem)\n") }
    let label = Label(
      text: styled,
      code: code,
      images: images,
      context: context,
      width: lines.width ?? .infinity,
      options: lines.options
    )
    return label.sheet(
      padding: picture.padding ?? PictureArguments.standardPadding,
      background: picture.background(for: context.appearance),
      typesetter: Typesetter(try fonts.shaper())
    )
  }
}
