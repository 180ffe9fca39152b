#if canImport(SwiftUI)
  package import StyleTables
  internal import SwiftUI

  /// The context of a view: the color scheme, the contrast, the Dynamic Type size and the legibility weight of its
  /// environment. The view is updated when one of them changes.
  @propertyWrapper package struct ViewContext: DynamicProperty {
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @Environment(\.legibilityWeight) private var legibilityWeight

    package init() {}

    package var wrappedValue: StyleContext {
      StyleContext(
        appearance: Appearance(colorScheme, contrast: contrast),
        textScale: TextScale(dynamicTypeSize: dynamicTypeSize),
        host: .currentSwiftUI,
        isBoldText: legibilityWeight == .bold
      )
    }
  }
#endif
