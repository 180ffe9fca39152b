import StyleLayout
import StyleRichText
import StyleTables
import Testing
import YanxuanStyles

/// A finger on the keys of a keyboard: key 0 and 1 are emoji, 2 is empty, and 3 deletes.
struct KeyTouchesTests {
  private static let keys: [EmojiKeyboard.Key] = {
    let emoji = Yanxuan.emoji.packs.flatMap(\.offered).prefix(2)
    return emoji.map { .emoji($0) } + [.empty, .delete]
  }()

  private func play(_ events: (TouchEvent.Phase, Double, Int?)...) -> [String] {
    var touches = KeyTouches()
    return events.flatMap { phase, time, key in
      touches.handle(TouchEvent(phase, time: time), key: key, of: Self.keys).map(\.line).filter {
        !$0.hasPrefix("wait")
      }
    }
  }

  @Test func aTapInsertsWhenTheFingerIsLifted() {
    #expect(play((.down, 0, 0), (.up, 0.1, 0)) == ["highlight 0", "highlight –", "tap"])
    #expect(
      play((.down, 0, 0), (.move, 0.1, 1), (.up, 0.2, 1)) == ["highlight 0", "highlight –"],
      "it has left the key"
    )
    #expect(play((.down, 0, 2), (.up, 0.1, 2)) == [], "a place without a key")
    #expect(play((.down, 0, nil), (.up, 0.1, nil)) == [])
    #expect(play((.down, 0, 0), (.cancel, 0.1, nil), (.up, 0.2, 0)) == ["highlight 0", "highlight –"])
  }

  @Test func aFingerThatStaysLooksAtEmojiAndInsertsTheLastOne() {
    let looks = play((.down, 0, 0), (.timer, 0.5, nil), (.move, 0.6, 1), (.move, 0.7, 3), (.up, 0.8, 1))
    #expect(looks == ["highlight 0", "preview 0", "highlight 1", "preview 1", "highlight –", "preview –", "tap"])
    #expect(play((.down, 0, 0), (.timer, 0.4, nil), (.up, 0.45, 0)).contains("preview 0") == false, "too early")
  }

  @Test func theDeleteKeyDeletesAtOnceAndRepeatsUntilTheFingerLeavesIt() {
    #expect(play((.down, 0, 3), (.up, 0.1, 3)) == ["highlight 3", "delete backward", "highlight –"])
    let held = play((.down, 0, 3), (.timer, 0.4, nil), (.timer, 0.5, nil), (.move, 0.55, 0), (.timer, 0.6, nil))
    #expect(held == ["highlight 3", "delete backward", "delete backward", "delete backward", "highlight –"])
    #expect(play((.down, 0, 3), (.timer, 2, nil), (.timer, 2.1, nil)).contains("delete wordBackward"))
  }

  @Test func anEventThatIsWaitedForIsTheNextOneOfTheKey() {
    var touches = KeyTouches()
    #expect(touches.handle(TouchEvent(.down, time: 1), key: 3, of: Self.keys).last == .wait(until: 1.4))
    #expect(touches.handle(TouchEvent(.timer, time: 1.4), key: nil, of: Self.keys).last == .wait(until: 1.5))
    #expect(touches.handle(TouchEvent(.down, time: 9), key: 0, of: Self.keys).last == .wait(until: 9.5))
  }
}

extension KeyTouches.Action {
  /// `highlight 3`, `delete backward`.
  fileprivate var line: String {
    switch self {
    case .highlight(let key): "highlight " + (key.map { "\($0)" } ?? "–")
    case .tap: "tap"
    case .delete(let deletion): "delete \(deletion)"
    case .preview(let key): "preview " + (key.map { "\($0)" } ?? "–")
    case .wait(let time): "wait \(TouchScene.text(time))"
    }
  }
}
