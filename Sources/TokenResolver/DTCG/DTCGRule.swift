package import TokenDiagnostics

/// The rules about files of the Design Tokens format, 2025.10. Documentation/DTCG.md has an example of each.
package enum DTCGRule: String, CaseIterable, Sendable {
  /// A kind of JSON value that its place cannot hold.
  case wrongKind = "dtcg-wrong-kind"
  /// A value lacks a required property.
  case missingProperty = "dtcg-missing-property"
  /// The type of a token is not known.
  case missingType = "dtcg-missing-type"
  /// A text that is not one of the keywords of its place.
  case unknownValue = "dtcg-unknown-value"
  /// A number outside its range.
  case outOfRange = "dtcg-out-of-range"
  /// A list with too few or too many entries.
  case wrongCount = "dtcg-wrong-count"
  /// A `hex` that is not a color.
  case invalidHex = "dtcg-invalid-hex"
  /// A name that starts with `$`, has `{` or `}`, or is empty.
  case invalidName = "dtcg-invalid-name"
  /// A token with a token inside.
  case valueAndChildren = "dtcg-value-and-children"
  /// A token with both `$value` and `$ref`.
  case valueAndRef = "dtcg-value-and-ref"
  /// Text that starts with `{` and is not a path in braces.
  case invalidReference = "dtcg-invalid-reference"
  /// A `$ref` that is not a JSON Pointer in this file.
  case invalidPointer = "dtcg-invalid-pointer"
  /// A reference to nothing.
  case unknownReference = "dtcg-unknown-reference"
  /// A reference to a group or to metadata.
  case referenceTarget = "dtcg-reference-target"
  /// A reference to a value of a type that its place does not take.
  case referenceType = "dtcg-reference-type"
  /// Braces inside the value of a type that is not composite.
  case referenceInValue = "dtcg-reference-in-value"
  /// Arithmetic in a text, which other tools compute.
  case arithmetic = "dtcg-arithmetic"
  /// References that lead in a circle.
  case referenceCycle = "dtcg-reference-cycle"
  /// A chain of references that is too long.
  case referenceChain = "dtcg-reference-chain"
  /// `$extends` names nothing.
  case unknownGroup = "dtcg-unknown-group"
  /// `$extends` names a token.
  case extendsToken = "dtcg-extends-token"
  /// Groups that extend each other, or what is around them.
  case extendsCycle = "dtcg-extends-cycle"
  /// More tokens or levels than a set may have, made by `$extends`.
  case limit = "dtcg-limit"
  /// Two tokens whose paths are spelled the same, because of a dot in a name.
  case ambiguousName = "dtcg-ambiguous-name"

  /// A name with a dot.
  case dottedName = "dtcg-dotted-name"
  /// A token that a later file replaces.
  case replacedToken = "dtcg-replaced-token"
  /// A key that its object does not have.
  case unknownProperty = "dtcg-unknown-property"
  /// A `$type` that is not one of the thirteen. The value is kept as it is.
  case unknownType = "dtcg-unknown-type"
  /// A token without a type that only refers to a value.
  case untypedAlias = "dtcg-untyped-alias"
  /// A line height with a unit or in percent.
  case lineHeightUnit = "dtcg-line-height-unit"
  /// A letter spacing in `em` or in percent.
  case letterSpacingEm = "dtcg-letter-spacing-em"
  /// A typography value without a letter spacing, which is 0.
  case missingLetterSpacing = "dtcg-missing-letter-spacing"
  /// A typography value without a line height, which is the family's own.
  case missingLineHeight = "dtcg-missing-line-height"
  /// A number and its unit as one text, such as `16px` or `200ms`.
  case measureText = "dtcg-measure-text"
  /// A unit that the format does not have. The value is kept as it is.
  case unknownUnit = "dtcg-unknown-unit"
  /// A number in quotes.
  case numberText = "dtcg-number-text"
  /// Hex digits instead of a color.
  case hexColor = "dtcg-hex-color"
  /// A color as CSS writes it.
  case cssColor = "dtcg-css-color"
  /// A `hex` without `#`, or with three, four or eight digits.
  case hexSpelling = "dtcg-hex-spelling"
  /// A unit in capitals, or a 0 without a unit.
  case unitSpelling = "dtcg-unit-spelling"
  /// A keyword or a type in capitals, or with other marks between its words.
  case keywordSpelling = "dtcg-keyword-spelling"
  /// A part of a value that is missing, and is 0 where tools leave it out.
  case missingZero = "dtcg-missing-zero"
  /// The name of a weight in another spelling.
  case weightSpelling = "dtcg-weight-spelling"
  /// A timing function as CSS writes it.
  case cssTiming = "dtcg-css-timing"

  /// A `hex` that is another color than the components.
  case hexMismatch = "hex-mismatch"
  /// A number with the digits that a program's 32 bits made of it.
  case floatNoise = "float-noise"
  /// A line height of many font sizes, which was meant in pixels or in percent.
  case largeLineHeight = "large-line-height"

  /// The effect of a mistake on the file.
  package enum Grade: String, Sendable {
    /// The reader cannot know what is meant.
    case error
    /// Published files have it and its meaning is plain: a warning, unless reading is strict.
    case deviation
    /// The file is one of the format, but not likely what its author means: a warning.
    case warning
  }

  /// The effect of a mistake against this rule on the file.
  package var grade: Grade {
    switch self {
    case .wrongKind, .missingProperty, .missingType, .unknownValue, .outOfRange, .wrongCount, .invalidHex, .invalidName,
      .valueAndChildren, .valueAndRef, .invalidReference, .invalidPointer, .unknownReference, .referenceTarget,
      .referenceType, .referenceInValue, .arithmetic, .referenceCycle, .referenceChain, .unknownGroup, .extendsToken,
      .extendsCycle, .limit, .ambiguousName:
      .error
    case .dottedName, .replacedToken, .unknownProperty, .unknownType, .untypedAlias, .lineHeightUnit,
      .letterSpacingEm, .missingLetterSpacing, .missingLineHeight, .measureText, .unknownUnit, .numberText, .hexColor,
      .cssColor, .hexSpelling, .unitSpelling, .keywordSpelling, .missingZero, .weightSpelling, .cssTiming:
      .deviation
    case .hexMismatch, .floatNoise, .largeLineHeight: .warning
    }
  }

  /// How a mistake against this rule is reported.
  func severity(isStrict: Bool) -> Diagnostic.Severity {
    switch grade {
    case .error: .error
    case .deviation: isStrict ? .error : .warning
    case .warning: .warning
    }
  }

  /// The ID in diagnostics.
  package var id: RuleID { RuleID(rawValue: rawValue) }
}
