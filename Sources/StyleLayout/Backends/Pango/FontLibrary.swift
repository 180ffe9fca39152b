#if canImport(CPango)
  internal import CPango

  /// The fonts of a configuration, as fontconfig knows them. Never changed once it is made, and shared by all engines.
  final class FontLibrary: @unchecked Sendable {
    let config: OpaquePointer
    let families: [String]

    init(_ configuration: FontConfiguration) throws(FontError) {
      let loaded = configuration.includesInstalledFonts ? FcInitLoadConfigAndFonts() : FcConfigCreate()
      guard let config = loaded else { throw .noConfiguration }
      self.config = config
      families = configuration.families
      guard configuration.includesInstalledFonts || Self.addRules(to: config) else { throw .noConfiguration }
      for file in configuration.files where !Self.add(file, to: config) { throw .unreadable(file: file) }
      guard FcConfigBuildFonts(config) != 0 else { throw .noConfiguration }
    }

    deinit { FcConfigDestroy(config) }

    /// Without this rule, fontconfig leaves the pictures of a bitmap font, such as emoji, at their own size.
    private static func addRules(to config: OpaquePointer) -> Bool {
      rules.withCString {
        FcConfigParseAndLoadFromMemory(config, UnsafeRawPointer($0).assumingMemoryBound(to: FcChar8.self), 1) != 0
      }
    }

    private static func add(_ file: String, to config: OpaquePointer) -> Bool {
      file.withCString { path in
        let path = UnsafeRawPointer(path).assumingMemoryBound(to: FcChar8.self)
        return FcFileIsDir(path) != 0
          ? FcConfigAppFontAddDir(config, path) != 0 : FcConfigAppFontAddFile(config, path) != 0
      }
    }

    private static let rules = """
      <?xml version="1.0"?>
      <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
      <fontconfig>
        <match target="font">
          <test name="outline" compare="eq"><bool>false</bool></test>
          <edit name="pixelsizefixupfactor" mode="assign">
            <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
          </edit>
          <edit name="matrix" mode="assign">
            <times><name>matrix</name><matrix>
              <name>pixelsizefixupfactor</name><double>0</double><double>0</double><name>pixelsizefixupfactor</name>
            </matrix></times>
          </edit>
          <edit name="size" mode="assign">
            <divide><name>size</name><name>pixelsizefixupfactor</name></divide>
          </edit>
        </match>
      </fontconfig>
      """
  }
#endif
