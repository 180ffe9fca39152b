internal import CLibFuzzer
internal import StyleTables

/// Loads the input as a catalog file of styles or, if it begins like one, of emoji and, if it is valid, uses it in
/// every way. Length and digest are corrected first, so that the input passes the checks for damaged files. A crash or
/// a hang is a finding.
func check(_ data: UnsafePointer<UInt8>?, _ size: Int) -> Int32 {
  let bytes = corrected(Array(UnsafeBufferPointer(start: data, count: size)))
  if bytes.starts(with: "StyleEM".utf8) { checkEmoji(bytes) } else { checkStyles(bytes) }
  return 0
}

func checkEmoji(_ bytes: [UInt8]) {
  guard let catalog = try? EmojiCatalog(validating: bytes) else { return }
  precondition(catalog == catalog)
  for pack in catalog.packs.prefix(20) {
    precondition(pack.codes.contains(pack.icon) && catalog.packs[pack.name] != nil, "a pack has its icon and its name")
    for emoji in pack.codes.prefix(100) {
      precondition(emoji.pack == pack && pack.code(named: emoji.name) == emoji, "an emoji is found by its name")
      precondition(catalog.code(for: emoji.code) == emoji, "an emoji is found by its code")
      precondition(emoji.aliases.allSatisfy { catalog.code(for: $0) == emoji }, "an emoji is found by its aliases")
      precondition(emoji.scale > 0 && emoji.aspect > 0)
      _ = (emoji.identifier, emoji.image, emoji.still, emoji.label, emoji.keywords, emoji.isDeprecated)
      _ = catalog.code(withIdentifier: emoji.identifier)
    }
  }
  bytes.withUnsafeBufferPointer { bytes in
    for start in bytes.indices {
      var steps = 0
      catalog.forEachMatch(in: bytes, at: start, steps: &steps) { _, count in precondition(start + count <= bytes.count)
      }
      precondition(steps <= catalog.longestCode + 1, "a look-up takes as many steps as the longest code has bytes")
    }
  }
}

func checkStyles(_ bytes: [UInt8]) {
  guard let catalog = try? StyleCatalog(validating: bytes) else { return }
  precondition(catalog == catalog && catalog.name.utf8.count < 256)
  for code in catalog.codes.prefix(100) {
    let name = code.name
    let style = code.resolved(in: StyleContext(host: .css))
    precondition(style.weight > 0 && code.tokens.size.utf8.count < 256)
    precondition((style.color == nil) == (code.tokens.color == nil), "a color is open or has a name")
    if let found = catalog.code(named: name) { _ = found.resolved }
    _ = catalog.code(named: String(name.dropLast()))
    _ = catalog.code(named: name + name)
  }
}

func corrected(_ bytes: [UInt8]) -> [UInt8] {
  guard bytes.count >= 24 else { return bytes }
  var bytes = Array(bytes.prefix(bytes.count & ~7))
  store(UInt64(bytes.count / 8), at: 16, in: &bytes)
  store(bytes[16...].reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }, at: 8, in: &bytes)
  return bytes
}

func store(_ word: UInt64, at start: Int, in bytes: inout [UInt8]) {
  for index in 0..<8 { bytes[start + index] = UInt8(truncatingIfNeeded: word >> (8 * index)) }
}

let status = runFuzzer(CommandLine.argc, CommandLine.unsafeArgv) { check($0, $1) }
precondition(status == 0)
