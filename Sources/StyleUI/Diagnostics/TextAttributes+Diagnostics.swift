#if canImport(UIKit) || canImport(AppKit)
  internal import StyledText

  // The attributes that Apple's text systems cannot show.

  extension TextBackground {
    func reportWhatIsNotShown() {
      let instead = "square corners and the text's own rectangle"
      if cornerRadius != 0 { StyleUIDiagnostic.reportNotShown("background.cornerRadius", instead: instead) }
      if padding != .zero { StyleUIDiagnostic.reportNotShown("background.padding", instead: instead) }
    }
  }

  extension TextBorder {
    func reportWhatIsNotShown() {
      if width > 0 { StyleUIDiagnostic.reportNotShown("border", instead: "no line") }
    }
  }

  extension LineDecoration {
    /// Whether there is a line. It has the font's line width.
    func isShown(as name: String) -> Bool {
      guard width != 0 else { return false }
      if width != nil { StyleUIDiagnostic.reportNotShown("\(name).width", instead: "the width of the font") }
      return true
    }

    func reportSingleLine(instead name: String) {
      StyleUIDiagnostic.reportNotShown("\(name).style \(style.rawValue)", instead: "a single line")
    }
  }
#endif
