public import Foundation

/// developer.apple.com/documentation/swiftui/colorscheme
@available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
public enum ColorScheme: Hashable, Sendable {
  /// developer.apple.com/documentation/swiftui/colorscheme/light
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  case light

  /// developer.apple.com/documentation/swiftui/colorscheme/dark
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  case dark
}

/// developer.apple.com/documentation/swiftui/colorschemecontrast
@available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
public enum ColorSchemeContrast: Hashable, Sendable {
  /// developer.apple.com/documentation/swiftui/colorschemecontrast/standard
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  case standard

  /// developer.apple.com/documentation/swiftui/colorschemecontrast/increased
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  case increased
}

/// developer.apple.com/documentation/swiftui/legibilityweight
@available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
public enum LegibilityWeight: Hashable, Sendable {
  /// developer.apple.com/documentation/swiftui/legibilityweight/bold
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  case bold
}

/// developer.apple.com/documentation/swiftui/dynamictypesize
@available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
public enum DynamicTypeSize: CaseIterable, Hashable, Sendable {
  /// developer.apple.com/documentation/swiftui/dynamictypesize/xsmall
  @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
  case xSmall

  /// developer.apple.com/documentation/swiftui/dynamictypesize/small
  @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
  case small

  /// developer.apple.com/documentation/swiftui/dynamictypesize/medium
  @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
  case medium

  /// developer.apple.com/documentation/swiftui/dynamictypesize/large
  @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
  case large

  /// developer.apple.com/documentation/swiftui/dynamictypesize/xlarge
  @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
  case xLarge

  /// developer.apple.com/documentation/swiftui/dynamictypesize/xxlarge
  @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
  case xxLarge

  /// developer.apple.com/documentation/swiftui/dynamictypesize/xxxlarge
  @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
  case xxxLarge

  /// developer.apple.com/documentation/swiftui/dynamictypesize/accessibility1
  @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
  case accessibility1

  /// developer.apple.com/documentation/swiftui/dynamictypesize/accessibility2
  @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
  case accessibility2

  /// developer.apple.com/documentation/swiftui/dynamictypesize/accessibility3
  @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
  case accessibility3

  /// developer.apple.com/documentation/swiftui/dynamictypesize/accessibility4
  @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
  case accessibility4

  /// developer.apple.com/documentation/swiftui/dynamictypesize/accessibility5
  @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
  case accessibility5

  /// developer.apple.com/documentation/swift/caseiterable/allcases-swift.type.property
  @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
  public static var allCases: [DynamicTypeSize] {
    [
      .xSmall, .small, .medium, .large, .xLarge, .xxLarge, .xxxLarge, .accessibility1, .accessibility2, .accessibility3,
      .accessibility4, .accessibility5,
    ]
  }
}

/// developer.apple.com/documentation/swiftui/environmentvalues
@available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
public struct EnvironmentValues: Sendable {
  /// developer.apple.com/documentation/swiftui/environmentvalues/init()
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  public init() {}

  /// developer.apple.com/documentation/swiftui/environmentvalues/colorscheme
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  public var colorScheme = ColorScheme.light

  /// developer.apple.com/documentation/swiftui/environmentvalues/colorschemecontrast
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  public package(set) var colorSchemeContrast = ColorSchemeContrast.standard

  /// developer.apple.com/documentation/swiftui/environmentvalues/dynamictypesize
  @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
  public var dynamicTypeSize = DynamicTypeSize.large

  /// developer.apple.com/documentation/swiftui/environmentvalues/legibilityweight
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  public var legibilityWeight: LegibilityWeight?

  /// developer.apple.com/documentation/swiftui/environmentvalues/multilinetextalignment
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  public var multilineTextAlignment = TextAlignment.leading

  /// developer.apple.com/documentation/swiftui/environmentvalues/isenabled
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  public var isEnabled = true

  /// developer.apple.com/documentation/swiftui/environmentvalues/linelimit
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  public var lineLimit: Int?

  /// developer.apple.com/documentation/swiftui/environmentvalues/openurl
  @available(iOS 14.0, macCatalyst 14.0, macOS 11.0, tvOS 14.0, visionOS 1.0, watchOS 7.0, *)
  public var openURL: OpenURLAction { OpenURLAction() }

  /// The environment of all views.
  nonisolated(unsafe) package static var stub = EnvironmentValues()
}

/// developer.apple.com/documentation/swiftui/openurlaction
@available(iOS 14.0, macCatalyst 14.0, macOS 11.0, tvOS 14.0, visionOS 1.0, watchOS 7.0, *)
@MainActor public struct OpenURLAction: Sendable {
  nonisolated init() {}

  /// developer.apple.com/documentation/swiftui/openurlaction/callasfunction(_:)
  @available(iOS 14.0, macCatalyst 14.0, macOS 11.0, tvOS 14.0, visionOS 1.0, watchOS 7.0, *)
  public func callAsFunction(_ url: URL) { Self.stubOpened.append(url) }

  package static var stubOpened: [URL] = []
}

/// developer.apple.com/documentation/swiftui/dynamicproperty
@available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
public protocol DynamicProperty {}

/// developer.apple.com/documentation/swiftui/environment
@available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>

  /// developer.apple.com/documentation/swiftui/environment/init(_:)
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  /// developer.apple.com/documentation/swiftui/environment/wrappedvalue
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  public var wrappedValue: Value { EnvironmentValues.stub[keyPath: keyPath] }
}
