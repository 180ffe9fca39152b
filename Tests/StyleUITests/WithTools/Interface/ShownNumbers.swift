#if os(Linux)
  import TestSupport

  /// The numbers of a text's attributes in UIKit or AppKit.
  struct ShownNumbers {
    let family: String
    /// Nil for what is absent: font size and weight; least and greatest line height, line spacing, kern and baseline
    /// offset.
    let numbers: [Double?]
    let color: [Double]
  }

  extension ShownNumbers {
    /// What a program shows, by the names of the code, the appearance, the size and the host.
    static func all(of program: AppleProgram) throws -> [[String]: Self] {
      let result = try program.run("numbers")
      var all: [[String]: Self] = [:]
      for line in result.output.split(separator: "\n") {
        let fields = line.split(separator: "\t").map(String.init)
        guard fields.count >= 12 else { throw Unreadable(line: String(line)) }
        let numbers = fields[5..<12].map { Double($0) }
        all[Array(fields[..<4])] = Self(
          family: fields[4],
          numbers: numbers,
          color: fields[12...].compactMap { Double($0) }
        )
      }
      return all
    }

    struct Unreadable: Error {
      let line: String
    }

    /// The first few of a program's numbers that are not those of the spec.
    static func differences(of shown: [[String]: Self]) throws -> [String] {
      let codes = Dictionary(uniqueKeysWithValues: try ListedCode.all().map { ($0.code, $0) })
      let differences = shown.compactMap { names, found in
        guard let code = codes[names[0]], let factor = factors[names[2]] else { return "\(names): unknown" }
        let expected = Self(code, appearance: names[1], factor: factor, host: names[3])
        return found.isNear(expected) ? nil : "\(names): \(found) and not \(expected)"
      }
      return Array(differences.sorted().prefix(5))
    }

    /// The sizes of body text over that of the default size.
    private static let factors = [
      "UICTContentSizeCategoryXS": 14.0 / 17, "UICTContentSizeCategoryL": 1,
      "UICTContentSizeCategoryAccessibilityXXXL": 53.0 / 17,
    ]

    /// What a code should show. Where it has no letter spacing, there is no kern.
    private init(_ code: ListedCode, appearance: String, factor: Double, host: String) {
      family = code.family == "system" ? ".AppleSystemUIFont" : code.family
      let spacing = code.letterSpacing.flatMap { $0 == 0 ? nil : $0 }
      let lengths = [
        code.lineHeight, code.lineHeight.map { _ in 0 }, code.lineSpacing, spacing, code.baselineOffset(host: host),
      ]
      numbers = [code.size * factor, code.trait] + lengths.map { $0.map { $0 * factor } }
      color = code.components(appearance: appearance)
    }

    /// Equal but for the rounding of a few operations.
    private func isNear(_ other: Self) -> Bool {
      family == other.family && color.count == other.color.count
        && zip(numbers + color, other.numbers + other.color).allSatisfy { found, expected in
          guard let found, let expected else { return found == nil && expected == nil }
          return abs(found - expected) <= 1e-9 * max(abs(expected), 1)
        }
    }
  }
#endif
