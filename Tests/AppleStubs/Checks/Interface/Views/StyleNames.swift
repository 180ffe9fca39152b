#if canImport(UIKit)
  import CoreFoundation
  import Foundation
  import StyleTables
  import StyledText
  import UIKit
  import YanxuanStyles

  @testable import StyleUI

  @MainActor func checkStyleNames() {
    let label = StyledLabel()
    label.text = "¥99"
    let none = diagnostics { label.styleName = "14_red_bold" }
    check(none, is: [.unknownStyle(name: "14_red_bold", suggestions: [])])
    StyleCatalog.namedInInterfaces = [Yanxuan.catalog]
    check(diagnostics { label.styleName = "14_red_bold" }, is: [])
    check(label.styleName, is: "14_red_bold")
    check(label.styleCode, is: .t14_red_bold)
    check(label.attributedText?.string, is: "¥99")
    let unknown = diagnostics { label.styleName = "14_rde_bold" }
    check(
      unknown,
      is: [.unknownStyle(name: "14_rde_bold", suggestions: Yanxuan.catalog.suggestions(for: "14_rde_bold"))]
    )
    check(unknown.map { StyleUIDiagnostic($0).description.contains("'14_red_bold'") }, is: [true])
    // Debug builds show it; the text is still there.
    check(label.attributedText?.string.hasPrefix("unknown style '14_rde_bold'") ?? false, "debug builds do not show it")
    check(label.attributedText?.shown()[.backgroundColor] != nil, "the message does not have a color")
    check(label.text, is: "¥99")
    check(label.styleCode, is: .t14_red_bold)
    label.text = "¥89"
    check(label.attributedText?.string, is: "¥89")
    label.styleName = nil
    check(label.styleCode, is: nil)
    StyleCatalog.namedInInterfaces = []
  }
#endif
