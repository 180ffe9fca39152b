#if canImport(CPango)
  internal import CPango

  /// The properties of a font in fontconfig. Strings are copied.
  extension OpaquePointer {
    func string(_ key: String, at index: Int32 = 0) -> String? {
      var value: UnsafeMutablePointer<FcChar8>?
      guard FcPatternGetString(self, key, index, &value) == FcResultMatch, let value else { return nil }
      return String(cString: value)
    }

    func strings(_ key: String) -> [String] {
      var strings: [String] = []
      while let next = string(key, at: Int32(clamping: strings.count)) { strings.append(next) }
      return strings
    }

    func integer(_ key: String) -> Int? {
      var value: Int32 = 0
      return FcPatternGetInteger(self, key, 0, &value) == FcResultMatch ? Int(value) : nil
    }

    func double(_ key: String) -> Double? {
      var value = 0.0
      return FcPatternGetDouble(self, key, 0, &value) == FcResultMatch ? value : nil
    }

    func flag(_ key: String) -> Bool? {
      var value: FcBool = 0
      return FcPatternGetBool(self, key, 0, &value) == FcResultMatch ? value != 0 : nil
    }

    /// Replaces the existing values.
    func set(_ number: Double, for key: String) {
      FcPatternDel(self, key)
      FcPatternAddDouble(self, key, number)
    }

    /// Adds to the existing values.
    func add(_ string: String, to key: String) {
      string.withCString { bytes in
        _ = FcPatternAddString(self, key, UnsafeRawPointer(bytes).assumingMemoryBound(to: FcChar8.self))
      }
    }
  }
#endif
