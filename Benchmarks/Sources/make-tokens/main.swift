// Writes a spec to standard output: half of its tokens are aliases, 1 % are sizes, the others are colors; they make
// codes: make-tokens TOKENS CODES. Or a file of the Design Tokens format: make-tokens TOKENS design-tokens. Or a resolver
// document: make-tokens TOKENS MODIFIERS resolver.
func write(tokens: Int, codes: Int) {
  let sizes = tokens / 100
  let aliases = tokens / 2
  let colors = tokens - sizes - aliases
  let weights = codes > sizes * aliases / 4 ? 8 : codes > sizes ? 2 : 1
  let named = min(aliases, max(1, codes / sizes / min(weights, 8)))

  print("stylespec: 1\nname: Tokens\noffsetHost: uikit\npalette:")
  for color in 0..<colors {
    if color % 100 == 0 { print("  group\(color / 100):") }
    print("    color\(color): \"#\(hex(color))\"")
  }
  print("  alias:")
  for alias in named..<max(named + 1, aliases) { print("    alias\(alias): \(reference(alias, of: colors))") }
  print("color:")
  for color in 0..<named { print("  text\(color): \(reference(color, of: colors))") }
  print("weight: { \((1...weights).map { "w\($0): \($0 * 100)" }.joined(separator: ", ")) }")
  print("typography:")
  for size in 0..<sizes { print("  \(10 + size): { lineHeight: \(14 + size).5, lineSpacing: 3, baselineOffset: 0.8 }") }
  // A thousand sizes make a thousand codes, of which the spec keeps those from 10 to 109.
  if sizes > codes { print("codes: { only: [\"??_*\", \"10?_*\"] }") }
}

func hex(_ number: Int) -> String {
  let digits = String((number &* 2_654_435_761) & 0xFFFFFF, radix: 16, uppercase: true)
  return String(repeating: "0", count: 6 - digits.count) + digits
}

func reference(_ alias: Int, of colors: Int) -> String {
  let color = alias % colors
  return "\"{palette.group\(color / 100).color\(color)}\""
}

let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }
if numbers.count == 1, numbers[0] >= 100, CommandLine.arguments.last == "design-tokens" {
  writeDesignTokens(numbers[0])
} else if numbers.count == 2, numbers[0] >= 100, CommandLine.arguments.last == "resolver" {
  writeResolverDocument(numbers[0], modifiers: numbers[1])
} else if numbers.count == 2, numbers[0] >= 100, numbers[1] >= 1 {
  write(tokens: numbers[0], codes: numbers[1])
} else {
  print(
    """
    usage: make-tokens TOKENS CODES, at least 100 and 1
           make-tokens TOKENS design-tokens
           make-tokens TOKENS MODIFIERS resolver
    """
  )
}
