import StyleLayout
import StyleRichText
import Testing

/// The room below a field that stays the first responder.
struct FieldPanelTests {
  private func frame(_ phase: KeyboardFrame.Phase, _ height: Double) -> KeyboardFrame {
    KeyboardFrame(phase, height: height, duration: 0.25, curve: 7)
  }

  /// A panel below a field whose keyboard is there.
  private func shown() -> FieldPanel {
    var panel = FieldPanel(emojiHeight: 260)
    _ = panel.show(.system)
    for phase in [KeyboardFrame.Phase.willChange, .willShow, .didShow] { _ = panel.handle(frame(phase, 291)) }
    return panel
  }

  /// What systems send when an input view of no height takes the place of the keyboard.
  static let emptyViews: [[KeyboardFrame.Phase]] = [
    [], [.willHide, .didHide], [.willHide, .willChange, .willShow, .didShow, .didHide],
    [.willChange, .willShow, .didChange, .didShow], [.willHide, .didHide, .willShow, .didShow],
  ]

  @Test(arguments: emptyViews) func switchingDoesNotJump(phases: [KeyboardFrame.Phase]) {
    var panel = shown()
    #expect(panel.show(.emoji)?.inset == 260 && panel.kind == .emoji && panel.needsEmoji)
    for phase in phases { #expect(panel.handle(frame(phase, 0)) == nil, "the empty view takes no room") }
    #expect(panel.kind == .emoji && panel.height(safeArea: 34) == 260)
    #expect(panel.show(.system) == nil, "it stays until the keyboard comes")
    #expect(panel.needsEmoji, "the keyboard slides over it")
    #expect(panel.handle(frame(.willShow, 291))?.inset == 291 && panel.needsEmoji)
    #expect(panel.handle(frame(.didShow, 291)) == nil && !panel.needsEmoji, "it is covered")
  }

  @Test(arguments: emptyViews) func thePanelGoesAtOnce(phases: [KeyboardFrame.Phase]) {
    var panel = shown()
    _ = panel.show(.emoji)
    for phase in phases { _ = panel.handle(frame(phase, 0)) }
    #expect(panel.show(.none)?.inset == 0 && !panel.needsEmoji)
    #expect(panel.handle(frame(.willHide, 0)) == nil && panel.height(safeArea: 34) == 34)
  }

  @Test func aKeyboardThatIsLateDoesNotTakeThePanelAway() {
    var panel = FieldPanel(emojiHeight: 260)
    _ = panel.show(.system)
    #expect(panel.show(.emoji)?.inset == 260)
    #expect(panel.handle(frame(.willShow, 291)) == nil && panel.kind == .emoji)
  }

  @Test func emojiComeFirst() {
    var panel = FieldPanel(emojiHeight: 260)
    #expect(panel.show(.emoji)?.inset == 260)
    #expect(panel.handle(frame(.willShow, 0)) == nil && panel.kind == .emoji)
    #expect(panel.show(.emoji) == nil, "it is there")
  }

  @Test func thePanelFollowsItsHeight() {
    var panel = shown()
    #expect(panel.systemHeight == 291 && panel.use(emojiHeight: 291) == nil, "it is not shown")
    #expect(panel.show(.emoji) == nil && panel.height(safeArea: 34) == 291, "it is as high as the keyboard")
    #expect(panel.use(emojiHeight: 200)?.inset == 200 && panel.use(emojiHeight: .nan) == nil)
    #expect(panel.emojiHeight == 200 && panel.keyboardHeight(safeArea: 34) == 166)
    #expect(FieldPanel(emojiHeight: 20).keyboardHeight(safeArea: 34) == 0)
  }

  @Test func theViewInPlaceOfTheKeyboardIsEmptyAboveAPanel() {
    let kinds = InputPanel.Kind.allCases
    #expect(kinds.map { $0.inputView(hasPanel: true) } == [.system, .system, .empty])
    #expect(kinds.map { $0.inputView(hasPanel: false) } == [.system, .system, .emoji])
  }

  @Test func aTapBringsTheKeyboardBackOverThePanel() {
    let kinds = InputPanel.Kind.allCases
    #expect(kinds.map { $0.afterTap(hasPanel: true) } == [nil, nil, .system])
    #expect(kinds.map { $0.afterTap(hasPanel: false) } == [nil, nil, nil])
  }
}
