// swift-format-ignore-file
public import CoreFoundation
public import CoreGraphics

public final class CGImageDestination: StubObject {
  let data: CFMutableData
  init(_ data: CFMutableData) { self.data = data }
}
public func CGImageDestinationCreateWithData(_ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?) -> CGImageDestination? {
  type.stub == "public.png" && count == 1 ? CGImageDestination(data) : nil
}
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
  idst.data.bytes += Array("PNG \(image.width) × \(image.height)".utf8)
}
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { !idst.data.bytes.isEmpty }
