import Testing
import TokenModel

/// The names and ranges of DTCG's Color Module 2025.10, and its conformance cases of colors.
struct ColorSpaceTests {
  @Test func namesAreThoseOfTheFormat() {
    #expect(
      ColorSpace.allCases.map(\.rawValue) == [
        "srgb", "srgb-linear", "hsl", "hwb", "lab", "lch", "oklab", "oklch", "display-p3", "a98-rgb", "prophoto-rgb",
        "rec2020", "xyz-d65", "xyz-d50",
      ]
    )
  }

  @Test(arguments: ColorSpace.allCases) func everySpaceHasThreeComponents(space: ColorSpace) {
    #expect(Set(space.components.map(\.name)).count == 3)
  }

  @Test(arguments: [
    ("srgb", [0.2, 0.4, 0.6]), ("srgb-linear", [0.1, 0.5, 1]), ("hsl", [330, 100, 50]), ("hwb", [120, 20, 30]),
    ("hsl", [359.999, 0, 100]), ("lab", [60.17, 93.54, -60.5]), ("lab", [0, -1000, 1000]),
    ("lch", [60.17, 111.4, 327.1]),
    ("lch", [100, 1000, 0]), ("oklab", [0.701, 0.2745, -0.169]), ("oklch", [1, 0, 0]),
    ("display-p3", [0.92, 0.2, 0.97]),
    ("a98-rgb", [0.8589, 0, 0.9810]), ("prophoto-rgb", [0.7, 0.3, 0.9]), ("rec2020", [0.6, 0.8, 0.4]),
    ("xyz-d65", [0.5929, 0.2848, 0.9699]), ("xyz-d50", [0.5791, 0.2831, 0.728]),
  ])
  func componentsInside(name: String, components: [Double]) throws {
    let space = try #require(ColorSpace(rawValue: name))
    for (component, number) in zip(space.components, components) { #expect(component.range.contains(number)) }
  }

  @Test(arguments: [
    ("srgb", 2, 2.0), ("srgb", 0, -0.1), ("srgb-linear", 1, 1.01), ("hsl", 0, 360), ("hsl", 0, -1), ("hsl", 1, 101),
    ("hsl", 2, -1), ("hwb", 1, 100.5), ("lab", 0, 101), ("lch", 1, -10), ("lch", 2, 360), ("oklab", 0, 1.1),
    ("oklch", 1, -0.1),
    ("oklch", 2, 360), ("display-p3", 0, 1.2), ("a98-rgb", 0, -0.01), ("prophoto-rgb", 2, 1.5), ("rec2020", 1, 2),
    ("xyz-d65", 1, -0.1), ("xyz-d50", 0, 1.1), ("lab", 1, .infinity), ("oklch", 1, .nan),
  ])
  func componentOutside(name: String, index: Int, number: Double) throws {
    let space = try #require(ColorSpace(rawValue: name))
    #expect(!space.components[index].range.contains(number))
  }

  @Test func rangesAreNamedInMessages() {
    let ranges = ColorSpace.oklch.components.map { "\($0.name): \($0.range)" }
    #expect(
      ranges == [
        "lightness: a number from 0 to 1", "chroma: a number that is not less than 0",
        "hue: a number from 0 to less than 360",
      ]
    )
    #expect("\(ColorSpace.lab.components[2].range)" == "a number")
  }
}
