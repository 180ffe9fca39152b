extension AttachmentImage {
  /// Whether it can be drawn. It is decoded for that, unless it was before. A build that cannot draw does not know, and
  /// says that it can.
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
