#if canImport(SwiftUI)
  internal import Foundation
  internal import StyleTables
  internal import StyledText
  internal import SwiftUI
  #if canImport(UIKit)
    internal import UIKit
  #else
    internal import AppKit
  #endif

  /// The attributes of a run as SwiftUI attributes.
  struct SwiftUIAttributes: HostContainerAttributes {
    /// Whether the attributes of paragraphs are not shown.
    var reportsParagraphs = true

    func container(of run: ResolvedAttributes) -> AttributeContainer {
      var container = AttributeContainer()
      for attribute in CharacterAttribute.allCases { show(attribute, of: run, in: &container) }
      if reportsParagraphs, run.attributes.hasParagraphAttributes {
        StyleUIDiagnostic.reportNotShown("attributes of paragraphs", instead: "the alignment of the view")
      }
      return container
    }

    func url(of link: TextLink) -> URL? {
      let url = link.url
      if url == nil {
        StyleUIDiagnostic.reportNotShown("the link '\(link.identifier)', which is not a URL", instead: "no link")
      }
      return url
    }
  }

  extension LineDecoration {
    /// The style of the line; nil for a line without width.
    func swiftUIStyle(_ name: String) -> Text.LineStyle? {
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
