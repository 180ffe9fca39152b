#if canImport(UIKit) || canImport(AppKit)
  internal import CoreFoundation
  internal import CoreText
  internal import Foundation
  internal import StyleTables
  internal import StyledText
  #if canImport(SwiftUI)
    internal import SwiftUI
  #endif
  #if canImport(UIKit)
    internal import UIKit
  #else
    internal import AppKit
  #endif

  // How each text system shows an attribute. Letter spacing of 0 differs from text without the attribute: it turns off
  // the font's kerning.

  #if canImport(SwiftUI)
    extension SwiftUIAttributes {
      private typealias Scope = AttributeScopes.SwiftUIAttributes

      /// Shows an attribute, and reports what SwiftUI cannot show.
      func show(_ attribute: CharacterAttribute, of run: ResolvedAttributes, in container: inout AttributeContainer) {
        let attributes = run.attributes
        switch attribute {
        case .attachment:
          guard let attachment = attributes.attachment else { return }
          StyleUIDiagnostic.reportNotShown("the attachment '\(attachment.identifier)'", instead: "nothing")
        case .background:
          container[Scope.BackgroundColorAttribute.self] = attributes.background.map { Color($0.color) }
          attributes.background?.reportWhatIsNotShown()
        case .border: attributes.border?.reportWhatIsNotShown()
        case .color: container[Scope.ForegroundColorAttribute.self] = run.colors.map { Color($0) }
        case .letterSpacing:
          container[Scope.KerningAttribute.self] = run.letterSpacing.flatMap { $0 == 0 ? nil : CGFloat($0) }
        case .link: container[AttributeScopes.FoundationAttributes.LinkAttribute.self] = attributes.link.flatMap(url)
        case .strikethrough:
          container[Scope.StrikethroughStyleAttribute.self] = attributes.strikethrough?.swiftUIStyle("strikethrough")
        case .style:
          container[Scope.FontAttribute.self] = run.font.map { Font($0 as CTFont) }
          container[Scope.BaselineOffsetAttribute.self] = run.line.flatMap {
            $0.baselineOffset == 0 ? nil : CGFloat($0.baselineOffset)
          }
        case .underline: container[Scope.UnderlineStyleAttribute.self] = attributes.underline?.swiftUIStyle("underline")
        // Parts of the font.
        case .size, .weight: break
        // For touches, edits and StyleLayout.
        case .keepTogether, .mention, .pressed: break
        }
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
    }
  #endif

  #if !os(watchOS)
    extension TextKitAttributes {
      /// Shows an attribute, and reports what UIKit and AppKit cannot show.
      func show(
        _ attribute: CharacterAttribute,
        of run: ResolvedAttributes,
        in values: inout [NSAttributedString.Key: Any]
      ) {
        let attributes = run.attributes
        switch attribute {
        case .attachment:
          guard let attachment = attributes.attachment, let box = box(of: run) else { return }
          values[.attachment] = NSTextAttachment(attachment, box, image: options.image(attachment))
        case .background:
          guard let background = attributes.background else { return }
          values[.backgroundColor] = PlatformColor(background.color)
          background.reportWhatIsNotShown()
        case .border: attributes.border?.reportWhatIsNotShown()
        case .color:
          if let color = run.colors.map({ PlatformColor($0) }) ?? view?.color { values[.foregroundColor] = color }
        case .letterSpacing:
          if let spacing = run.letterSpacing { values[.kern] = spacing == 0 ? nil : CGFloat(spacing) }
        case .link:
          if let link = attributes.link { values[.link] = URL(string: link.identifier) ?? link.identifier as Any }
        case .strikethrough:
          guard let line = attributes.strikethrough else { return }
          values[.strikethroughStyle] = line.textKitStyle("strikethrough")?.rawValue
          values[.strikethroughColor] = line.color.map { PlatformColor($0) }
        case .style:
          if let font = run.font ?? view?.font { values[.font] = font }
          if let line = run.line { values[.baselineOffset] = CGFloat(line.baselineOffset) }
        case .underline:
          guard let line = attributes.underline else { return }
          values[.underlineStyle] = line.textKitStyle("underline")?.rawValue
          values[.underlineColor] = line.color.map { PlatformColor($0) }
        // Parts of the font.
        case .size, .weight: break
        // For touches, edits and StyleLayout.
        case .keepTogether, .mention, .pressed: break
        }
      }
    }
  #endif
#endif
