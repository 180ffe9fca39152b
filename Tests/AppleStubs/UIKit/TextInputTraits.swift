// The traits of a text that is typed. The real requirements are optional ones.

/// developer.apple.com/documentation/uikit/uikeyboardtype
@available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
@available(watchOS, unavailable)
public enum UIKeyboardType: Int, Sendable {
  /// developer.apple.com/documentation/uikit/uikeyboardtype/default
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  case `default` = 0
}

/// developer.apple.com/documentation/uikit/uireturnkeytype
@available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
@available(watchOS, unavailable)
public enum UIReturnKeyType: Int, Sendable {
  /// developer.apple.com/documentation/uikit/uireturnkeytype/default
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  case `default` = 0

  /// developer.apple.com/documentation/uikit/uireturnkeytype/send
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  case send = 7
}

/// developer.apple.com/documentation/uikit/uikeyboardappearance
@available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
@available(watchOS, unavailable)
public enum UIKeyboardAppearance: Int, Sendable {
  /// developer.apple.com/documentation/uikit/uikeyboardappearance/default
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  case `default` = 0
}

/// developer.apple.com/documentation/uikit/uitextautocapitalizationtype
@available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
@available(watchOS, unavailable)
public enum UITextAutocapitalizationType: Int, Sendable {
  /// developer.apple.com/documentation/uikit/uitextautocapitalizationtype/sentences
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  case sentences = 2
}

/// developer.apple.com/documentation/uikit/uitextautocorrectiontype
@available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
@available(watchOS, unavailable)
public enum UITextAutocorrectionType: Int, Sendable {
  /// developer.apple.com/documentation/uikit/uitextautocorrectiontype/default
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  case `default` = 0
}

/// developer.apple.com/documentation/uikit/uitextspellcheckingtype
@available(iOS 5.0, macCatalyst 13.1, visionOS 1.0, *)
@available(watchOS, unavailable)
public enum UITextSpellCheckingType: Int, Sendable {
  /// developer.apple.com/documentation/uikit/uitextspellcheckingtype/default
  @available(iOS 5.0, macCatalyst 13.1, visionOS 1.0, *)
  case `default` = 0
}

/// developer.apple.com/documentation/uikit/uitextsmartquotestype
@available(iOS 11.0, macCatalyst 13.1, visionOS 1.0, *)
@available(watchOS, unavailable)
public enum UITextSmartQuotesType: Int, Sendable {
  /// developer.apple.com/documentation/uikit/uitextsmartquotestype/default
  @available(iOS 11.0, macCatalyst 13.1, visionOS 1.0, *)
  case `default` = 0
}

/// developer.apple.com/documentation/uikit/uitextsmartdashestype
@available(iOS 11.0, macCatalyst 13.1, visionOS 1.0, *)
@available(watchOS, unavailable)
public enum UITextSmartDashesType: Int, Sendable {
  /// developer.apple.com/documentation/uikit/uitextsmartdashestype/default
  @available(iOS 11.0, macCatalyst 13.1, visionOS 1.0, *)
  case `default` = 0
}

/// developer.apple.com/documentation/uikit/uitextsmartinsertdeletetype
@available(iOS 11.0, macCatalyst 13.1, visionOS 1.0, *)
@available(watchOS, unavailable)
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// developer.apple.com/documentation/uikit/uitextsmartinsertdeletetype/default
  @available(iOS 11.0, macCatalyst 13.1, visionOS 1.0, *)
  case `default` = 0
}

/// developer.apple.com/documentation/uikit/uitextcontenttype
@available(iOS 10.0, macCatalyst 13.1, visionOS 1.0, *)
@available(watchOS, unavailable)
public struct UITextContentType: Hashable, RawRepresentable, Sendable {
  /// developer.apple.com/documentation/swift/rawrepresentable/rawvalue-swift.property
  @available(iOS 10.0, macCatalyst 13.1, visionOS 1.0, *)
  public var rawValue: String

