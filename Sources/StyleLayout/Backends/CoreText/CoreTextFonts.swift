#if canImport(CoreText)
  internal import CoreFoundation
  internal import CoreText
  internal import os

  /// Opens the fonts of a configuration, and keeps them open.
  final class CoreTextFonts: Sendable {
    /// A font with its face in frames.
    struct Opened: @unchecked Sendable {
      let font: CTFont
      let face: FontFace
      /// Whether it is the font for characters without a font.
      let isLastResort: Bool
    }

    /// The font for a request.
    struct Requested: Sendable {
      let opened: Opened
      /// The family used because the requested family is unknown.
      let substitute: String?
    }

    private struct Cache {
      var byRequest: [FontRequest: Requested] = [:]
      var byFont: [FontKey: Opened] = [:]
    }

    private let library: CoreTextLibrary
    private let cache = OSAllocatedUnfairLock(uncheckedState: Cache())

    /// The number of fonts that are kept. When it is exceeded, all are released, and reopened at their next use. Text
    /// with an animated size requests hundreds.
    private static let limit = 512

    init(_ configuration: FontConfiguration) throws(FontError) {
      library = try CoreTextLibrary(configuration)
    }

    /// The font for a request.
    func font(for request: FontRequest) -> Requested {
      if let known = cache.withLockUnchecked({ $0.byRequest[request] }) { return known }
      let (font, isSubstitute) = library.open(request)
      let opened = opened(font)
      let requested = Requested(opened: opened, substitute: isSubstitute ? opened.face.family : nil)
      cache.withLockUnchecked { cache in
        if cache.byRequest.count >= Self.limit { cache.byRequest = [:] }
        cache.byRequest[request] = requested
      }
      return requested
    }

    /// The face for a request, without fallback for single characters.
    func face(of request: FontRequest) -> FontFace { font(for: request).opened.face }

    /// Opens a font that Core Text chose.
    func opened(_ font: CTFont) -> Opened {
      let key = FontKey(font: font)
      if let known = cache.withLockUnchecked({ $0.byFont[key] }) { return known }
      let name = CTFontCopyPostScriptName(font).string
      let opened = Opened(
        font: font,
        face: FontFace(font),
        isLastResort: name.hasSuffix(CoreTextLibrary.lastResortName)
      )
      return cache.withLockUnchecked { cache in
        if let known = cache.byFont[key] { return known }
        if cache.byFont.count >= Self.limit { cache.byFont = [:] }
        cache.byFont[key] = opened
        return opened
      }
    }
  }

  /// A font as a key: equal if Core Foundation considers the fonts equal.
  private struct FontKey: Hashable {
    let font: CTFont

    static func == (left: FontKey, right: FontKey) -> Bool { CFEqual(left.font, right.font) }

    func hash(into hasher: inout Hasher) { hasher.combine(CFHash(font)) }
  }
#endif
