extension AttachmentImage {
  /// Whether it can be drawn. It is decoded to find out, unless it was before. A build that cannot draw always returns
  /// true.
  package var isReadable: Bool {
    #if canImport(CPango)
      content.picture { CairoImage($0) } != nil
    #elseif canImport(CoreText)
      content.picture { CoreGraphicsImage($0) } != nil
    #else
      true
    #endif
  }
}