  /// developer.apple.com/documentation/uikit/uitextcontenttype/init(rawvalue:)
  @available(iOS 10.0, macCatalyst 13.1, visionOS 1.0, *)
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// developer.apple.com/documentation/uikit/uiwritingtoolsbehavior
@available(iOS 18.0, macCatalyst 18.0, visionOS 2.4, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public enum UIWritingToolsBehavior: Int, Sendable {
  /// developer.apple.com/documentation/uikit/uiwritingtoolsbehavior/none
  @available(iOS 18.0, macCatalyst 18.0, visionOS 2.4, *)
  case none = -1

  /// developer.apple.com/documentation/uikit/uiwritingtoolsbehavior/default
  @available(iOS 18.0, macCatalyst 18.0, visionOS 2.4, *)
  case `default` = 0

  /// developer.apple.com/documentation/uikit/uiwritingtoolsbehavior/limited
  @available(iOS 18.0, macCatalyst 18.0, visionOS 2.4, *)
  case limited = 2
}

/// developer.apple.com/documentation/uikit/uiwritingtoolsresultoptions
@available(iOS 18.0, macCatalyst 18.0, visionOS 2.4, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct UIWritingToolsResultOptions: OptionSet, Sendable {
  /// developer.apple.com/documentation/swift/rawrepresentable/rawvalue-swift.property
  @available(iOS 18.0, macCatalyst 18.0, visionOS 2.4, *)
  public let rawValue: UInt

  /// developer.apple.com/documentation/uikit/uiwritingtoolsresultoptions/init(rawvalue:)
  @available(iOS 18.0, macCatalyst 18.0, visionOS 2.4, *)
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// developer.apple.com/documentation/uikit/uiwritingtoolsresultoptions/plaintext
  @available(iOS 18.0, macCatalyst 18.0, visionOS 2.4, *)
  public static var plainText: Self { Self(rawValue: 1 << 0) }
}

// A type may leave them out.
@available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
@available(watchOS, unavailable)
extension UITextInputTraits {
  /// developer.apple.com/documentation/uikit/uitextinputtraits/keyboardtype
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }

  /// developer.apple.com/documentation/uikit/uitextinputtraits/returnkeytype
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }

  /// developer.apple.com/documentation/uikit/uitextinputtraits/keyboardappearance
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }

  /// developer.apple.com/documentation/uikit/uitextinputtraits/autocapitalizationtype
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }

  /// developer.apple.com/documentation/uikit/uitextinputtraits/autocorrectiontype
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }

  /// developer.apple.com/documentation/uikit/uitextinputtraits/spellcheckingtype
  @available(iOS 5.0, macCatalyst 13.1, visionOS 1.0, *)
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }

  /// developer.apple.com/documentation/uikit/uitextinputtraits/smartquotestype
  @available(iOS 11.0, macCatalyst 13.1, visionOS 1.0, *)
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }

  /// developer.apple.com/documentation/uikit/uitextinputtraits/smartdashestype
  @available(iOS 11.0, macCatalyst 13.1, visionOS 1.0, *)
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }

  /// developer.apple.com/documentation/uikit/uitextinputtraits/smartinsertdeletetype
  @available(iOS 11.0, macCatalyst 13.1, visionOS 1.0, *)
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }

  /// developer.apple.com/documentation/uikit/uitextinputtraits/enablesreturnkeyautomatically
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// developer.apple.com/documentation/uikit/uitextinputtraits/textcontenttype
  @available(iOS 10.0, macCatalyst 13.1, visionOS 1.0, *)
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }

  /// developer.apple.com/documentation/uikit/uitextinputtraits/writingtoolsbehavior
  @available(iOS 18.0, macCatalyst 18.0, visionOS 2.4, *)
  @available(tvOS, unavailable)
  public var writingToolsBehavior: UIWritingToolsBehavior {
    get { .default }
    set {}
  }

  /// developer.apple.com/documentation/uikit/uitextinputtraits/allowedwritingtoolsresultoptions
  @available(iOS 18.0, macCatalyst 18.0, visionOS 2.4, *)
  @available(tvOS, unavailable)
  public var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
    get { [] }
    set {}
  }
}
