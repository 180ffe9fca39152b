/// developer.apple.com/documentation/swiftui/viewbuilder
@available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
@resultBuilder public struct ViewBuilder {
  /// developer.apple.com/documentation/swiftui/viewbuilder/buildblock(_:)
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: View { content }

  /// developer.apple.com/documentation/swiftui/viewbuilder/buildblock(_:)
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  public static func buildBlock<each Content>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  where repeat each Content: View {
    var views: [any View] = []
    repeat views.append(each content)
    return TupleView(stubViews: views)
  }
}

/// developer.apple.com/documentation/swiftui/emptyview
@available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
public struct EmptyView: View {
  /// developer.apple.com/documentation/swiftui/view/body-swift.property
  /// Such a view is not made of others.
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  public var body: Never { fatalError() }
}

/// developer.apple.com/documentation/swiftui/tupleview
@available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
public struct TupleView<T>: View {
  nonisolated(unsafe) package let stubViews: [any View]

  nonisolated init(stubViews: [any View]) { self.stubViews = stubViews }

  /// developer.apple.com/documentation/swiftui/view/body-swift.property
  /// Such a view is not made of others.
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  public var body: Never { fatalError() }
}

extension TupleView: StubContainer {}
