public import CoreFoundation

/// developer.apple.com/documentation/swiftui/edge
@available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
public enum Edge: Int8, Sendable {
  /// developer.apple.com/documentation/swiftui/edge/top
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  case top

  /// developer.apple.com/documentation/swiftui/edge/set
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  public struct Set: OptionSet, Sendable {
    /// developer.apple.com/documentation/swiftui/edge/set/rawvalue
    @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
    public let rawValue: Int8

    /// developer.apple.com/documentation/swiftui/edge/set/init(rawvalue:)
    @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// developer.apple.com/documentation/swiftui/edge/set/all
    @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
    public static let all = Self(rawValue: 15)

    /// developer.apple.com/documentation/swiftui/edge/set/bottom
    @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
    public static let bottom = Self(rawValue: 4)
  }
}

/// developer.apple.com/documentation/swiftui/safearearegions
@available(iOS 14.0, macCatalyst 14.0, macOS 11.0, tvOS 14.0, visionOS 1.0, watchOS 7.0, *)
public struct SafeAreaRegions: OptionSet, Sendable {
  /// developer.apple.com/documentation/swiftui/safearearegions/rawvalue
  @available(iOS 14.0, macCatalyst 14.0, macOS 11.0, tvOS 14.0, visionOS 1.0, watchOS 7.0, *)
  public let rawValue: UInt

  /// developer.apple.com/documentation/swiftui/safearearegions/init(rawvalue:)
  @available(iOS 14.0, macCatalyst 14.0, macOS 11.0, tvOS 14.0, visionOS 1.0, watchOS 7.0, *)
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// developer.apple.com/documentation/swiftui/safearearegions/all
  @available(iOS 14.0, macCatalyst 14.0, macOS 11.0, tvOS 14.0, visionOS 1.0, watchOS 7.0, *)
  public static let all = Self(rawValue: .max)
}

/// developer.apple.com/documentation/swiftui/edgeinsets
@available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
public struct EdgeInsets: Equatable, Sendable {
  let top: CGFloat
  let leading: CGFloat
  let bottom: CGFloat
  let trailing: CGFloat

  /// developer.apple.com/documentation/swiftui/edgeinsets/init(top:leading:bottom:trailing:)
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// developer.apple.com/documentation/swiftui/textalignment
@available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
public enum TextAlignment: Hashable, Sendable {
  /// developer.apple.com/documentation/swiftui/textalignment/leading
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  case leading

  /// developer.apple.com/documentation/swiftui/textalignment/center
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  case center

  /// developer.apple.com/documentation/swiftui/textalignment/trailing
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  case trailing
}

/// developer.apple.com/documentation/swiftui/horizontalalignment
@available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
public struct HorizontalAlignment: Equatable, Sendable {
  let stubName: String

  /// developer.apple.com/documentation/swiftui/horizontalalignment/leading
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  public static let leading = HorizontalAlignment(stubName: "leading")

  /// developer.apple.com/documentation/swiftui/horizontalalignment/center
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  public static let center = HorizontalAlignment(stubName: "center")

  /// developer.apple.com/documentation/swiftui/horizontalalignment/trailing
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  public static let trailing = HorizontalAlignment(stubName: "trailing")
}

/// developer.apple.com/documentation/swiftui/verticalalignment
@available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
public struct VerticalAlignment: Equatable, Sendable {
  let stubName: String

  /// developer.apple.com/documentation/swiftui/verticalalignment/top
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  public static let top = VerticalAlignment(stubName: "top")

  /// developer.apple.com/documentation/swiftui/verticalalignment/bottom
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  public static let bottom = VerticalAlignment(stubName: "bottom")

  /// developer.apple.com/documentation/swiftui/verticalalignment/center
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  public static let center = VerticalAlignment(stubName: "center")

  /// developer.apple.com/documentation/swiftui/verticalalignment/firsttextbaseline
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  public static let firstTextBaseline = VerticalAlignment(stubName: "firstTextBaseline")

  /// developer.apple.com/documentation/swiftui/verticalalignment/lasttextbaseline
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  public static let lastTextBaseline = VerticalAlignment(stubName: "lastTextBaseline")
}

/// developer.apple.com/documentation/swiftui/alignment
@available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
public struct Alignment: Equatable, Sendable {
  let horizontal: HorizontalAlignment

  /// developer.apple.com/documentation/swiftui/alignment/init(horizontal:vertical:)
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) { self.horizontal = horizontal }

  /// developer.apple.com/documentation/swiftui/alignment/topleading
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)

  /// developer.apple.com/documentation/swiftui/alignment/center
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  public static let center = Alignment(horizontal: .center, vertical: .center)
}

/// developer.apple.com/documentation/swiftui/vstack
@available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
public struct VStack<Content>: View where Content: View {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  nonisolated(unsafe) let content: Content

  /// developer.apple.com/documentation/swiftui/vstack/init(alignment:spacing:content:)
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  nonisolated public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// developer.apple.com/documentation/swiftui/view/body-swift.property
  /// Such a view is not made of others.
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  public var body: Never { fatalError() }
}

extension VStack: StubContainer {
  package var stubViews: [any View] {
    [content.stubModified(StubModifier("VStack", alignment.stubName, spacing.map { "\($0.native)" } ?? "nil"))]
  }
}

/// developer.apple.com/documentation/swiftui/hstack
@available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
public struct HStack<Content>: View where Content: View {
  /// developer.apple.com/documentation/swiftui/hstack/init(alignment:spacing:content:)
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  nonisolated public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { fatalError() }

  /// developer.apple.com/documentation/swiftui/view/body-swift.property
  /// Such a view is not made of others.
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  public var body: Never { fatalError() }
}

/// developer.apple.com/documentation/swiftui/foreach
@available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
  let data: Data
  let content: (Data.Element) -> Content
}

@available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
extension ForEach: View where Content: View {
  /// developer.apple.com/documentation/swiftui/view/body-swift.property
  /// Such a view is not made of others.
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  public var body: Never { fatalError() }
}

@available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content: View {
  /// developer.apple.com/documentation/swiftui/foreach/init(_:content:)-2n9gc
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
  }
}

extension ForEach: StubContainer where Content: View {
  package var stubViews: [any View] { data.map(content) }
}
