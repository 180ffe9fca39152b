internal import CLibFuzzer
internal import FuzzCodecs
internal import StyleRichText
internal import StyledText

/// Reads a choice of tables, entities and a text, and checks the laws of decoding and encoding. The bytes are: the
/// choice, that of other tables, the number of entities (two bits), three bytes for each entity (start, length, kind),
/// and the text.
func check(_ data: UnsafePointer<UInt8>?, _ size: Int) -> Int32 {
  var bytes = Array(UnsafeBufferPointer(start: data, count: size))[...]
  let (first, other) = (Codecs[bytes.popFirst() ?? 0], Codecs[bytes.popFirst() ?? 0])
  var entities: [PlainText.Entity] = []
  for _ in 0..<(bytes.popFirst() ?? 0) & 3 {
    guard let start = bytes.popFirst(), let length = bytes.popFirst(), let kind = bytes.popFirst() else { break }
    // Some begin before the text.
    let lower = Int(Int8(bitPattern: start))
    let range = lower..<lower + Int(length)
    let kinds: [PlainText.Entity.Kind] = [.literal, .emoji]
    entities.append(PlainText.Entity(range, kind < 2 ? kinds[Int(kind)] : .mention("user/\(kind & 3)")))
  }
  checkLaws(of: PlainText(String(decoding: bytes, as: UTF8.self), entities: entities), first, other)
  return 0
}

func checkLaws(of plain: PlainText, _ codec: RichTextCodec, _ other: RichTextCodec) {
  var steps = DecodingSteps()
  let decoded = codec.decode(plain, steps: &steps)
  precondition(steps.bytes <= plain.text.utf8.count, "the text is read once")
  precondition(decoded.problems.count <= plain.entities.count)
  checkMap(of: decoded)

  let encoded = codec.encode(decoded.text)
  precondition(encoded.text.utf8.elementsEqual(plain.text.utf8), "plain text survives byte for byte")
  let again = codec.decode(encoded)
  precondition(again.text == decoded.text && again.problems.isEmpty, "display text survives with its entities")
  precondition(codec.encode(again.text) == encoded)

  let stored = other.encode(decoded.text)
  precondition(stored.text.utf8.elementsEqual(plain.text.utf8), "other tables keep the plain text")
  let shown = other.decode(stored)
  precondition(other.encode(shown.text).text.utf8.elementsEqual(plain.text.utf8))

  let (same, map) = codec.renaming(decoded.text) { _ in nil }
  precondition(same == decoded.text && map.isIdentity, "nobody has another name")
  let length = decoded.text.utf16Length
  let part = codec.encode(decoded.text, in: length / 3..<length / 2)
  precondition(part.text.utf8.count <= plain.text.utf8.count, "a part is not longer than all")
}

func checkMap(of decoded: DecodedText) {
  let (plain, display) = (decoded.plain.text.utf16.count, decoded.text.utf16Length)
  let map = decoded.map
  precondition(map.map(0) == 0 && map.map(plain, bias: .after) == display, "the lengths agree")
  precondition(map.inverse.map(display, bias: .after) == plain)
  var end = 0
  for change in map.changes {
    precondition(end <= change.old.lowerBound && change.old.upperBound <= plain && change.new.count == 1)
    end = change.old.upperBound
  }
}

let status = runFuzzer(CommandLine.argc, CommandLine.unsafeArgv) { check($0, $1) }
precondition(status == 0)
