// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreFoundation
public import CoreGraphics

/// developer.apple.com/documentation/imageio/cgimagesource
/// Of a file it reads the size alone.
@available(iOS 4.0, macCatalyst 13.0, macOS 10.8, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
public class CGImageSource: StubObject {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  fileprivate var image: CGImage? {
    if bytes.count >= 24, bytes[1..<4].elementsEqual("PNG".utf8) {
      let sides = [bytes[16..<20], bytes[20..<24]].map { side in side.reduce(0) { $0 << 8 | Int($1) } }
      return CGImage(width: sides[0], height: sides[1])
    }
    guard bytes.count >= 10, bytes.starts(with: "GIF".utf8) else { return nil }
    return CGImage(width: Int(bytes[6]) | Int(bytes[7]) << 8, height: Int(bytes[8]) | Int(bytes[9]) << 8)
  }
}

/// developer.apple.com/documentation/imageio/cgimagesourcecreatewithdata(_:_:)
@available(iOS 4.0, macCatalyst 13.1, macOS 10.4, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
  CGImageSource(data.bytes)
}

/// developer.apple.com/documentation/imageio/cgimagesourcecreateimageatindex(_:_:_:)
@available(iOS 4.0, macCatalyst 13.1, macOS 10.4, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource,
  _ index: Int,
  _ options: CFDictionary?
) -> CGImage? {
  options == nil || index < 0 ? nil : isrc.image
}

/// developer.apple.com/documentation/imageio/kcgimagesourceshouldcache
@available(iOS 4.0, macCatalyst 13.1, macOS 10.4, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
nonisolated(unsafe) public let kCGImageSourceShouldCache = CFString(stub: "kCGImageSourceShouldCache")

/// developer.apple.com/documentation/imageio/kcgimagesourceshouldcacheimmediately
@available(iOS 7.0, macCatalyst 13.1, macOS 10.9, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
nonisolated(unsafe) public let kCGImageSourceShouldCacheImmediately = CFString(
  stub: "kCGImageSourceShouldCacheImmediately"
)
