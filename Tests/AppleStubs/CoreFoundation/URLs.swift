// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// developer.apple.com/documentation/corefoundation/cfurl (no versions)
public class CFURL: StubObject {
  package static var typeID: CFTypeID { 29 }
  package let path: String
  package let isFolder: Bool
  package var value: AnyHashable? { path }

  package init(path: String, isFolder: Bool) {
    self.path = path
    self.isFolder = isFolder
  }
}

/// developer.apple.com/documentation/corefoundation/cfurlpathstyle (no versions)
public enum CFURLPathStyle: CFIndex, Sendable {
  /// developer.apple.com/documentation/corefoundation/cfurlpathstyle/cfurlposixpathstyle (no versions)
  case cfurlposixPathStyle = 0
}

/// developer.apple.com/documentation/corefoundation/cfurlgettypeid() (no versions)
public func CFURLGetTypeID() -> CFTypeID { CFURL.typeID }

/// developer.apple.com/documentation/corefoundation/cfurlcreatefromfilesystemrepresentation(_:_:_:_:) (no versions)
public func CFURLCreateFromFileSystemRepresentation(
  _ allocator: CFAllocator!,
  _ buffer: UnsafePointer<UInt8>!,
  _ bufLen: CFIndex,
  _ isDirectory: Bool
) -> CFURL! {
  guard bufLen > 0 else { return nil }
  return CFURL(
    path: String(decoding: UnsafeBufferPointer(start: buffer, count: bufLen), as: UTF8.self),
    isFolder: isDirectory
  )
}

/// developer.apple.com/documentation/corefoundation/cfurlcopyfilesystempath(_:_:) (no versions)
public func CFURLCopyFileSystemPath(_ anURL: CFURL!, _ pathStyle: CFURLPathStyle) -> CFString! {
  CFString(stub: anURL.path)
}

/// developer.apple.com/documentation/corefoundation/cferror (no versions)
public class CFError: StubObject {}

/// developer.apple.com/documentation/corefoundation/cfurlresourceisreachable(_:_:)
@available(iOS 4.0, macCatalyst 13.1, macOS 10.6, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
public func CFURLResourceIsReachable(_ url: CFURL!, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>!) -> Bool {
  StubFiles.exists(url.path)
}

/// developer.apple.com/documentation/corefoundation/cfurlenumeratoroptions (no versions)
public struct CFURLEnumeratorOptions: OptionSet, Sendable {
  /// developer.apple.com/documentation/swift/rawrepresentable/rawvalue-swift.property
  @available(iOS 8.0, macCatalyst 13.0, macOS 10.10, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public let rawValue: CFOptionFlags

  /// developer.apple.com/documentation/corefoundation/cfurlenumeratoroptions/init(rawvalue:) (no versions)
  public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }

  /// developer.apple.com/documentation/corefoundation/cfurlenumeratoroptions/descendrecursively (no versions)
  public static var descendRecursively: CFURLEnumeratorOptions { CFURLEnumeratorOptions(rawValue: 1) }
}

/// developer.apple.com/documentation/corefoundation/cfurlenumeratorresult (no versions)
public enum CFURLEnumeratorResult: CFIndex, Sendable {
  /// developer.apple.com/documentation/corefoundation/cfurlenumeratorresult/success (no versions)
  case success = 1

  /// developer.apple.com/documentation/corefoundation/cfurlenumeratorresult/end (no versions)
  case end = 2

  /// developer.apple.com/documentation/corefoundation/cfurlenumeratorresult/error (no versions)
  case error = 3
}

/// developer.apple.com/documentation/corefoundation/cfurlenumerator (no versions)
public class CFURLEnumerator: StubObject {
  /// What comes next, in reverse order; without a URL, an error.
  fileprivate var rest: [(path: String, url: CFURL?)] = []
  /// The one that was given last: it lives as long as the enumerator does not go on.
  fileprivate var last: CFURL?
}

/// developer.apple.com/documentation/corefoundation/cfurlenumeratorcreatefordirectoryurl(_:_:_:_:)
@available(iOS 4.0, macCatalyst 13.1, macOS 10.6, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
public func CFURLEnumeratorCreateForDirectoryURL(
  _ alloc: CFAllocator!,
  _ directoryURL: CFURL!,
  _ option: CFURLEnumeratorOptions,
  _ propertyKeys: CFArray!
) -> CFURLEnumerator! {
  let enumerator = CFURLEnumerator()
  var folders = directoryURL.isFolder ? [directoryURL.path] : []
  while let folder = folders.popLast() {
    // The superuser may read every real folder.
    guard !folder.hasSuffix("/unreadable") else {
      enumerator.rest.append((folder + "/", nil))
      continue
    }
    for (path, isFolder) in StubFiles.contents(of: folder) {
      enumerator.rest.append((path, CFURL(path: path, isFolder: isFolder)))
      if isFolder, option.contains(.descendRecursively) { folders.append(path) }
    }
  }
  enumerator.rest.sort { $0.path > $1.path }
  return enumerator
}

/// developer.apple.com/documentation/corefoundation/cfurlenumeratorgetnexturl(_:_:_:)
@available(iOS 4.0, macCatalyst 13.1, macOS 10.6, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
public func CFURLEnumeratorGetNextURL(
  _ enumerator: CFURLEnumerator!,
  _ url: UnsafeMutablePointer<Unmanaged<CFURL>?>!,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>!
) -> CFURLEnumeratorResult {
  guard let next = enumerator.rest.popLast() else { return .end }
  guard let next = next.url else { return .error }
  enumerator.last = next
  url.pointee = Unmanaged.passUnretained(next)
  return .success
}
