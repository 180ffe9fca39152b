#if canImport(CPango)
  internal import CPango

  extension FontLibrary {
    /// Adds the rules that a configuration without rules needs.
    static func prepare(_ config: OpaquePointer) throws(FontError) {
      let isPrepared = rules.withFcString { FcConfigParseAndLoadFromMemory(config, $0, 1) != 0 }
      guard isPrepared, FcConfigBuildFonts(config) != 0 else { throw .noConfiguration }
    }

    /// Adds a file, or a folder with its contents.
    static func add(_ file: String, to config: OpaquePointer) throws(FontError) {
      // A path with a NUL names another file.
      guard !file.utf8.contains(0), g_file_test(file, G_FILE_TEST_EXISTS) != 0 else { throw .missing(file: file) }
      let before = count(in: config)
      let isFolder = g_file_test(file, G_FILE_TEST_IS_DIR) != 0
      if isFolder { addContents(of: file, to: config, depth: 0) } else { addFile(file, to: config) }
      guard count(in: config) == before else { return }
      throw isFolder ? .noFonts(folder: file) : .unreadable(file: file)
    }

    /// The contents in the order of their names. Fontconfig's own function for folders needs a location for a cache.
    private static func addContents(of folder: String, to config: OpaquePointer, depth: Int) {
      // A link may lead back to its own folder.
      guard depth < 16, let stream = g_dir_open(folder, 0, nil) else { return }
      defer { g_dir_close(stream) }
      var names: [String] = []
      while let name = g_dir_read_name(stream) { names.append(String(cString: name)) }
      for name in names.sorted() {
        let path = folder + "/" + name
        if g_file_test(path, G_FILE_TEST_IS_DIR) != 0 {
          addContents(of: path, to: config, depth: depth + 1)
        } else {
          addFile(path, to: config)
        }
      }
    }

    private static func addFile(_ file: String, to config: OpaquePointer) {
      _ = file.withFcString { FcConfigAppFontAddFile(config, $0) }
    }

    /// The number of added fonts that can be shaped.
    private static func count(in config: OpaquePointer) -> Int {
      FontList.patterns(of: config, FcSetApplication).count
    }

    /// Without the first rule, fontconfig leaves the images of a bitmap font, such as emoji, at their own size. The
    /// second rule thickens strokes if a family lacks a bold font.
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
