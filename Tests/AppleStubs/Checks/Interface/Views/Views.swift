/// Checks the views of UIKit or AppKit.
@MainActor func checkViews(upTo operations: Int) {
  #if canImport(UIKit)
    checkInterleavings(upTo: operations)
    checkLabels()
    checkStyledLabels()
    checkStyleNames()
    checkButtons()
  #endif
  checkFields()
  checkTextViews()
}
