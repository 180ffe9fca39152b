import CMalloc
import Foundation
import StyledText

/// The memory of a value beside its text: its own bytes and its bytes on the heap.
enum Memory {
  static func run(_ texts: inout Texts) {
    Measuring.heading("Memory of a text with one style, beside its words")
    let words = texts.labels(20_000, isChinese: false)
    let codes = words.map { _ in texts.code() }
    let (attributes, container) = (Peers.attributes, Peers.container)
    let ours = report("StyledText") { StyledText(words[$0], style: codes[$0]) }
    report("StyledText, with an attribute of the whole text") {
      StyledText(words[$0], style: codes[$0], attributes: TextAttributes(strikethrough: .single))
    }
    report("NSAttributedString") { NSAttributedString(string: words[$0], attributes: attributes) }
    report("AttributedString") { AttributedString(words[$0], attributes: container) }
    print("    goal: less than 200 bytes: \(ours < 200 ? "met" : "NOT MET")")
  }

  /// The strings exist before, so that a type that keeps a `String` unchanged does not add memory for it.
  @discardableResult
  private static func report<Value>(_ name: String, _ make: (Int) -> Value) -> Int {
    let count = 20_000
    var values: [Value] = []
    values.reserveCapacity(count)
    let before = mallinfo2().uordblks
    for index in 0..<count { values.append(make(index)) }
    let heap = Int(mallinfo2().uordblks - before) / count
    Measuring.sink = Measuring.sink &+ values.count
    let inline = MemoryLayout<Value>.stride
    print("    \(name.padded(to: 56)) \(inline + heap) bytes: \(inline) of its own, \(heap) on the heap")
    return inline + heap
  }
}
