@available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
extension ViewBuilder {
  /// developer.apple.com/documentation/swiftui/viewbuilder/buildeither(first:)
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  public static func buildEither<TrueContent, FalseContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View {
    _ConditionalContent(first: first, second: nil)
  }

  /// developer.apple.com/documentation/swiftui/viewbuilder/buildeither(second:)
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  public static func buildEither<TrueContent, FalseContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View {
    _ConditionalContent(first: nil, second: second)
  }
}

/// developer.apple.com/tutorials/data/documentation/swiftui/viewbuilder/buildeither(first:).md
/// What has an underscore has no page of its own.
@available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
public struct _ConditionalContent<TrueContent, FalseContent>: View where TrueContent: View, FalseContent: View {
  nonisolated(unsafe) let first: TrueContent?
  nonisolated(unsafe) let second: FalseContent?

  nonisolated init(first: TrueContent?, second: FalseContent?) {
    self.first = first
    self.second = second
  }

  /// developer.apple.com/documentation/swiftui/view/body-swift.property
  /// Such a view is not made of others.
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  public var body: Never { fatalError() }
}

extension _ConditionalContent: StubContainer {
  package var stubViews: [any View] { first.map { [$0] } ?? second.map { [$0] } ?? [] }
}
