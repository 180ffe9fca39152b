#if canImport(CoreText)
  internal import CoreFoundation
  internal import CoreText
  internal import StyleTables

  /// The fonts of the files of a configuration, by family. They are not registered, so that other parts of a program do
  /// not see them.
  struct CoreTextFontFiles {
    struct Member {
      let weight: Int
      let isSlanted: Bool
      let descriptor: CTFontDescriptor
    }

    /// The families in the order of the files.
    private(set) var families: [String] = []
    private var members: [String: [Member]] = [:]

    init(_ files: [String]) throws(FontError) {
      for file in files { try add(file) }
    }

    /// The font of a family with the nearest weight; nil for a family that is not in the files.
    func descriptor(family: String, weight: Int) -> CTFontDescriptor? {
      guard let members = members[family.asFamilyKey] else { return nil }
      let upright = members.filter { !$0.isSlanted }
      let candidates = upright.isEmpty ? members : upright
      let nearest = FontWeights.nearest(to: weight, among: candidates.map(\.weight))
      return candidates.first { $0.weight == nearest }?.descriptor
    }

    /// Whether one of the fonts has a family.
    func contains(family: String) -> Bool { members[family.asFamilyKey] != nil }

    /// Adds the fonts of a file, or of all files in a folder, in the order of their names.
    private mutating func add(_ path: String) throws(FontError) {
      if addFile(path) { return }
      guard Self.url(path, isFolder: false).map({ CFURLResourceIsReachable($0, nil) }) ?? false else {
        throw .missing(file: path)
      }
      let contents = Self.contents(of: path)
      guard !contents.isEmpty else { throw .unreadable(file: path) }
      var isFound = false
      for file in contents where addFile(file) { isFound = true }
      guard isFound else { throw .noFonts(folder: path) }
    }

    private mutating func addFile(_ path: String) -> Bool {
      let found = Self.url(path, isFolder: false).flatMap { CTFontManagerCreateFontDescriptorsFromURL($0) }
      let descriptors = found?.elements(CTFontDescriptorGetTypeID(), as: CTFontDescriptor.self) ?? []
      descriptors.forEach { add($0) }
      return !descriptors.isEmpty
    }

    private static func contents(of folder: String) -> [String] {
      guard let url = url(folder, isFolder: true),
        let files = CFURLEnumeratorCreateForDirectoryURL(kCFAllocatorDefault, url, .descendRecursively, nil)
      else { return [] }
      var paths: [String] = []
      var next: Unmanaged<CFURL>?
      // A folder that cannot be read is an error, and the enumeration continues. The limit ends one that only repeats
      // its errors.
      var errors = 0
      while errors < 10_000 {
        let result = CFURLEnumeratorGetNextURL(files, &next, nil)
        if result == .end { break }
        if result == .error { errors += 1 }
        guard result == .success, let file = next?.takeUnretainedValue() else { continue }
        if let path = CFURLCopyFileSystemPath(file, .cfurlposixPathStyle) { paths.append(path.string) }
      }
      return paths.sorted()
    }

    private static func url(_ path: String, isFolder: Bool) -> CFURL? {
      let bytes = Array(path.utf8)
      // A path with a NUL names another file.
      guard !bytes.contains(0) else { return nil }
      return CFURLCreateFromFileSystemRepresentation(kCFAllocatorDefault, bytes, bytes.count, isFolder)
    }

    private mutating func add(_ descriptor: CTFontDescriptor) {
      let name = CTFontDescriptorCopyAttribute(descriptor, kCTFontFamilyNameAttribute)
      guard let family = checked(name, CFStringGetTypeID(), as: CFString.self)?.string else { return }
      let isSlanted = descriptor.trait(kCTFontSlantTrait) != 0
      let member = Member(weight: descriptor.weight, isSlanted: isSlanted, descriptor: descriptor)
      if members[family.asFamilyKey] == nil { families.append(family) }
      members[family.asFamilyKey, default: []].append(member)
    }
  }

  extension CTFontDescriptor {
    /// The weight, 1…1000; 400 if the font does not specify it.
    var weight: Int { FontWeights.weight(ofTrait: trait(kCTFontWeightTrait)) }

    /// A number of the traits; 0 without it.
    fileprivate func trait(_ key: CFString) -> Double {
      let attribute = CTFontDescriptorCopyAttribute(self, kCTFontTraitsAttribute)
      let traits = checked(attribute, CFDictionaryGetTypeID(), as: CFDictionary.self)
      return traits?.value(key, CFNumberGetTypeID(), as: CFNumber.self)?.double ?? 0
    }
  }

  extension String {
    /// The compared form of a name: case and spaces are ignored.
    var asFamilyKey: String { lowercased().filter { $0 != " " } }
  }
#endif
