import TestSupport
import Testing
import YanxuanStyles

@testable import StyleTables

@Suite struct BoldTextTests {
  @Test(arguments: [(1, 201), (100, 300), (400, 600), (600, 800), (700, 900), (800, 900), (900, 900), (1000, 1000)])
  func aWeightIsHeavierByTwoSteps(weight: Int, heavier: Int) {
    #expect(BoldText.weight(for: weight) == heavier)
  }

  @Test func aStyleKeepsItsWeightAndItsLines() {
    for code in StyleCode.t14_gray2_bold.catalog.codes {
      let style = code.resolved(in: StyleContext())
      let bold = code.resolved(in: StyleContext(isBoldText: true))
      #expect(bold.weight == style.weight && bold.shownWeight == BoldText.weight(for: style.weight))
      #expect(bold.metrics == style.metrics && bold.size == style.size && bold.isBoldText)
      #expect(style.shownWeight == style.weight && !style.isBoldText)
    }
  }

  @Test(arguments: [
    (400, [400, 700, 900], 700), (400, [400, 500], 500), (400, [400], 400), (300, [300, 700], 700),
    (300, [300, 400], 400), (700, [400, 700], 700), (700, [400, 700, 800], 800), (100, [100, 200, 300, 400], 300),
    (500, [300, 400], 400), (900, [900, 950], 900),
  ])
  func aFamilyShowsItsNearestHeavierFace(weight: Int, faces: [Int], shown: Int) {
    #expect(face(for: weight, among: faces) == shown)
  }

  /// Searched by brute force.
  @Test func aFaceIsHeavierWhereTheFamilyHasAHeavierOne() {
    var random = SeededGenerator(seed: SeededGenerator.chosenSeed)
    for _ in 0..<2000 {
      let faces = (0..<Int.random(in: 1...5, using: &random)).map { _ in 100 * Int.random(in: 1...9, using: &random) }
      let weight = 100 * Int.random(in: 1...9, using: &random)
      let without = FontWeights.nearest(to: weight, among: faces) ?? 0
      let shown = face(for: weight, among: faces)
      let heavier = faces.filter { $0 > without }
      #expect(heavier.isEmpty ? shown == without : heavier.contains(shown), "\(weight) of \(faces)")
      // No face between the two is as heavy as the setting asks for.
      #expect(!heavier.contains { $0 < shown && $0 >= BoldText.weight(for: weight) }, "\(weight) of \(faces)")
    }
  }

  private func face(for weight: Int, among faces: [Int]) -> Int {
    let font = FontWeights.nearest(to: weight, among: faces) ?? 0
    let open = { FontWeights.nearest(to: $0, among: faces) }
    return BoldText.font(heavierThan: font, for: weight, open: open, weightOf: { $0 })
  }
}
