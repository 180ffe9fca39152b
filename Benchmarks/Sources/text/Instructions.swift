import StyledText

/// The same work a number of times, for a tool that counts instructions: the replacement of 100 KB with 100 runs by
/// unrelated Latin text, or one division of both texts into words.
enum Instructions {
  static func run(_ work: String, times: Int, seed: UInt64) -> Int {
    var texts = Texts(seed: seed)
    let (old, new) = (texts.latin(100_000), texts.latin(100_000))
    let text = StyledText(old, runs: 100, style: texts.code())
    var result = 0
    for _ in 0..<times {
      if work == "replace" {
        var copy = text
        copy.replaceText(new, policy: .carryOver)
        result += copy.isEmpty ? 0 : 1
      } else {
        result += WordSegmenter.words(of: old).count + WordSegmenter.words(of: new).count
      }
    }
    return result
  }
}
