public import CoreFoundation
internal import CoreText
public import Foundation

extension View {
  /// developer.apple.com/documentation/swiftui/view/linespacing(_:)
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    stubModified(StubModifier("lineSpacing", "\(lineSpacing.native)"))
  }

  /// developer.apple.com/documentation/swiftui/view/lineheight(_:)
  @available(iOS 26.0, macCatalyst 26.0, macOS 26.0, tvOS 26.0, visionOS 26.0, watchOS 26.0, *)
  nonisolated public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    stubModified(StubModifier("lineHeight", lineHeight.map { "\($0.points)" } ?? "nil"))
  }

  /// developer.apple.com/documentation/swiftui/view/linelimit(_:)
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    stubModified(StubModifier("lineLimit", number.map { "\($0)" } ?? "nil"))
  }

  /// developer.apple.com/documentation/swiftui/view/ignoressafearea(_:edges:)
  @available(iOS 14.0, macCatalyst 14.0, macOS 11.0, tvOS 14.0, visionOS 1.0, watchOS 7.0, *)
  nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    stubModified(StubModifier("ignoresSafeArea", "\(regions.rawValue)", "\(edges.rawValue)"))
  }

  /// developer.apple.com/documentation/swiftui/view/font(_:)
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  nonisolated public func font(_ font: Font?) -> some View {
    stubModified(StubModifier("font", font.map { "\($0.font.size)" } ?? "nil"))
  }

  /// developer.apple.com/documentation/swiftui/view/kerning(_:)
  @available(iOS 16.0, macCatalyst 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, watchOS 9.0, *)
  nonisolated public func kerning(_ kerning: CGFloat) -> some View {
    stubModified(StubModifier("kerning", "\(kerning.native)"))
  }

  /// developer.apple.com/documentation/swiftui/view/foregroundstyle(_:)
  @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
  nonisolated public func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle {
    stubModified(StubModifier("foregroundStyle", "\(style)"))
  }

  /// developer.apple.com/documentation/swiftui/view/padding(_:)-6pgqq
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    stubModified(
      StubModifier(
        "padding",
        "\(insets.top.native)",
        "\(insets.leading.native)",
        "\(insets.bottom.native)",
        "\(insets.trailing.native)"
      )
    )
  }

  /// developer.apple.com/documentation/swiftui/view/frame(width:height:alignment:)
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  nonisolated public func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    stubModified(StubModifier("frame", "\(width?.native ?? 0)", "\(height?.native ?? 0)"))
  }

  /// developer.apple.com/documentation/swiftui/view/border(_:width:)
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  nonisolated public func border<S>(_ content: S, width: CGFloat = 1) -> some View where S: ShapeStyle {
    stubModified(StubModifier("border", "\(content)", "\(width.native)"))
  }

  /// developer.apple.com/documentation/swiftui/view/preferredcolorscheme(_:)
  @available(iOS 13.0, macCatalyst 13.0, macOS 11.0, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    stubModified(StubModifier("preferredColorScheme", colorScheme.map { "\($0)" } ?? "nil"))
  }

  /// developer.apple.com/documentation/swiftui/view/dynamictypesize(_:)
  @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    stubModified(StubModifier("dynamicTypeSize", "\(size)"))
  }

  /// developer.apple.com/documentation/swiftui/view/autocorrectiondisabled(_:)
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 8.0, *)
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    stubModified(StubModifier("autocorrectionDisabled", "\(disable)"))
  }

  #if os(tvOS)
    /// developer.apple.com/documentation/swiftui/view/focusable(_:)
    @available(iOS 17.0, macCatalyst 17.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
    nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
      stubModified(StubModifier("focusable", "\(isFocusable)"))
    }
  #endif

  /// developer.apple.com/documentation/swiftui/view/offset(x:y:)
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    stubModified(StubModifier("offset", "\(x.native)", "\(y.native)"))
  }

  /// developer.apple.com/documentation/swiftui/view/overlay(alignment:content:)
  @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
  nonisolated public func overlay<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
  where V: View { stubModified(StubModifier("overlay", alignment.horizontal.stubName)) }

  /// developer.apple.com/documentation/swiftui/view/multilinetextalignment(_:)
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    stubModified(StubModifier("multilineTextAlignment", "\(alignment)"))
  }

  /// developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  nonisolated public func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    stubModified(StubModifier("frame", "\(maxWidth?.native ?? 0)", alignment.horizontal.stubName))
  }

  /// developer.apple.com/documentation/swiftui/view/accessibilityelement(children:)
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    stubModified(StubModifier("accessibilityElement", children.stubName))
  }

  /// developer.apple.com/documentation/swiftui/view/accessibilitylabel(_:)-1d7jv
  @available(iOS 14.0, macCatalyst 14.0, macOS 11.0, tvOS 14.0, visionOS 1.0, watchOS 7.0, *)
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    stubModified(StubModifier("accessibilityLabel", label.stubString))
  }

  /// developer.apple.com/documentation/swiftui/view/accessibilityvalue(_:)-z9mo
  @available(iOS 14.0, macCatalyst 14.0, macOS 11.0, tvOS 14.0, visionOS 1.0, watchOS 7.0, *)
  nonisolated public func accessibilityValue(_ valueDescription: Text) -> some View {
    stubModified(StubModifier("accessibilityValue", valueDescription.stubString))
  }
}

/// developer.apple.com/documentation/swiftui/accessibilitychildbehavior
@available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let stubName: String

  /// developer.apple.com/documentation/swiftui/accessibilitychildbehavior/ignore
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  public static let ignore = AccessibilityChildBehavior(stubName: "ignore")

  /// developer.apple.com/documentation/swiftui/accessibilitychildbehavior/combine
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  public static let combine = AccessibilityChildBehavior(stubName: "combine")
}

/// developer.apple.com/documentation/swiftui/shapestyle
@available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
public protocol ShapeStyle: Sendable {}

extension Color: ShapeStyle {}
