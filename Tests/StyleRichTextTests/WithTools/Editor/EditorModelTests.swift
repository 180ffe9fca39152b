import Foundation
import StyleRichText
import TestSupport
import Testing

/// The editor against its definition.
@Suite struct EditorModelTests {
  /// How many random events there are: those of `STYLESPEC_EVENTS`, to look longer.
  private static let chosen = ProcessInfo.processInfo.environment["STYLESPEC_EVENTS"].flatMap { Int($0) }
  static let events = chosen ?? (isLongRun ? 20_000 : 500)

  @Test func theEditorIsWhatItsDefinitionSays() throws {
    let seed = SeededGenerator.chosenSeed
    print("EditorModelTests: STYLESPEC_SEED=\(seed)")
    var generator = SeededGenerator(seed: seed)
    var (events, round, seen) = (0, 0, [String: Int]())
    while events < Self.events {
      var random = RandomPlainTexts(generator: SeededGenerator(seed: generator.next()))
      let one = try EditorModelCase(&random)
      var steps: [EditorModelCase.Step] = []
      do {
        let run = try Self.run(one, &random, &steps)
        seen.merge(run.seen, uniquingKeysWith: +)
        seen["joined", default: 0] += run.model.history.joined
      } catch {
        let (fewer, failure) = Self.shrunk(one, steps, "\(error)")
        Issue.record(
          "seed \(seed), round \(round)\n\(one)\n\(fewer.map(\.description).joined(separator: "\n"))\n\(failure)"
        )
        return
      }
      events += steps.count
      round += 1
    }
    // A test in which little happens says little.
    let rare = Self.expected.filter { seen[$0, default: 0] <= events / 4_000 - 1 }
    #expect(rare.isEmpty, "seed \(seed): \(seen.sorted { $0.key < $1.key })")
  }

  private static let expected =
    [
      "insert", "emoji", "mention", "replace", "paste", "cut", "move", "select", "touch", "selectAll", "mark", "unmark",
      "undo",
      "redo", "external", "commits", "selects a mention", "coded paste", "query answered", "mention came", "emoji came",
      "mention went", "emoji went", "copied", "limited to a part", "limited to nothing", "frame refused",
      "groups taken back",
      "joined", "use changed",
    ] + Deletion.allCases.map { "delete \($0)" }

  /// Performs random steps, which are noted before they are performed.
  private static func run(
    _ one: EditorModelCase,
    _ random: inout RandomPlainTexts,
    _ steps: inout [EditorModelCase.Step]
  ) throws -> EditorModelRun {
    var run = try EditorModelRun(one)
    var time = 0.0
    let count = random.number(10...40)
    var events = RandomEvents(
      random,
      codes: one.codes,
      names: one.tables.names.map(\.name),
      allowsExternal: one.hasExternal,
      allowsManyMentions: isLongRun || chosen != nil
    )
    for _ in 0..<count {
      time += events.time()
      var frame = EditorModelCase.Step.Frame.none
      if one.hasFrames { frame = events.random.pick([.own, .own, .own, .other, .none]) ?? .none }
      let step: EditorModelCase.Step
      if events.random.number(0...49) == 0, run.editor.markedRange == nil {
        step = EditorModelCase.Step(kind: .use(try events.random.emoji()), time: time, frame: .none)
      } else {
        step = EditorModelCase.Step(kind: .event(events.next(for: run.editor)), time: time, frame: frame)
      }
      steps.append(step)
      try run.perform(step)
    }
    try run.finish()
    return run
  }

  /// Leaves out steps without which something still fails.
  private static func shrunk(
    _ one: EditorModelCase,
    _ steps: [EditorModelCase.Step],
    _ message: String
  ) -> ([EditorModelCase.Step], String) {
    func failure(_ steps: [EditorModelCase.Step]) -> String? {
      do {
        var run = try EditorModelRun(one)
        for step in steps { try run.perform(step) }
        try run.finish()
        return nil
      } catch { return (error as? EditorModelFailure)?.message ?? "\(error)" }
    }
    var (steps, message) = (steps, message)
    for _ in 0..<3 {
      for index in steps.indices.reversed() {
        var fewer = steps
        fewer.remove(at: index)
        if let other = failure(fewer) { (steps, message) = (fewer, other) }
      }
    }
    return (steps, failure(steps) ?? message)
  }
}
