// Writes mixed YAML of a given size in megabytes to standard output: block and flow mappings, quoted and plain
// scalars, comments, CJK. The same bytes every time.
let megabytes = Int(CommandLine.arguments.dropFirst().first ?? "") ?? 10
var written = 0
var number = 0
while written < megabytes * 1_000_000 {
  var block = "# Group \(number): 文字 styles\ngroup\(number):\n"
  for index in 0..<50 {
    let hex = String((number &* 7919 &+ index &* 104_729) & 0xFFFFFF, radix: 16)
    let digits = String(repeating: "0", count: 6 - hex.count) + hex
    block += "  color\(index): \"#\(digits)\"  # plain\n"
    block += "  pair\(index): { light: \"#\(digits)\", dark: '{palette.gray.\(index)}' }\n"
    block += "  size\(index): { lineHeight: \(index).5, lineSpacing: 3, baselineOffset: 0.8 }\n"
    block += "  list\(index): [\(index), regular, \"字\(index)\"]\n"
  }
  print(block, terminator: "")
  written += block.utf8.count
  number += 1
}
