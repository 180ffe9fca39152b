#if os(Linux)
  extension StubFault {
    static let all = labels + textViews + textFields + others

    private static let labels = [
      Self(
        "a new label has no text",
        in: "UIKit/Labels",
        "private var shown: NSAttributedString?",
        with: #"private var shown: NSAttributedString? = NSAttributedString(string: "")"#
      ),
      Self(
        "a text replaces all runs",
        in: "UIKit/Labels",
        "shown = newValue.map { NSMutableAttributedString(stub: $0, own) }",
        with: "if shown == nil { shown = newValue.map { NSMutableAttributedString(stub: $0, own) } }"
      ),
      Self(
        "a text has the label's properties",
        in: "UIKit/Labels",
        "NSMutableAttributedString(stub: $0, own)",
        with: "NSMutableAttributedString(stub: $0, [:])"
      ),
      Self(
        "a text has no attachment",
        in: "UIFoundation/StubAttributes",
        "[.attachment, .link]",
        with: "[.link]"
      ),
      Self(
        "an attributed text replaces the text",
        in: "UIKit/Labels",
        "shown = newValue.map { NSMutableAttributedString(stub: $0.runs) }",
        with: "if shown == nil { shown = newValue }"
      ),
      Self(
        "an attributed text is copied",
        in: "UIKit/Labels",
        "shown = newValue.map { NSMutableAttributedString(stub: $0.runs) }",
        with: "shown = newValue"
      ),
      Self(
        "an attributed text gets no other attributes",
        in: "UIKit/Labels",
        "NSMutableAttributedString(stub: $0.runs)",
        with: "NSMutableAttributedString(stub: $0.runs).stubMapped { own.merging($0) { $1 } }"
      ),
      Self(
        "a new label truncates one line of 17 points at its end",
        in: "UIKit/Labels",
        "(.natural, .byTruncatingTail)",
        with: "(.natural, .byClipping)"
      ),
      Self(
        "properties are those at the start of an attributed text",
        in: "UIKit/Labels",
        "shown?.runs.runs.first?.attributes ?? [:]",
        with: "shown?.runs.runs.last?.attributes ?? [:]"
      ),
      Self(
        "the alignment and line breaks are those of an attributed text",
        in: "UIKit/Labels",
        "first.stubAlignment",
        with: "own.stubAlignment"
      ),
      Self(
        "without a paragraph style, the alignment and line breaks stay",
        in: "UIKit/Labels",
        "own.merging(shown?.runs.runs.first?.attributes ?? [:]) { $1 }",
        with: "shown?.runs.runs.first?.attributes ?? own"
      ),
      Self(
        "a font is applied to all runs",
        in: "UIKit/Labels",
        "change { $0[.font] = newValue ?? UILabel.defaults[.font] }",
        with: "own[.font] = newValue"
      ),
      Self(
        "a color is applied to all runs",
        in: "UIKit/Labels",
        "change { $0[.foregroundColor] = newValue ?? UILabel.defaults[.foregroundColor] }",
        with: "own[.foregroundColor] = newValue"
      ),
      Self(
        "no color is the color of a new label",
        in: "UIKit/Labels",
        "newValue ?? UILabel.defaults[.foregroundColor]",
        with: "newValue"
      ),
      Self(
        "an alignment is applied to all runs",
        in: "UIKit/Labels",
        "change { $0.stubChangeParagraph { $0.alignment = newValue } }",
        with: "own.stubChangeParagraph { $0.alignment = newValue }"
      ),
      Self(
        "an alignment keeps the rest of the paragraph style",
        in: "UIFoundation/StubAttributes",
        "{ style.values = old.values }",
        with: "{ style.values.alignment = old.alignment }"
      ),
      Self(
        "line breaks are applied to all runs",
        in: "UIKit/Labels",
        "change { $0.stubChangeParagraph { $0.lineBreakMode = newValue } }",
        with: "own.stubChangeParagraph { $0.lineBreakMode = newValue }"
      ),
      Self(
        "line breaks keep the rest of the paragraph style",
        in: "UIFoundation/StubAttributes",
        "{ style.values = old.values }",
        with: "{ style.values.alignment = old.alignment }"
      ),
    ]

    private static let textViews = [
      Self(
        "a text view's text is that of its storage",
        in: "UIKit/TextViews",
        "NSTextStorage { storage }",
        with: "NSTextStorage { NSTextStorage() }"
      ),
      Self(
        "a text view's text has the view's font and color",
        in: "UIKit/TextViews",
        #"StubRuns(newValue ?? "", typingAttributes.stubKept)"#,
        with: #"StubRuns(newValue ?? "", [:])"#
      ),
      Self(
        "a text view's font and color are applied to all runs",
        in: "UIKit/TextViews",
        "_ = storage.stubMapped",
        with: "_ = NSTextStorage().stubMapped"
      ),
      Self(
        "a text view's font is that of its typing attributes",
        in: "UIKit/TextViews",
        "typingAttributes[.font]",
        with: "own[.font]"
      ),
      Self(
        "a text view's font stays when its text becomes empty",
        in: "UIKit/TextViews",
        "own.merge(typingAttributes.stubKept) { $1 }",
        with: ""
      ),
      Self(
        "the caret is after a new text",
        in: "UIKit/TextViews",
        "location: storage.length",
        with: "location: 0"
      ),
      Self(
        "typing attributes are those before the caret",
        in: "UIFoundation/StubAttributes",
        "max(selection.location - 1, 0)",
        with: "selection.location"
      ),
      Self(
        "typing attributes at the start are those of the first letter",
        in: "UIFoundation/StubAttributes",
        "return length > 0 ?",
        with: "return length > 0 && selection.location > 0 ?"
      ),
      Self(
        "typing attributes are those of the first selected letter",
        in: "UIFoundation/StubAttributes",
        "? selection.location :",
        with: "? selection.location - 1 :"
      ),
      Self(
        "typing attributes can be set",
        in: "UIKit/TextViews",
        "set { set = newValue }",
        with: "set { set = nil }"
      ),
      Self(
        "typing attributes are reset when the selection changes",
        in: "UIKit/TextViews",
        "didSet { set = nil }",
        with: "didSet {}"
      ),
    ]

    private static let textFields = [
      Self(
        "a new text field shows no text",
        in: "UIKit/TextFields",
        "private var shown: NSAttributedString?",
        with: #"private var shown: NSAttributedString? = NSAttributedString(string: "a")"#
      ),
      Self(
        "a field's text has the default attributes",
        in: "UIKit/TextFields",
        "NSMutableAttributedString(stub: $0, own)",
        with: "NSMutableAttributedString(stub: $0, [:])"
      ),
      Self(
        "a field's default attributes are applied to its text",
        in: "UIKit/TextFields",
        "change { $0.merge(newValue) { $1 } }",
        with: "own.merge(newValue) { $1 }"
      ),
      Self(
        "a field's font, color and alignment are default attributes",
        in: "UIKit/TextFields",
        "set { change { $0[.font] = newValue ?? UITextField.defaults[.font] } }",
        with: "set {}"
      ),
      Self(
        "a field's font is that at the start of an attributed text",
        in: "UIKit/TextFields",
        "first[key] ?? own[key]",
        with: "own[key] ?? first[key]"
      ),
    ]

    private static let others = [
      Self(
        "a button's state without a title has that of the normal state",
        in: "UIKit/Buttons",
        "titles[state] ?? titles[.normal]",
        with: "titles[state]"
      ),
      Self(
        "a view is told when an observed trait changes",
        in: "UIKit/TraitChanges",
        ".contains { $0.value(in: previous) != $0.value(in: traitCollection) }",
        with: ".isEmpty == false"
      ),
    ]
  }
#endif
