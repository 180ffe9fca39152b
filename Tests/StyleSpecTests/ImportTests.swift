import StyleSpec
import Testing
import YanxuanStyles

/// One import is enough, also where members are visible only of modules that the file imports.
struct ImportTests {
  @Test func membersOfBothModulesAreVisible() throws {
    var price = StyleSpec.StyledText("¥99", style: .t14_gray2_bold)
    price.text = "¥89"
    let context = StyleContext(appearance: .dark, host: .label)
    let shown: HostStyle = StyleCode.t14_gray2_bold.resolved(in: context)
    #expect(price.resolved?.metrics?.lineHeight == 20 && shown.size == 14)
    #expect(Yanxuan.code(named: "14_gray2_bold") == price.style)
    #expect(try PositionMap(changes: []).isIdentity)
  }
}
