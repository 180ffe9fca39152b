import Testing
import TestSupport
import TokenModel

/// Compares resolved references between colors with a short, independent implementation.
struct ColorReferenceTests {
  private static let variants = ["light", "dark", "highContrastLight", "highContrastDark"]

  /// A regression: `title.light` is the light variant of the gray, wherever it is used.
  @Test(arguments: variants)
  func aReferenceToOneVariantMeansThatOne(variant: String) throws {
    let text = minimalSpec.replacing(
      "color: { ink: \"#222222\" }",
      with: """
        palette:
          gray: { light: "#000001", dark: "#000002", highContrastLight: "#000003", highContrastDark: "#000004" }
          title: { light: "{palette.gray}", dark: "{palette.gray}", highContrastLight: "{palette.gray}",
            highContrastDark: "{palette.gray}" }
          far: { light: "{palette.title.\(variant)}", dark: "{palette.title.\(variant)}" }
        color:
          whole: "{palette.title.\(variant)}"
          one: { light: "#AAAAAA", dark: "{palette.title.\(variant)}", highContrastLight: "{palette.far.dark}" }
        """
    )
    let (found, diagnostics, _) = resolve(text)
    #expect(diagnostics == [])
    let colors = try #require(found).colors.map { $0.variants.all.map(\.value.hex) }
    let number = try #require(Self.variants.firstIndex(of: variant)) + 1
    #expect(colors[0] == Array(repeating: "#00000\(number)", count: 4))
    #expect(colors[1] == ["#AAAAAA", "#00000\(number)", "#00000\(number)", "#00000\(number)"])
  }

  @Test func randomReferencesMeanWhatTheModelSays() throws {
    let seed = SeededGenerator.chosenSeed
    var generator = SeededGenerator(seed: seed)
    for round in 0..<300 {
      let model = ColorModel(using: &generator)
      let (catalog, diagnostics, _) = resolve(model.spec)
      let colors = catalog?.colors.map { $0.variants.all.map(\.value.hex) }
      #expect(diagnostics == [], "seed \(seed), round \(round)\n\(model.spec)")
      #expect(colors == model.values, "seed \(seed), round \(round)\n\(model.spec)")
    }
  }

  /// Colors that refer to earlier ones, and to variants of these.
  private struct ColorModel {
    private indirect enum Value {
      case hex(String)
      case color(Int)
      case variant(Int, String)
      case variants([String: Value])
    }

    private var colors: [Value] = []
    private static let fallbacks = ["dark": "light", "highContrastLight": "light", "highContrastDark": "dark"]

    init(using generator: inout SeededGenerator) {
      for index in 0..<8 {
        guard Bool.random(using: &generator) else {
          colors.append(single(index, using: &generator))
          continue
        }
        let keys = variants.filter { $0 == "light" || Bool.random(using: &generator) }
        colors.append(.variants(Dictionary(uniqueKeysWithValues: keys.map { ($0, single(index, using: &generator)) })))
      }
    }

    private func single(_ index: Int, using generator: inout SeededGenerator) -> Value {
      let other = Int.random(in: 0..<max(1, index), using: &generator)
      switch Int.random(in: 0..<3, using: &generator) {
      case 1 where index > 0: return .color(other)
      case 2 where index > 0:
        guard case .variants(let variants) = colors[other],
          let key = variants.keys.sorted().randomElement(using: &generator)
        else { return .color(other) }
        return .variant(other, key)
      default:
        let digits = String(Int.random(in: 0x100000...0xFFFFFF, using: &generator), radix: 16, uppercase: true)
        return .hex("#\(digits)")
      }
    }

    var values: [[String]] { colors.map { color in variants.map { value(color, $0) } } }

    private func value(_ value: Value, _ variant: String) -> String {
      switch value {
      case .hex(let hex): return hex
      case .color(let index): return self.value(colors[index], variant)
      case .variant(let index, let named):
        guard case .variants(let variants) = colors[index], let value = variants[named] else { return "" }
        return self.value(value, named)
      case .variants(let variants):
        if let own = variants[variant] { return self.value(own, variant) }
        return ColorModel.fallbacks[variant].map { self.value(value, $0) } ?? ""
      }
    }

    var spec: String {
      let lines = colors.enumerated().map { index, color in "  c\(index): \(text(color))" }
      return minimalSpec.replacing("color: { ink: \"#222222\" }", with: "color:\n" + lines.joined(separator: "\n"))
    }

    private func text(_ value: Value) -> String {
      switch value {
      case .hex(let hex): return "\"\(hex)\""
      case .color(let index): return "\"{color.c\(index)}\""
      case .variant(let index, let key): return "\"{color.c\(index).\(key)}\""
      case .variants(let variants):
        return "{ " + variants.sorted { $0.key < $1.key }.map { "\($0): \(text($1))" }.joined(separator: ", ") + " }"
      }
    }
  }
}
