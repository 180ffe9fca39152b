#if canImport(SwiftUI)
  package import Foundation
  package import StyledText

  extension TextLink {
    /// The URL that a system can open; nil for a name without a scheme, which only the app understands.
    package var url: URL? { URL(string: identifier).flatMap { $0.scheme == nil ? nil : $0 } }
  }
#endif
