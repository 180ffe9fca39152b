#if os(Linux)
  import TestSupport
  import Testing

  /// Mistakes that are put into the views: the checks must find each.
  @Suite(.enabled(if: isLongRun, "takes minutes; STYLESPEC_LONG=1 includes it"))
  struct ViewFaultTests {
    @Test(arguments: ViewFault.all) func isFound(_ fault: ViewFault) throws {
      let result = try InterfacePrograms.uiKit(fault.edit).run("views", "3")
      #expect(result.status == 0, "\(result.errors)")
      #expect(result.output.hasSuffix(" failures\n"), "\(result.output)")
      #expect(!result.output.hasSuffix(" checks, 0 failures\n"))
    }
  }

  struct ViewFault: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let edit: AppleEdit

    private init(_ description: String, in file: String, _ old: String, _ new: String) {
      testDescription = description
      edit = AppleEdit(file: "Sources/StyleUI/\(file).swift", old: old, new: new)
    }

    static let all = [
      Self(
        "text without a style has the font of the last style",
        in: "Strings/TextKitAttributes",
        "let font = run.font ?? view?.font {",
        "let font = run.font {"
      ),
      Self(
        "a paragraph without attributes has the alignment of the last text",
        in: "Strings/TextKitAttributes",
        " || view != nil else",
        " else"
      ),
      Self(
        "the label's alignment does not win",
        in: "Strings/TextKitAttributes",
        "view?.winningParagraph.set(style)",
        ""
      ),
      Self(
        "every set makes a string",
        in: "Views/StyledContent",
        "guard shown.map({ !$0.isSame(as: next) }) ?? true",
        "guard true"
      ),
      Self("another context is not seen", in: "Views/StyledContent", "context == other.context && ", ""),
      Self("another direction is not seen", in: "Views/StyledContent", "direction == other.direction && ", ""),
      Self(
        "the same text is not shown again after text of other code",
        in: "Views/StyledTextHolder",
        "if showsTextOfOtherCode { content.forgetShown() }",
        ""
      ),
      Self(
        "text of other code is forgotten",
        in: "Views/StyledTextHolder",
        "if showsTextOfOtherCode { content.text = textOfOtherCode(content.text) }",
        ""
      ),
      Self(
        "plain labels do not follow their traits",
        in: "Views/UIKit/UIView+StyleContext",
        "in change(view) }",
        "in _ = view }"
      ),
      Self(
        "attachments are not read aloud",
        in: "Views/UIKit/StyledLabel",
        "content.text.accessibilityText",
        "content.text.text"
      ),
      Self(
        "new text has no style",
        in: "Views/UIKit/StyledLabel",
        "styledText.text = newValue ?? \"\"",
        "styledText = StyledText(newValue ?? \"\")"
      ),
      Self("debug builds hide unknown names", in: "Views/UIKit/UILabel+StyleName", "#if DEBUG", "#if RELEASE"),
      Self(
        "an empty text view types in its own font",
        in: "Views/UIKit/UITextView+StyledText",
        "      updateTypingAttributes()\n",
        ""
      ),
    ]
  }
#endif
