// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreFoundation
public import CoreGraphics

/// developer.apple.com/documentation/imageio/cgimagedestination
@available(iOS 4.0, macCatalyst 13.0, macOS 10.8, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
public class CGImageDestination: StubObject {
  let data: CFMutableData

  init(_ data: CFMutableData) { self.data = data }
}

/// developer.apple.com/documentation/imageio/cgimagedestinationcreatewithdata(_:_:_:_:)
@available(iOS 4.0, macCatalyst 13.1, macOS 10.4, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData,
  _ type: CFString,
  _ count: Int,
  _ options: CFDictionary?
) -> CGImageDestination? {
  type.stub == "public.png" && count == 1 ? CGImageDestination(data) : nil
}

/// developer.apple.com/documentation/imageio/cgimagedestinationaddimage(_:_:_:)
@available(iOS 4.0, macCatalyst 13.1, macOS 10.4, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
  idst.data.bytes += Array("PNG \(image.width) × \(image.height)".utf8)
}

/// developer.apple.com/documentation/imageio/cgimagedestinationfinalize(_:)
@available(iOS 4.0, macCatalyst 13.1, macOS 10.4, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { !idst.data.bytes.isEmpty }
