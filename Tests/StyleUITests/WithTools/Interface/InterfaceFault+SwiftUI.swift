#if os(Linux)
  import TestSupport

  extension InterfaceFault {
    /// Mistakes in the views of SwiftUI.
    static let ofSwiftUI = [padding, paragraphSpacing, textSize, openColorOfView, contrast].map { edit, description in
      Self(testDescription: description, edit: edit, changesNumbers: false)
    }

    private static let padding = (
      AppleEdit(
        file: "Sources/StyleUI/Views/SwiftUI/View+LineBox.swift",
        old: "top: CGFloat(lines.paddingAbove)",
        new: "top: CGFloat(lines.paddingBelow)"
      ), "the space below a line is above it"
    )

    private static let paragraphSpacing = (
      AppleEdit(
        file: "Sources/StyleUI/Views/SwiftUI/StyledTextView.swift",
        old: "top: CGFloat(block.spaceAbove)",
        new: "top: 0"
      ), "no space between paragraphs"
    )

    private static let textSize = (
      AppleEdit(
        file: "Sources/StyleUI/Views/SwiftUI/ViewContext.swift",
        old: "TextScale(dynamicTypeSize: dynamicTypeSize)",
        new: ".standard"
      ), "views do not follow the Dynamic Type size"
    )

    private static let openColorOfView = (
      AppleEdit(
        file: "Sources/StyleUI/Views/SwiftUI/View+StyleCode.swift",
        old: "if let color {",
        new: "if let color = color ?? StyleColor(light: RGBAColor(red: 0, green: 0, blue: 0)) as StyleColor? {"
      ), "an open color of a view is black"
    )

    private static let contrast = (
      AppleEdit(
        file: "Sources/StyleUI/Views/SwiftUI/ViewContext.swift",
        old: "Appearance(colorScheme, contrast: contrast)",
        new: "Appearance(colorScheme)"
      ), "views do not follow the contrast"
    )
  }
#endif
