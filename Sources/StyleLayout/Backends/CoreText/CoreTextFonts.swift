#if canImport(CoreText)
  internal import CoreFoundation
  internal import CoreText
  internal import os

  /// Opens the fonts of a configuration, and keeps those that are open.
  final class CoreTextFonts: Sendable {
    /// A font with the face that stands for it in frames.
    struct Opened: @unchecked Sendable {
      let font: CTFont
      let face: FontFace
      /// Whether it is the font whose pictures say that no font has a character.
      let isLastResort: Bool
    }

    /// The font that a request leads to.
    struct Requested: Sendable {
      let opened: Opened
      /// The family that is used because there is none of the name that was asked for.
      let substitute: String?
    }

    private struct Cache {
      var byRequest: [FontRequest: Requested] = [:]
      var byFont: [FontKey: Opened] = [:]
    }

    private let library: CoreTextLibrary
    private let cache = OSAllocatedUnfairLock(uncheckedState: Cache())

    /// How many fonts are kept; when there are more, all are given up, and opened again when they are asked for. Text
    /// whose size is animated asks for hundreds.
    private static let limit = 512

    init(_ configuration: FontConfiguration) throws(FontError) {
      library = try CoreTextLibrary(configuration)
    }

    /// The font that a request leads to.
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

    /// The face of a request, without any fallback for single characters.
    func face(of request: FontRequest) -> FontFace { font(for: request).opened.face }

    /// A font that Core Text chose.
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

  /// Fonts that Core Foundation takes for the same.
  private struct FontKey: Hashable {
    let font: CTFont

    static func == (left: FontKey, right: FontKey) -> Bool { CFEqual(left.font, right.font) }

    func hash(into hasher: inout Hasher) { hasher.combine(CFHash(font)) }
  }
#endif
