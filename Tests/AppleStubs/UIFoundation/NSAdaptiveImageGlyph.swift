public import Foundation
public import ObjectiveC

/// developer.apple.com/documentation/uikit/nsadaptiveimageglyph
@available(iOS 18.0, macCatalyst 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, watchOS 11.0, *)
open class NSAdaptiveImageGlyph: NSObject {
  /// developer.apple.com/documentation/uikit/nsadaptiveimageglyph/imagecontent
  @available(iOS 18.0, macCatalyst 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, watchOS 11.0, *)
  open var imageContent: Data { stubContent }

  /// developer.apple.com/documentation/uikit/nsadaptiveimageglyph/contentidentifier
  @available(iOS 18.0, macCatalyst 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, watchOS 11.0, *)
  open var contentIdentifier: String { stubIdentifier }

  /// developer.apple.com/documentation/uikit/nsadaptiveimageglyph/contentdescription
  @available(iOS 18.0, macCatalyst 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, watchOS 11.0, *)
  open var contentDescription: String { stubDescription }

  private let stubContent: Data
  private let stubIdentifier: String
  private let stubDescription: String

  /// The real one reads the identifier and the description in the image.
  package init(stub identifier: String, _ description: String, _ content: Data) {
    (stubIdentifier, stubDescription, stubContent) = (identifier, description, content)
  }
}
