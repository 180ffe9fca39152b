import Testing

@testable import StyleTables

@Suite struct FontWeightsTests {
  @Test(arguments: [(100, -0.8), (400, 0), (500, 0.23), (600, 0.3), (700, 0.4), (900, 0.62), (1, -1), (1000, 1)])
  func namedWeightsAreThoseOfApple(weight: Int, trait: Double) {
    #expect(FontWeights.trait(of: weight) == trait)
    #expect(FontWeights.weight(ofTrait: trait) == weight)
  }

  @Test func everyWeightComesBack() {
    for weight in 1...1000 { #expect(FontWeights.weight(ofTrait: FontWeights.trait(of: weight)) == weight) }
    for weight in 1..<1000 { #expect(FontWeights.trait(of: weight) < FontWeights.trait(of: weight + 1)) }
  }

  @Test func whatIsOutOfRangeIsBroughtIntoIt() {
    #expect(FontWeights.trait(of: .min) == -1)
    #expect(FontWeights.trait(of: .max) == 1)
    #expect(FontWeights.weight(ofTrait: -.infinity) == 1)
    #expect(FontWeights.weight(ofTrait: 7) == 1000)
    #expect(FontWeights.weight(ofTrait: .nan) == 400)
  }

  /// The examples follow from CSS Fonts 4, section 5.2.
  @Test(arguments: [
    (400, [300, 500, 700], 500), (400, [300, 700], 300), (450, [400, 500], 500), (500, [400, 600], 400),
    (500, [600, 900], 600), (300, [100, 200, 400], 200), (300, [400, 700], 400), (600, [400, 700, 900], 700),
    (900, [400, 700], 700), (700, [700], 700),
  ])
  func familyGivesTheNearestWeight(wanted: Int, weights: [Int], nearest: Int) {
    #expect(FontWeights.nearest(to: wanted, among: weights) == nearest)
    #expect(FontWeights.nearest(to: wanted, among: weights.reversed()) == nearest)
  }

  @Test func familyWithoutFontsHasNone() {
    #expect(FontWeights.nearest(to: 400, among: []) == nil)
    #expect(FontWeights.nearest(to: .max, among: [1]) == 1)
  }
}
