// Plain text → display text, against the usual ways with regular expressions.
//
//   rich-text spec COUNT                  a spec with so many emoji, to be compiled
//   rich-text FEW MANY                    all figures; catalogs of 200 and of 10,000 emoji
//   rich-text FEW MANY WHAT COUNT         only some work, so many times, for a tool that counts instructions
import Foundation
import StyleRichText
import StyleSpec

func codec(_ path: String) throws -> RichTextCodec {
  RichTextCodec(emoji: try EmojiCatalog(validating: Data(contentsOf: URL(fileURLWithPath: path))))
}

func run(_ arguments: [String]) throws {
  if arguments.first == "spec" { return print(Tables.spec(Int(arguments[1]) ?? 200)) }
  let (few, many) = (try codec(arguments[0]), try codec(arguments[1]))
  let codes = Tables.names(200).map { "[\($0)]" }
  let usual = try RegexPeer(codes: codes, isAlternation: false)
  let alternation = try RegexPeer(codes: codes, isAlternation: true)
  let (text, large, hostile) = (
    Texts.comment(bytes: 10_000), Texts.comment(bytes: 1_000_000), Texts.hostile(bytes: 10_000)
  )

  func decode(_ codec: RichTextCodec, _ text: String) -> Int { codec.decode(PlainText(text)).text.text.utf16.count }
  precondition(
    decode(few, text) == usual.decode(text) && usual.decode(text) == alternation.decode(text),
    "the results differ"
  )
  precondition(decode(many, text) == decode(few, text), "the results differ")

  let work = [
    "ours": { decode(few, text) }, "many": { decode(many, text) }, "large": { decode(few, large) },
    "hostile": { decode(few, hostile) }, "usual": { usual.decode(text) }, "alternation": { alternation.decode(text) },
  ]
  if arguments.count > 3, let body = work[arguments[2]], let count = Int(arguments[3]) {
    for _ in 0..<count { Measuring.sink = Measuring.sink &+ body() }
    return
  }
  let names = ["ours", "usual", "alternation", "many", "large", "hostile"]
  let times = Measuring.nanoseconds(names.map { Contender(name: $0, body: work[$0] ?? { 0 }) })
  for (name, time) in zip(names, times) { print(String(format: "%@: %.1f µs", name, time / 1000)) }
  Measuring.report("\\[\\w+\\], a dictionary and an attributed string, by ours", times[1] / times[0], 10)
  Measuring.report("an alternation of all codes, by ours", times[2] / times[0], 10)
  Measuring.report("10,000 codes, by 200", times[3] / times[0], 1.5, isLower: true)
  let perByte = times[4] / Double(large.utf8.count) / (times[0] / Double(text.utf8.count))
  Measuring.report("a byte of 1 MB, by one of 10 KB", perByte, 1.2, isLower: true)
  Measuring.report("hostile text, by usual text", times[5] / times[0], 10, isLower: true)
}

try run(Array(CommandLine.arguments.dropFirst()))
