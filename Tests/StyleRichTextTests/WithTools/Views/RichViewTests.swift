#if os(Linux)
  import TestSupport
  import Testing

  /// The views of StyleRichUI turn events into calls, over modules that stand for Apple's. What the views decide is
  /// tested with `LabelModel`.
  @Suite(.enabled(if: isLongRun, "compiles four targets twice; STYLESPEC_LONG=1 includes it"))
  struct RichViewTests {
    @Test(arguments: ["UIKit", "AppKit"]) func viewsTurnEventsIntoCalls(kit: String) throws {
      let modules = try Self.modules(kit)
      let result = try modules.program("RichViews").run("\(SeededGenerator.chosenSeed)")
      #expect(result.status == 0 && result.errors == "", "\(result.errors)")
      #expect(result.output.hasSuffix(" checks, 0 failures\n"), "\(result.output)")
      if kit == "UIKit" {
        for tests in ["RichLabelTests", "RichLabelTouchTests", "KeyboardSwitchTests"] {
          let onHosts = try Repository.read("Tests/AppleHostTests/\(tests).swift")
          let errors = try modules.errors(in: onHosts, isTest: true)
          #expect(errors == "", "\(tests): \(errors)")
        }
        for article in [
          "StyleRichUI", "LinksInALabel", "MoreOnATap", "AnEmojiKeyboard", "TagsInRows", "AFieldForComments",
        ] {
          for isolation in AppleModules.Isolation.allCases {
            let errors = try modules.errors(in: Self.program(article), isolation: isolation)
            #expect(!errors.contains("error: "), "\(article), \(isolation): \(errors)")
          }
        }
      }
    }

    private static func modules(_ kit: String) throws -> AppleModules {
      let stubs = ["ImageIO", "os", "UIFoundation", "QuartzCore", kit, "SwiftUI"].map { AppleModule.stub($0) }
      let targets = ["StyleLayout", "StyleRichText", "StyleUI", "StyleRichUI"].map { AppleModule.target($0) }
      return try AppleModules(stubs + targets, over: AppleModules.runtime.get())
    }

    /// The code of an article, each block in a function, with what an app has.
    private static func program(_ article: String) throws -> String {
      let page = try Repository.read("Sources/StyleRichUI/StyleRichUI.docc/\(article).md")
      let blocks = page.matches(of: #/(?s)```swift\n(.*?)```/#).map {
        $0.output.1.replacing("import StyleSpec\n", with: "")
      }
      try #require(!blocks.isEmpty)
      let imports = [
        "CoreFoundation", "Foundation", "ObjectiveC", "StyleLayout", "StyleTables", "StyledText", "SwiftUI", "UIKit",
        "YanxuanStyles",
      ]
      // An extension cannot see the projected value of a wrapper.
      let names = ["comment", "draft", "isEditing"]
      let code = blocks.map { block -> String in
        let values = names.reduce(block) { $0.replacing("$\($1)", with: "_\($1).projectedValue") }
        let lines = values.split(separator: "\n").filter { !$0.contains("import ") }
        return "extension App { func run() throws {\n\(lines.joined(separator: "\n"))\n} }\n"
      }
      let apps = code.enumerated().map { $1.replacing("App", with: "App\($0)") + app("App\($0)") }
      let own = ["StyleRichText", "StyleRichUI", "StyleUI"]
      return ((imports + own).map { "import \($0)" } + apps + [context]).joined(separator: "\n")
    }

    /// What the examples name.
    private static func app(_ name: String) -> String {
      """
      @MainActor struct \(name) {
        let codec = RichTextCodec()
        let resources = RichLabelResources.shared
        let composer: (any RichTextViewDelegate)? = nil
        let label = RichLabel()
        let keyboard = EmojiKeyboard(Yanxuan.emoji, grid: EmojiKeyboard.Grid(columns: 8, rows: 4))
        let keys = EmojiKeyboardView(EmojiKeyboard(Yanxuan.emoji, grid: EmojiKeyboard.Grid(columns: 8, rows: 4)))
        let field = RichTextView(RichTextEditor(codec: RichTextCodec()))
        let view = UIView()
        func scrollToEnd() {}
        let item = Item()
        let tableView = Table()
        let names: [Name] = []
        let search = ""
        let proxy = RichTextFieldProxy()
        var draft: PlainText { _draft.wrappedValue }
        let _draft = State(wrappedValue: PlainText(""))
        let _isEditing = State(wrappedValue: false)
        let _comment = State(wrappedValue: ExpandableText("", limit: .lines(3)))
        func open(_ address: String) {}
        func show(_ person: String) {}
        func filter(by names: Set<Name.ID>) {}
        func edit(_ event: EditorEvent) {}
        func send(_ comment: PlainText) {}
        func makePlayer() -> UIView { UIView() }
      }
      """
    }

    private static let context = """
      final class Item {
        var comment = ExpandableText("", limit: .lines(3))
        var height = 0.0
      }
      struct PlayerView: View { var body: some View { Text("") } }
      struct Table { func performBatchUpdates(_ updates: (() -> Void)?) {} }
      @MainActor func save(_ draft: PlainText) {}
      @MainActor func publish(_ comment: PlainText) {}
      @MainActor func warn(_ words: String) {}
      @MainActor func showPeople(_ query: String?, above rect: CGRect) {}
      @MainActor func showCount(_ words: String) {}
      struct Name: Identifiable, Sendable { let id: Int; let title: String }
      nonisolated func bytes(ofImage identifier: String) throws -> [UInt8] { [] }
      """
  }
#endif
