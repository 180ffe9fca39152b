#if canImport(CPango)
  internal import CPango

  extension FontLibrary {
    /// Gives a configuration without any rules those that are needed.
    static func prepare(_ config: OpaquePointer) throws(FontError) {
      let isPrepared = rules.withFcString { FcConfigParseAndLoadFromMemory(config, $0, 1) != 0 }
      guard isPrepared, FcConfigBuildFonts(config) != 0 else { throw .noConfiguration }
    }

    /// Adds a file, or a folder with what is in it.
    static func add(_ file: String, to config: OpaquePointer) throws(FontError) {
      let before = count(in: config)
      // A path with a NUL would name another file.
      guard !file.utf8.contains(0), g_file_test(file, G_FILE_TEST_EXISTS) != 0 else { throw .missing(file: file) }
      guard file.withFcString({ FcFileIsDir($0) }) == 0 else {
        let isAdded = file.withFcString { FcConfigAppFontAddDir(config, $0) != 0 }
        guard isAdded, count(in: config) > before else { throw .noFonts(folder: file) }
        return
      }
      let isAdded = file.withFcString { FcConfigAppFontAddFile(config, $0) != 0 }
      guard isAdded, count(in: config) > before else { throw .unreadable(file: file) }
    }

    /// How many fonts were added that can be shaped.
    private static func count(in config: OpaquePointer) -> Int {
      FontList.patterns(of: config, FcSetApplication).count
    }

    /// Without the first rule, fontconfig leaves the pictures of a bitmap font, such as emoji, at their own size. The
    /// second thickens strokes where a family has no bold.
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
        </match>
        <match target="font">
          <test name="outline" compare="eq"><bool>true</bool></test>
          <test name="weight" compare="less"><const>demibold</const></test>
          <test target="pattern" name="weight" compare="more_eq"><const>demibold</const></test>
          <edit name="embolden" mode="assign"><bool>true</bool></edit>
        </match>
      </fontconfig>
      """
  }

  extension String {
    fileprivate func withFcString<Result>(_ body: (UnsafePointer<FcChar8>) -> Result) -> Result {
      withCString { body(UnsafeRawPointer($0).assumingMemoryBound(to: FcChar8.self)) }
    }
  }
#endif
