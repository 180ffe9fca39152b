#if os(Linux)
  import TestSupport
  import Testing

  /// A mistake in our code, and what it changes.
  struct InterfaceFault: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let edit: AppleEdit
    var changesNumbers = true
    var failsChecks = true
  }

  extension InterfaceFault {
    static let all: [Self] =
      [
        swappedAppearances, offset, maximumHeight, alignment, merge, openColor, staleAttributes, kerning, emojiFont,
        emojiHeight,
      ] + ofSwiftUI

    private static let swappedAppearances = Self(
      testDescription: "dark and high contrast swapped",
      edit: AppleEdit(
        file: "Sources/StyleUI/Contexts/Appearance+Axes.swift",
        old: "self = isDark ? (isHighContrast ?",
        new: "self = isHighContrast ? (isDark ?"
      )
    )

    private static let offset = Self(
      testDescription: "the offset is not scaled",
      edit: AppleEdit(
        file: "Sources/StyleTables/Context/ResolvedStyle+Context.swift",
        old: "size: size, fontMetrics: fontMetrics) * factor",
        new: "size: size, fontMetrics: fontMetrics)"
      ),
      failsChecks: false
    )

    private static let maximumHeight = Self(
      testDescription: "lines always have a greatest height",
      edit: AppleEdit(
        file: "Sources/StyleUI/Paragraphs/NSParagraphStyle+LineMetrics.swift",
        old: "height == .exact ? CGFloat(metrics.minimumLineHeight) : 0",
        new: "CGFloat(metrics.minimumLineHeight)"
      )
    )

    private static let alignment = Self(
      testDescription: "an edit loses the alignment that was there",
      edit: AppleEdit(
        file: "Sources/StyleUI/Strings/TextKitAttributes.swift",
        old: "if let other { style.setParagraphStyle(other) }",
        new: ""
      ),
      changesNumbers: false
    )

    private static let merge = Self(
      testDescription: "a merge loses the alignment that was there",
      edit: AppleEdit(
        file: "Sources/StyleUI/Paragraphs/NSParagraphStyle+LineMetrics.swift",
        old: "style.setParagraphStyle(self)",
        new: ""
      ),
      changesNumbers: false
    )

    private static let openColor = Self(
      testDescription: "an open color is black",
      edit: AppleEdit(
        file: "Sources/StyleUI/Strings/TextKitAttributes.swift",
        old: "run.colors.map({ PlatformColor($0) }) ?? view?.color {",
        new: """
          Optional(PlatformColor(run.colors ?? StyleColor(light: RGBAColor(red: 0, green: 0, blue: 0)))) {
          """
      ),
      changesNumbers: false
    )

    private static let staleAttributes = Self(
      testDescription: "the attributes of a replaced code are taken for those of other code",
      edit: AppleEdit(
        file: "Sources/StyledText/Foundation/HostAttributes.swift",
        old: "ShownAttributes.value(self[.styleHostAttributes])?.others(among: others) ?? others",
        new: "others"
      ),
      changesNumbers: false
    )

    private static let kerning = Self(
      testDescription: "a letter spacing of 0 turns off the kerning of the font",
      edit: AppleEdit(
        file: "Sources/StyleUI/Strings/TextKitAttributes.swift",
        old: "spacing == 0 ? nil : CGFloat(spacing)",
        new: "CGFloat(spacing)"
      )
    )

    private static let emojiFont = Self(
      testDescription: "the box of an emoji is that of body text",
      edit: AppleEdit(
        file: "Sources/StyleUI/Strings/TextKitAttributes.swift",
        old: "(run.font ?? view?.font).map { FontExtent($0) } ?? FontExtent(run)",
        new: "FontExtent(ascent: 12.75, descent: 4.25)"
      ),
      changesNumbers: false
    )

    private static let emojiHeight = Self(
      testDescription: "an emoji makes its line higher",
      edit: AppleEdit(
        file: "Sources/StyleUI/Strings/TextKitAttributes.swift",
        old: "guard height > maximum else { return self }",
        new: "guard height < maximum else { return self }"
      ),
      changesNumbers: false
    )
  }
#endif
