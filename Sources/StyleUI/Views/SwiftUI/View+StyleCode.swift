#if canImport(SwiftUI)
  internal import CoreFoundation
  public import StyleTables
  public import SwiftUI
  #if canImport(UIKit)
    internal import UIKit
  #else
    internal import AppKit
  #endif

  extension View {
    /// Styles a text with a code: font, color, letter spacing, and the line box of the style.
    ///
    /// ```swift
    /// Text(title).styleCode(.t14_ink_bold)
    /// ```
    ///
    /// - It follows the color scheme, the contrast and the Dynamic Type size of the environment.
    /// - n lines are n × line height + (n − 1) × line spacing high, and the first baseline is at the style's position:
    ///   see ``StyledTextView``. Apply it to a single `Text`: the space above the first and below the last line is
    ///   added to the whole view.
    /// - A style that leaves the color open does not set one. A plain size, without line metrics, does not change the
    ///   lines.
    /// - Attributes of an `AttributedString` and modifiers nearer to the text win.
    ///
    /// - Parameter style: The style; nil does not change the view.
    public func styleCode(_ style: StyleCode?) -> some View { CodeStyledView(self, style) }
  }

  /// A view in the style of a code.
  private struct CodeStyledView<Content: View>: View {
    private let content: Content
    private let style: StyleCode?
    @ViewContext private var context

    init(_ content: Content, _ style: StyleCode?) {
      self.content = content
      self.style = style
    }

    var body: some View {
      if let style {
        styled(style.resolved(in: context), color: style.resolved.color)
      } else {
        content
      }
    }

    @ViewBuilder private func styled(_ style: HostStyle, color: StyleColor?) -> some View {
      let text = content.font(Font(style)).kerning(CGFloat(style.metrics?.letterSpacing ?? 0)).lineBox(style.lines)
      if let color {
        text.foregroundStyle(Color(color))
      } else {
        text
      }
    }
  }

  extension HostStyle {
    /// The modifiers of its lines in its own font; nil for a plain size.
    fileprivate var lines: LineModifiers? {
      let lines = metrics.flatMap { host.rule.modifiers(for: $0, font: FontExtent(PlatformFont(self))) }
      lines?.reportWhatIsNotShown()
      return lines
    }
  }
#endif
