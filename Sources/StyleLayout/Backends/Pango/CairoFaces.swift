#if canImport(CPango)
  internal import CPango
  internal import StyleTables

  /// Cairo's font faces, one for each font, for the lifetime of the process.
  ///
  /// Cairo 1.16 keeps the faces of a file in a list without a lock, both when one is made and when one is released: two
  /// threads that open the same font at the same time could corrupt it. Here faces are made one at a time, and never
  /// released. The cost is some hundred bytes for each font file and each value of a variable font's axes; cairo itself
  /// closes files, and keeps ten open.
  enum CairoFaces {
    private struct Key: Hashable {
      let file: String
      let index: Int
      let isEmboldened: Bool
      let variations: String
    }

    private struct Face: @unchecked Sendable {
      let pointer: OpaquePointer
    }

    private static let faces = Locked<[Key: Face]>([:])

    /// The face of a font from a pattern that fontconfig has prepared; nil if it is not a file, or cannot be read.
    static func face(of pattern: OpaquePointer) -> OpaquePointer? {
      guard let file = pattern.string(FC_FILE) else { return nil }
      let key = Key(
        file: file,
        index: pattern.integer(FC_INDEX) ?? 0,
        isEmboldened: pattern.flag(FC_EMBOLDEN) ?? false,
        variations: pattern.string(FC_FONT_VARIATIONS) ?? ""
      )
      nonisolated(unsafe) let pattern = pattern
      let face: Face? = faces.withLock { faces in
        if let known = faces[key] { return known }
        guard let face = cairo_ft_font_face_create_for_pattern(pattern) else { return nil }
        guard cairo_font_face_status(face) == CAIRO_STATUS_SUCCESS else {
          cairo_font_face_destroy(face)
          return nil
        }
        faces[key] = Face(pointer: face)
        return Face(pointer: face)
      }
      return face?.pointer
    }
  }
#endif
