/// developer.apple.com/documentation/objectivec/objcbool
@available(iOS 1.0, macOS 10.0, tvOS 1.0, watchOS 1.0, *)
public struct ObjCBool: BitwiseCopyable, Sendable {
  package let boolValue: Bool

  package init(_ value: Bool) { boolValue = value }
}

#if _runtime(_ObjC)
  /// developer.apple.com/documentation/objectivec/selector
  /// The compiler makes its value, a pointer, for `#selector`.
  @available(iOS 1.0, macOS 10.0, tvOS 1.0, watchOS 1.0, *)
  public struct Selector: ExpressibleByStringLiteral, Hashable, @unchecked Sendable {
    private let pointer: OpaquePointer

    /// developer.apple.com/documentation/objectivec/selector/init(stringliteral:)
    @available(iOS 1.0, macOS 10.0, tvOS 1.0, watchOS 1.0, *)
    public init(stringLiteral value: String) { fatalError() }
  }
#endif
