public import CoreFoundation

// Layouts of the app's own.

/// developer.apple.com/documentation/swiftui/proposedviewsize
@available(iOS 16.0, macCatalyst 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, watchOS 9.0, *)
public struct ProposedViewSize: Equatable, Sendable {
  /// developer.apple.com/documentation/swiftui/proposedviewsize/width
  @available(iOS 16.0, macCatalyst 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, watchOS 9.0, *)
  public var width: CGFloat?

  /// developer.apple.com/documentation/swiftui/proposedviewsize/height
  @available(iOS 16.0, macCatalyst 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, watchOS 9.0, *)
  public var height: CGFloat?

  /// developer.apple.com/documentation/swiftui/proposedviewsize/zero
  @available(iOS 16.0, macCatalyst 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, watchOS 9.0, *)
  public static let zero = ProposedViewSize(width: 0, height: 0)

  /// developer.apple.com/documentation/swiftui/proposedviewsize/init(width:height:)
  @available(iOS 16.0, macCatalyst 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, watchOS 9.0, *)
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// developer.apple.com/documentation/swiftui/proposedviewsize/init(_:)
  @available(iOS 16.0, macCatalyst 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, watchOS 9.0, *)
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
}

/// developer.apple.com/documentation/swiftui/viewdimensions
@available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
public struct ViewDimensions: Equatable {
  /// developer.apple.com/documentation/swiftui/viewdimensions/width
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  public var width: CGFloat { stubSize.width }

  /// developer.apple.com/documentation/swiftui/viewdimensions/height
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  public var height: CGFloat { stubSize.height }

  /// developer.apple.com/documentation/swiftui/viewdimensions/subscript(_:)-6ai3p
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  public subscript(guide: VerticalAlignment) -> CGFloat { stubBaseline }

  private let stubSize: CGSize
  private let stubBaseline: CGFloat

  package init(stub size: CGSize, baseline: CGFloat) { (stubSize, stubBaseline) = (size, baseline) }
}

/// developer.apple.com/documentation/swiftui/unitpoint
@available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
public struct UnitPoint: Hashable, Sendable {
  /// developer.apple.com/documentation/swiftui/unitpoint/topleading
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  public static let topLeading = UnitPoint()
}

/// developer.apple.com/documentation/swiftui/layoutvaluekey
@available(iOS 16.0, macCatalyst 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, watchOS 9.0, *)
public protocol LayoutValueKey {
  /// developer.apple.com/documentation/swiftui/layoutvaluekey/value
  @available(iOS 16.0, macCatalyst 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, watchOS 9.0, *)
  associatedtype Value

  /// developer.apple.com/documentation/swiftui/layoutvaluekey/defaultvalue
  @available(iOS 16.0, macCatalyst 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, watchOS 9.0, *)
  static var defaultValue: Self.Value { get }
}

/// developer.apple.com/documentation/swiftui/layoutsubview
@available(iOS 16.0, macCatalyst 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, watchOS 9.0, *)
public struct LayoutSubview: Equatable {
  /// developer.apple.com/documentation/swiftui/layoutsubview/subscript(_:)-9qmyy
  @available(iOS 16.0, macCatalyst 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, watchOS 9.0, *)
  public subscript<K>(key: K.Type) -> K.Value where K: LayoutValueKey {
    stub.value as? K.Value ?? K.defaultValue
  }

  /// developer.apple.com/documentation/swiftui/layoutsubview/dimensions(in:)
  @available(iOS 16.0, macCatalyst 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, watchOS 9.0, *)
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(stub: stub.size, baseline: stub.baseline)
  }

  /// developer.apple.com/documentation/swiftui/layoutsubview/place(at:anchor:proposal:)
  @available(iOS 16.0, macCatalyst 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, watchOS 9.0, *)
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    stub.place = position
  }

  private let stub: StubLayoutSubview

  package init(_ stub: StubLayoutSubview) { self.stub = stub }

  /// developer.apple.com/documentation/swift/equatable/==(_:_:)
  @available(iOS 16.0, macCatalyst 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, watchOS 9.0, *)
  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.stub === b.stub }
}

/// What a view of a layout is, and where it was put.
package final class StubLayoutSubview {
  package let size: CGSize
  package let baseline: CGFloat
  package let value: Any?
  package var place: CGPoint?

  package init(_ size: CGSize, baseline: CGFloat, value: Any? = nil) {
    (self.size, self.baseline, self.value) = (size, baseline, value)
  }
}

/// developer.apple.com/documentation/swiftui/layoutsubviews
@available(iOS 16.0, macCatalyst 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, watchOS 9.0, *)
public struct LayoutSubviews: RandomAccessCollection {
  private let stubs: [LayoutSubview]

  package init(_ stubs: [StubLayoutSubview]) { self.stubs = stubs.map(LayoutSubview.init) }

  /// developer.apple.com/documentation/swift/collection/startindex
  @available(iOS 16.0, macCatalyst 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, watchOS 9.0, *)
  public var startIndex: Int { stubs.startIndex }

  /// developer.apple.com/documentation/swift/collection/endindex
  @available(iOS 16.0, macCatalyst 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, watchOS 9.0, *)
  public var endIndex: Int { stubs.endIndex }

  /// developer.apple.com/documentation/swift/collection/subscript(_:)
  @available(iOS 16.0, macCatalyst 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, watchOS 9.0, *)
  public subscript(index: Int) -> LayoutSubview { stubs[index] }
}

/// developer.apple.com/documentation/swiftui/layout
@available(iOS 16.0, macCatalyst 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, watchOS 9.0, *)
@preconcurrency public protocol Layout: Sendable {
  /// developer.apple.com/documentation/swiftui/layout/cache
  @available(iOS 16.0, macCatalyst 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, watchOS 9.0, *)
  associatedtype Cache = Void

  /// developer.apple.com/documentation/swiftui/layout/subviews
  @available(iOS 16.0, macCatalyst 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, watchOS 9.0, *)
  typealias Subviews = LayoutSubviews

  /// developer.apple.com/documentation/swiftui/layout/sizethatfits(proposal:subviews:cache:)
  @available(iOS 16.0, macCatalyst 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, watchOS 9.0, *)
  func sizeThatFits(proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGSize

  /// developer.apple.com/documentation/swiftui/layout/placesubviews(in:proposal:subviews:cache:)
  @available(iOS 16.0, macCatalyst 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, watchOS 9.0, *)
  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Self.Subviews,
    cache: inout Self.Cache
  )
}

@available(iOS 16.0, macCatalyst 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, watchOS 9.0, *)
extension Layout {
  /// developer.apple.com/documentation/swiftui/layout/callasfunction(_:)
  @available(iOS 16.0, macCatalyst 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, watchOS 9.0, *)
  public func callAsFunction<V>(@ViewBuilder _ content: () -> V) -> some View where V: View { content() }
}

extension View {
  /// developer.apple.com/documentation/swiftui/view/layoutvalue(key:value:)
  @available(iOS 16.0, macCatalyst 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, watchOS 9.0, *)
  nonisolated public func layoutValue<K>(key: K.Type, value: K.Value) -> some View where K: LayoutValueKey {
    stubModified(StubModifier("layoutValue", "\(value)"))
  }

  /// developer.apple.com/documentation/swiftui/view/alignmentguide(_:computevalue:)-6y3u2
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment,
    computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View {
    stubModified(StubModifier("alignmentGuide", "\(g)"))
  }
}
