// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverForceUnwrap

public import CoreFoundation

/// developer.apple.com/documentation/coretext/kctfontfamilynameattribute
@available(iOS 3.2, macCatalyst 13.1, macOS 10.5, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
nonisolated(unsafe) public let kCTFontFamilyNameAttribute = CFString(stub: "NSCTFontFamilyNameAttribute")

/// developer.apple.com/documentation/coretext/kctfonttraitsattribute
@available(iOS 3.2, macCatalyst 13.1, macOS 10.5, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
nonisolated(unsafe) public let kCTFontTraitsAttribute = CFString(stub: "NSCTFontTraitsAttribute")

/// developer.apple.com/documentation/coretext/kctfontcascadelistattribute
@available(iOS 3.2, macCatalyst 13.1, macOS 10.5, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
nonisolated(unsafe) public let kCTFontCascadeListAttribute = CFString(stub: "NSCTFontCascadeListAttribute")

/// developer.apple.com/documentation/coretext/kctfonturlattribute
@available(iOS 3.2, macCatalyst 13.1, macOS 10.6, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
nonisolated(unsafe) public let kCTFontURLAttribute = CFString(stub: "NSCTFontFileURLAttribute")

/// developer.apple.com/documentation/coretext/kctfontweighttrait
@available(iOS 3.2, macCatalyst 13.1, macOS 10.5, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
nonisolated(unsafe) public let kCTFontWeightTrait = CFString(stub: "NSCTFontWeightTrait")

/// developer.apple.com/documentation/coretext/kctfontslanttrait
@available(iOS 3.2, macCatalyst 13.1, macOS 10.5, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
nonisolated(unsafe) public let kCTFontSlantTrait = CFString(stub: "NSCTFontSlantTrait")

nonisolated(unsafe) private let nameAttribute = CFString(stub: "NSFontNameAttribute")

/// developer.apple.com/documentation/coretext/ctfontdescriptor (no versions)
public class CTFontDescriptor: StubObject {
  package static var typeID: CFTypeID { 100 }
  let attributes: CFDictionary

  init(_ attributes: CFDictionary) { self.attributes = attributes }

  /// The files of the tests are lists of families with weights and slants.
  package convenience init(family: String, weight: Double, slant: Double = 0, url: CFURL? = nil) {
    let traits = CFDictionary([
      StubKey(kCTFontWeightTrait): CFNumber(weight), StubKey(kCTFontSlantTrait): CFNumber(slant),
    ])
    var pairs: [StubKey: CFTypeRef] = [
      StubKey(kCTFontFamilyNameAttribute): CFString(stub: family), StubKey(kCTFontTraitsAttribute): traits,
    ]
    if let url { pairs[StubKey(kCTFontURLAttribute)] = url }
    self.init(CFDictionary(pairs))
  }

  package var family: String {
    (attributes[kCTFontFamilyNameAttribute] as? CFString ?? attributes[nameAttribute] as? CFString)?.stub ?? "System"
  }

  package var weight: Double {
    ((attributes[kCTFontTraitsAttribute] as? CFDictionary)?[kCTFontWeightTrait] as? CFNumber)?.number ?? 0
  }

  package var cascade: [CTFontDescriptor] {
    (attributes[kCTFontCascadeListAttribute] as? CFArray)?.elements.compactMap { $0 as? CTFontDescriptor } ?? []
  }

  /// The same font with the families after its own.
  package func withStubCascade(_ families: [String]) -> CTFontDescriptor {
    if families.isEmpty { return self }
    let list = CFArray(families.map { CTFontDescriptor(family: $0, weight: 0) })
    return CTFontDescriptorCreateCopyWithAttributes(self, CFDictionary([StubKey(kCTFontCascadeListAttribute): list]))
  }
}

/// developer.apple.com/documentation/coretext/ctfontdescriptorgettypeid()
@available(iOS 3.2, macCatalyst 13.1, macOS 10.5, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
public func CTFontDescriptorGetTypeID() -> CFTypeID { CTFontDescriptor.typeID }

/// developer.apple.com/documentation/coretext/ctfontdescriptorcreatewithattributes(_:)
@available(iOS 3.2, macCatalyst 13.1, macOS 10.5, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
public func CTFontDescriptorCreateWithAttributes(_ attributes: CFDictionary) -> CTFontDescriptor {
  CTFontDescriptor(attributes)
}

/// developer.apple.com/documentation/coretext/ctfontdescriptorcreatewithnameandsize(_:_:)
@available(iOS 3.2, macCatalyst 13.1, macOS 10.5, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
public func CTFontDescriptorCreateWithNameAndSize(_ name: CFString, _ size: CGFloat) -> CTFontDescriptor {
  CTFontDescriptor(CFDictionary([StubKey(nameAttribute): name]))
}

/// developer.apple.com/documentation/coretext/ctfontdescriptorcreatecopywithattributes(_:_:)
@available(iOS 3.2, macCatalyst 13.1, macOS 10.5, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
public func CTFontDescriptorCreateCopyWithAttributes(
  _ original: CTFontDescriptor,
  _ attributes: CFDictionary
) -> CTFontDescriptor {
  CTFontDescriptor(CFDictionary(original.attributes.pairs.merging(attributes.pairs) { _, new in new }))
}

/// developer.apple.com/documentation/coretext/ctfontdescriptorcopyattribute(_:_:)
@available(iOS 3.2, macCatalyst 13.1, macOS 10.5, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
public func CTFontDescriptorCopyAttribute(_ descriptor: CTFontDescriptor, _ attribute: CFString) -> CFTypeRef? {
  descriptor.attributes[attribute]
}

/// developer.apple.com/documentation/coretext/ctfontdescriptorcreatematchingfontdescriptor(_:_:)
/// What is installed, where it is mandatory that the family is.
@available(iOS 3.2, macCatalyst 13.1, macOS 10.5, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
public func CTFontDescriptorCreateMatchingFontDescriptor(
  _ descriptor: CTFontDescriptor,
  _ mandatoryAttributes: CFSet?
) -> CTFontDescriptor? {
  let isMandatory = mandatoryAttributes?.elements.contains(StubKey(kCTFontFamilyNameAttribute)) ?? false
  return !isMandatory || descriptor.family.hasPrefix("Installed") ? descriptor : nil
}

/// developer.apple.com/documentation/coretext/ctfontmanagercreatefontdescriptorsfromurl(_:)
/// Reads files that start with "fonts", and then have a line of family, weight and slant for each font.
@available(iOS 7.0, macCatalyst 13.1, macOS 10.6, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
public func CTFontManagerCreateFontDescriptorsFromURL(_ fileURL: CFURL) -> CFArray? {
  let lines = String(decoding: StubFiles.read(fileURL.path) ?? [], as: UTF8.self).split(separator: "\n")
  guard lines.first == "fonts" else { return nil }
  return CFArray(
    lines.dropFirst().map { line in
      let parts = line.split(separator: ";")
      return CTFontDescriptor(
        family: String(parts[0]),
        weight: Double(parts[1])!,
        slant: Double(parts[2])!,
        url: fileURL
      )
    }
  )
}
