#if canImport(UIKit) && !os(watchOS)
  internal import CoreFoundation
  internal import Foundation
  internal import UIKit

  /// What a label keeps of the attributes of its text when it is given a plain one, beside its own font, color and
  /// paragraph style.
  ///
  /// The page of `UILabel.text` says that the plain text has no "inherent style attributes". Some find that they stay
  /// (github.com/wafflestudio/seminar-2021/issues/385, info-utakura.blogspot.jp/2014/11/uilabelfont.html), and others
  /// that they are lost (github.com/Juanpe/SkeletonView/pull/188, for iOS 13) or lost with an empty text
  /// (github.com/Geri-Borbas/iOS.Blog.UILabel_Typography_Extensions/issues/1).
  package enum LabelTextRule: String, CaseIterable, Sendable {
    /// Those of the first run, until the text is empty.
    case keepsFirstRun
    /// Those of a text with a single run, also while the text is empty.
    case keepsOnlyRun
    case keepsNothing

    /// The rule of this system, or nil if it has another one.
    @MainActor package static var ofThisSystem: Self? {
      switch (keeps(after: 2, 3), keeps(after: 2), keeps(after: 2, thenEmpty: true)) {
      case (true, true, false): keepsFirstRun
      case (false, true, true): keepsOnlyRun
      case (false, false, false): keepsNothing
      default: nil
      }
    }

    /// Whether a plain text gets the first of the letter spacings.
    @MainActor private static func keeps(after spacings: CGFloat..., thenEmpty isEmptied: Bool = false) -> Bool {
      let label = UILabel()
      let text = NSMutableAttributedString()
      for spacing in spacings { text.append(ViewClaim.text(spacings: spacing)) }
      label.attributedText = text
      if isEmptied { label.text = "" }
      label.text = "abc"
      return label.attributedText?.spacings == [spacings[0]]
    }
  }
#endif
