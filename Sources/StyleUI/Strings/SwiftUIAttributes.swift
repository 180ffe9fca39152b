#if canImport(SwiftUI)
  internal import CoreFoundation
  internal import CoreText
  internal import Foundation
  internal import StyleTables
  internal import StyledText
  internal import SwiftUI
  #if canImport(UIKit)
    internal import UIKit
  #else
    internal import AppKit
  #endif

  /// The attributes of a run as those of SwiftUI.
  struct SwiftUIAttributes: HostContainerAttributes {
    private typealias Scope = AttributeScopes.SwiftUIAttributes

    /// Whether the attributes of paragraphs are not shown.
    var reportsParagraphs = true

    func container(of run: ResolvedAttributes) -> AttributeContainer {
      let attributes = run.attributes
      var container = AttributeContainer()
      container[Scope.FontAttribute.self] = run.font.map { Font($0 as CTFont) }
      container[Scope.ForegroundColorAttribute.self] = run.colors.map { Color($0) }
      // A value of 0 is not that of text without the attribute: it turns off the kerning of the font.
      container[Scope.KerningAttribute.self] = run.letterSpacing.flatMap { $0 == 0 ? nil : CGFloat($0) }
      container[Scope.BaselineOffsetAttribute.self] = run.line.flatMap {
        $0.baselineOffset == 0 ? nil : CGFloat($0.baselineOffset)
      }
      container[Scope.UnderlineStyleAttribute.self] = attributes.underline?.swiftUIStyle("underline")
      container[Scope.StrikethroughStyleAttribute.self] = attributes.strikethrough?.swiftUIStyle("strikethrough")
      container[Scope.BackgroundColorAttribute.self] = attributes.background.map { Color($0.color) }
      container[AttributeScopes.FoundationAttributes.LinkAttribute.self] = attributes.link.flatMap(url)
      reportWhatIsNotShown(attributes)
      return container
    }

    static func remove(_ shown: AttributeContainer, from container: inout AttributeContainer) {
      remove(Scope.FontAttribute.self, of: shown, from: &container)
      remove(Scope.ForegroundColorAttribute.self, of: shown, from: &container)
      remove(Scope.KerningAttribute.self, of: shown, from: &container)
      remove(Scope.BaselineOffsetAttribute.self, of: shown, from: &container)
      remove(Scope.UnderlineStyleAttribute.self, of: shown, from: &container)
      remove(Scope.StrikethroughStyleAttribute.self, of: shown, from: &container)
      remove(Scope.BackgroundColorAttribute.self, of: shown, from: &container)
      remove(AttributeScopes.FoundationAttributes.LinkAttribute.self, of: shown, from: &container)
    }

    private static func remove<Key: AttributedStringKey>(
      _ key: Key.Type,
      of shown: AttributeContainer,
      from container: inout AttributeContainer
    ) where Key.Value: Sendable {
      if shown[key] == container[key] { container[key] = nil }
    }

    private func url(of link: TextLink) -> URL? {
      let url = link.url
      if url == nil {
        StyleUIDiagnostic.reportNotShown("the link '\(link.identifier)', which is not a URL", instead: "no link")
      }
      return url
    }

    private func reportWhatIsNotShown(_ attributes: TextAttributes) {
      attributes.background?.reportWhatIsNotShown()
      attributes.border?.reportWhatIsNotShown()
      if let attachment = attributes.attachment {
        StyleUIDiagnostic.reportNotShown("the attachment '\(attachment.identifier)'", instead: "nothing")
      }
      if reportsParagraphs, attributes.hasParagraphAttributes {
        StyleUIDiagnostic.reportNotShown("attributes of paragraphs", instead: "the alignment of the view")
      }
    }
  }

  extension LineDecoration {
    /// The style of the line; nil for a line without width.
    fileprivate func swiftUIStyle(_ name: String) -> Text.LineStyle? {
      guard isShown(as: name) else { return nil }
      return Text.LineStyle(pattern: pattern(name), color: color.map { Color($0) })
    }

    private func pattern(_ name: String) -> Text.LineStyle.Pattern {
      switch style {
      case .single: return .solid
      case .dotted: return .dot
      case .dashed: return .dash
      case .double, .thick, .wavy:
        reportSingleLine(instead: name)
        return .solid
      }
    }
  }
#endif
