// Plain text → display text, and keys of an editor, against the usual ways with regular expressions; collapsed texts;
// rows of tags.
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
  let work = Work(few, many, codes: Tables.names(200).map { "[\($0)]" })
  if arguments.count > 3, let count = Int(arguments[3]) {
    let body = try work.body(arguments[2])
    for _ in 0..<count { Measuring.sink = Measuring.sink &+ body() }
    return
  }
  try work.check()
  try work.reportDecoding()
  try work.reportKeys()
  try work.reportPositions()
  try work.reportCollapsing()
  try work.reportFlow()
  Undo.report(work.text, few)
}

try run(Array(CommandLine.arguments.dropFirst()))
