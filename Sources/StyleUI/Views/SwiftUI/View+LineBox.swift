#if canImport(SwiftUI)
  internal import CoreFoundation
  internal import CoreText
  internal import Foundation
  internal import StyleTables
  internal import SwiftUI

  extension View {
    /// Gives a text the line box of a style; nil does not change it.
    @ViewBuilder func lineBox(_ lines: LineModifiers?) -> some View {
      if let lines {
        lineSpacing(CGFloat(lines.lineSpacing)).exactLineHeight(lines.lineHeight)
          .padding(
            EdgeInsets(top: CGFloat(lines.paddingAbove), leading: 0, bottom: CGFloat(lines.paddingBelow), trailing: 0)
          )
      } else {
        self
      }
    }

    /// Sets the distance between two baselines; nil is the font's. Older systems do not have line heights.
    private func exactLineHeight(_ points: Double?) -> some View {
      if #available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *) {
        return lineHeight(points.map { .exact(points: CGFloat($0)) })
      } else {
        return self
      }
    }
  }
#endif
