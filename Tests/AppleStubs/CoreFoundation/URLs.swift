// swift-format-ignore-file
#if canImport(Glibc)
  import Glibc
#endif

public final class CFURL: StubObject {
  public override class var typeID: CFTypeID { 29 }
  public let path: String
  public let isFolder: Bool
  public override var value: AnyHashable? { path }
  public init(path: String, isFolder: Bool) { self.path = path; self.isFolder = isFolder }
}

public enum CFURLPathStyle: CFIndex, Sendable { case cfurlposixPathStyle = 0 }
public func CFURLGetTypeID() -> CFTypeID { CFURL.typeID }
public func CFURLCreateFromFileSystemRepresentation(
  _ allocator: CFAllocator!, _ buffer: UnsafePointer<UInt8>!, _ bufLen: CFIndex, _ isDirectory: Bool
) -> CFURL! {
  guard bufLen > 0 else { return nil }
  return CFURL(path: String(decoding: UnsafeBufferPointer(start: buffer, count: bufLen), as: UTF8.self), isFolder: isDirectory)
}
public func CFURLCopyFileSystemPath(_ anURL: CFURL!, _ pathStyle: CFURLPathStyle) -> CFString! { CFString(stub: anURL.path) }

public struct CFURLEnumeratorOptions: OptionSet, Sendable {
  public let rawValue: CFOptionFlags
  public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }
  public static let descendRecursively = CFURLEnumeratorOptions(rawValue: 1)
}
public enum CFURLEnumeratorResult: CFIndex, Sendable { case success = 1, end, error, directoryPostOrderSuccess }
public final class CFError: StubObject {}

public final class CFURLEnumerator: StubObject {
  fileprivate var rest: [CFURL] = []
}

public func CFURLEnumeratorCreateForDirectoryURL(
  _ alloc: CFAllocator!, _ directoryURL: CFURL!, _ option: CFURLEnumeratorOptions, _ propertyKeys: CFArray!
) -> CFURLEnumerator! {
  let enumerator = CFURLEnumerator()
  #if canImport(Glibc)
  var folders = directoryURL.isFolder ? [directoryURL.path] : []
  while let folder = folders.popLast() {
    guard let stream = opendir(folder) else { continue }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let isFolder = entry.pointee.d_type == UInt8(DT_DIR)
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if name == "." || name == ".." { continue }
      enumerator.rest.append(CFURL(path: folder + "/" + name, isFolder: isFolder))
      if isFolder, option.contains(.descendRecursively) { folders.append(folder + "/" + name) }
    }
  }
  enumerator.rest.sort { $0.path > $1.path }
  #endif
  return enumerator
}
nonisolated(unsafe) private var lastURL: CFURL?
public func CFURLEnumeratorGetNextURL(
  _ enumerator: CFURLEnumerator!, _ url: UnsafeMutablePointer<Unmanaged<CFURL>?>!,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>!
) -> CFURLEnumeratorResult {
  guard let next = enumerator.rest.popLast() else { return .end }
  lastURL = next
  url.pointee = Unmanaged.passUnretained(next)
  return .success
}
public func CFURLResourceIsReachable(_ url: CFURL!, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>!) -> Bool {
  #if canImport(Glibc)
  return access(url.path, F_OK) == 0
  #else
  return false
  #endif
}
