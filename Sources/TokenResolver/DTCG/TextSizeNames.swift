internal import TokenModel

/// How resolver documents name text sizes.
enum TextSizeNames {
  /// The text size of a context: `xSmall`, `x-small`, `extra-small`, `XS`, `AX1`, `accessibility-medium`. Nil for
  /// another name.
  static func textSize(named name: String) -> TextSize? {
    sizes[name.lowercased().filter { $0.isLetter || $0.isNumber }]
  }

  /// By their names in lower case, without signs between the words.
  private static let sizes: [String: TextSize] = {
    var sizes: [String: TextSize] = [:]
    for (size, names) in plainNames {
      for name in names { sizes[name] = size }
    }
    let accessibility = TextSize.allCases.suffix(5)
    // The system calls them accessibility medium to accessibility xxxLarge.
    for (number, (size, (_, names))) in zip(accessibility, plainNames.suffix(5)).enumerated() {
      for prefix in ["accessibility", "ax", "a11y"] {
        for name in names + ["\(number + 1)"] { sizes[prefix + name] = size }
      }
    }
    for name in ["default", "standard", "normal", "regular", "base"] { sizes[name] = .large }
    return sizes
  }()

  private static let plainNames: [(size: TextSize, names: [String])] = [
    (.xSmall, ["xs", "xsmall", "extrasmall"]), (.small, ["s", "small"]), (.medium, ["m", "medium"]),
    (.large, ["l", "large"]), (.xLarge, ["xl", "xlarge", "extralarge"]),
    (.xxLarge, ["xxl", "2xl", "xxlarge", "extraextralarge"]),
    (.xxxLarge, ["xxxl", "3xl", "xxxlarge", "extraextraextralarge"]),
  ]
}
