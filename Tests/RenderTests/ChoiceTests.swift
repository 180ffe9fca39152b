import StyleTables
import Testing

@testable import stylespec_render

@Suite struct ChoiceTests {
  @Test func namesAreWrittenWithHyphens() {
    let hosts = ["legacy-label", "label", "text-kit", "swift-ui", "swift-ui-legacy", "layout", "css"]
    #expect(Choice<StyleHost>.allValueStrings == hosts)
    let appearances = ["light", "dark", "high-contrast-light", "high-contrast-dark"]
    #expect(Choice<Appearance>.allValueStrings == appearances)
    #expect(StyleHost.allCases.allSatisfy { Choice<StyleHost>(argument: Choice($0).name)?.value == $0 })
    #expect(Choice<StyleHost>(argument: "swiftUI") == nil)
  }
}
