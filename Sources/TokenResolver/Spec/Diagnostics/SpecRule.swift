package import TokenDiagnostics

/// The rules about the meaning of a spec.
package enum SpecRule: String, CaseIterable, Sendable {
  /// The file is not a spec: it is empty, is not a mapping, or lacks `stylespec: 1`.
  case notASpec = "not-a-spec"
  /// `stylespec` names a version that this tool does not support.
  case version = "unsupported-version"
  /// A key that its mapping does not have.
  case unknownKey = "unknown-key"
  /// A key that its mapping needs.
  case missingKey = "missing-key"
  /// A mapping where a single value belongs, or the other way round.
  case wrongKind = "wrong-kind"
  /// A value that is not one of the few that are allowed.
  case unknownValue = "unknown-value"
  /// Text where a number belongs.
  case invalidNumber = "invalid-number"
  /// A number outside its range.
  case outOfRange = "out-of-range"
  /// Text where a color belongs.
  case invalidColor = "invalid-color"
  /// A color that sRGB, of which tables consist, cannot show.
  case colorOutOfGamut = "color-out-of-gamut"
  /// A name that a token or a catalog must not have.
  case invalidName = "invalid-name"
  /// `14` and `14.0` in one table.
  case duplicateSize = "duplicate-size"
  /// A mode lists a size that the main table lacks.
  case unknownSize = "unknown-size"
  /// A reference without quotes.
  case unquotedReference = "unquoted-reference"
  /// A text that is meant as a reference, but is not written as one.
  case invalidReference = "invalid-reference"
  /// A reference to nothing.
  case unknownReference = "unknown-reference"
  /// References that form a cycle, or a chain that is too long.
  case referenceCycle = "reference-cycle"
  /// A name template that is not valid.
  case invalidTemplate = "invalid-template"
  /// A name template that gives two codes the same name.
  case ambiguousTemplate = "ambiguous-template"
  /// Two tokens with the same name, in two files.
  case duplicateToken = "duplicate-token"
  /// Two files give a key of one mode or pack different values.
  case conflictingValue = "conflicting-value"
  /// A style refers to a token that does not exist, or a pack to such an emoji.
  case unknownToken = "unknown-token"
  /// A style has the name of another code.
  case duplicateName = "duplicate-name"
  /// A pattern of `only` or `except` that matches no code.
  case unmatchedPattern = "unmatched-pattern"
  /// `include` names a file that cannot be included.
  case invalidInclude = "invalid-include"
  /// Files that include each other.
  case includeCycle = "include-cycle"
  /// More codes than a catalog may have.
  case tooManyCodes = "too-many-codes"
  /// A text that cannot be the code of an emoji, or a template without a place for the name.
  case invalidEmojiCode = "invalid-emoji-code"
  /// Two emoji with the same code.
  case duplicateEmojiCode = "duplicate-emoji-code"
  /// The path of an image or of a folder of images that is not inside the spec's folder.
  case invalidImagePath = "invalid-image-path"
  /// More emoji, or more texts of an emoji, than a spec may have.
  case tooManyEmoji = "too-many-emoji"
  /// `tokens` names a file that is not one of the Design Tokens format, or cannot be read.
  case invalidTokenFile = "invalid-token-file"
  /// A reference to a token of another type than its place takes.
  case wrongTokenType = "wrong-token-type"
  /// `contexts` names a modifier or a context that the token files do not have.
  case unknownContext = "unknown-context"
  /// A modifier whose role follows from names, because the spec does not say it.
  case guessedContext = "guessed-context"
  /// Text sizes of which the default is not the one that styles are designed for.
  case designedTextSize = "designed-text-size"
  /// A typography token with a value that a style cannot have: as for outputs.
  case notExpressible = "not-expressible"
  /// A weight of a typography token that is not a whole number.
  case roundedWeight = "rounded-weight"
  /// A line height of a typography token that is not above 0.
  case noLineHeight = "no-line-height"
  /// A family of a typography token that means the system's font.
  case systemFamily = "system-family"
  /// A token whose values depend on too many modifiers together.
  case tooEntangled = "too-entangled"

  /// The ID in diagnostics.
  package var id: RuleID { RuleID(rawValue: rawValue) }
}
