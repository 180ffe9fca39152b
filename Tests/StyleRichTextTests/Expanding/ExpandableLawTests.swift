import Foundation
import StyleRichText
import StyledText
import TestSupport
import Testing

@testable import StyleLayout

/// Random texts against the definition. `STYLESPEC_EXPANDABLES=100000` checks more of them.
@Suite struct ExpandableLawTests {
  private static let rounds = ProcessInfo.processInfo.environment["STYLESPEC_EXPANDABLES"].flatMap { Int($0) }

  private func forEach(
    _ count: Int,
    _ body: (RandomExpandable, inout SeededGenerator, Comment) throws -> Void
  ) rethrows {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    for round in 0..<(Self.rounds ?? count) {
      let one = RandomExpandable(using: &generator)
      try body(one, &generator, "seed \(seed), round \(round): \(one)")
    }
  }

  @Test func whatIsShownIsThatOfTheDefinition() throws {
    try forEach(isLongRun ? 5_000 : 250) { one, _, note in
      let shown = one.item.fixed(width: one.width, one.options)
      let problem = one.problem(of: shown)
      try #require(problem == nil, note)
      try expectMap(of: shown, one, note)
      try expectLinks(of: shown, one, note)
      try expectSuffix(of: shown, one, note)
    }
  }

  /// One item that changes in any way, and an observer: each event is a change, and no change is missed.
  @Test func eventsAreChangesAndNothingElse() throws {
    try forEach(lawRounds(120)) { one, generator, note in
      let first = one.item.fixed(width: one.width, one.options)
      var observer = ExpansionObserver()
      let problem = one.problem(&generator) { observer.event(for: $0) }
      try #require(problem == nil, note)
      let again = one.item.fixed(width: one.width, one.options)
      try #require(again.frame.isSame(as: first.frame) && again.state == first.state && again.map == first.map, note)
    }
  }

  /// Positions of what is kept lead to the same text, and those of the token back to what was cut out.
  private func expectMap(of shown: ExpandedFrame, _ one: RandomExpandable, _ note: Comment) throws {
    let (old, new) = (Array(one.item.text.text.utf16), Array(shown.shown.utf16))
    let kept = shown.suffix?.lowerBound ?? old.count
    try #require(shown.map.map(0..<kept) == 0..<kept && old[..<kept] == new[..<kept], note)
    let end = shown.suffix?.upperBound ?? old.count
    try #require(new.count == end && shown.map.map(old.count, bias: .after) == end, note)
    try #require((kept...max(kept, end)).allSatisfy { shown.map.inverse.map($0) >= kept }, note)
  }

  /// Every link of the text that is shown is hit.
  private func expectLinks(of shown: ExpandedFrame, _ one: RandomExpandable, _ note: Comment) throws {
    let kept = shown.suffix?.lowerBound ?? one.item.text.utf16Length
    let characters = one.characterBounds
    for run in one.item.text.runs {
      // A run that ends inside a character shares its rectangle.
      guard let link = run.attributes.link, characters.isSuperset(of: [run.range.lowerBound, run.range.upperBound])
      else { continue }
      for part in shown.frame.rects(of: run.range.clamped(to: 0..<kept)) where part.rect.width > 0.01 {
        let point = LayoutPoint(x: part.rect.x + part.rect.width / 2, y: part.rect.y + part.rect.height / 2)
        let hit = try #require(shown.frame.link(at: point), note)
        try #require(hit.link == link, note)
        // An equal link beside the suffix is one with it.
        try #require(!shown.toggles(hit) || hit.range.upperBound > kept, note)
      }
    }
    for link in shown.frame.links where link.range.lowerBound >= kept { try #require(shown.toggles(link), note) }
  }

  /// A token or closing text that has room in a line is in one line.
  private func expectSuffix(of shown: ExpandedFrame, _ one: RandomExpandable, _ note: Comment) throws {
    guard let suffix = shown.suffix, shown.height > 0 else { return }
    let text = String(decoding: Array(shown.shown.utf16)[suffix], as: UTF16.self)
    let parts = shown.frame.text.source.frame(.infinity, one.options).rects(of: suffix)
    guard !text.contains(where: \.isNewline), parts.reduce(0, { $0 + $1.rect.width }) <= one.width else { return }
    try #require(shown.frame.lines.count { $0.range.overlaps(suffix) } <= 1, note)
  }
}
