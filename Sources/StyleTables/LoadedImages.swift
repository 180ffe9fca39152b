#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The images that were loaded at run time. They stay as long as the process, because codes point into them without
/// owning them; equal ones are kept once, so that to load a file again costs no memory.
final class LoadedImages: @unchecked Sendable {
  // The mutex guards the images; what they point to never changes.
  static let shared = LoadedImages()

  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private var images: [UInt64: [UnsafeBufferPointer<UInt64>]] = [:]

  private init() {
    mutex = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
  }

  /// A lasting copy of validated words, which are not empty.
  func keep(_ words: UnsafeBufferPointer<UInt64>, digest: UInt64) -> CatalogImage {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    let known = images[digest]?.first { $0.elementsEqual(words) }
    let kept = known ?? copy(words, digest: digest)
    return CatalogImage(kept.baseAddress.unsafelyUnwrapped)
  }

  private func copy(_ words: UnsafeBufferPointer<UInt64>, digest: UInt64) -> UnsafeBufferPointer<UInt64> {
    let copy = UnsafeMutableBufferPointer<UInt64>.allocate(capacity: words.count)
    _ = copy.initialize(from: words)
    images[digest, default: []].append(UnsafeBufferPointer(copy))
    return UnsafeBufferPointer(copy)
  }
}
