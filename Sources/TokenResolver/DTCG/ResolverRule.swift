package import TokenDiagnostics

/// The rules about resolver documents of the Design Tokens format, 2025.10. Documentation/Errors.md has an example of
/// each.
package enum ResolverRule: String, CaseIterable, Sendable {
  /// A kind of JSON value that its place cannot hold.
  case wrongKind = "resolver-wrong-kind"
  /// An object lacks a required property.
  case missingProperty = "resolver-missing-property"
  /// A key that its object does not have.
  case unknownProperty = "resolver-unknown-property"
  /// A text that its place does not take: another version, or another type of an item.
  case unknownValue = "resolver-unknown-value"
  /// A list or an object with too few entries.
  case tooFew = "resolver-too-few"
  /// A modifier with one context.
  case oneContext = "resolver-one-context"
  /// A default that is not a context of its modifier.
  case unknownDefault = "resolver-unknown-default"
  /// Two items of the resolution order with the same name.
  case duplicateName = "resolver-duplicate-name"
  /// A `$ref` that is not a path, a JSON Pointer, or both.
  case invalidReference = "resolver-invalid-reference"
  /// A `$ref` to nothing.
  case unknownReference = "resolver-unknown-reference"
  /// A `$ref` to what its place does not take: a modifier in a set, or an item of the resolution order.
  case referenceTarget = "resolver-reference-target"
  /// References that lead in a circle.
  case referenceCycle = "resolver-reference-cycle"
  /// A file that cannot be read, or lies outside the document's folder.
  case file = "resolver-file"

  /// A name that is a group in some contexts, and a token in others.
  case tokenAndGroup = "resolver-token-and-group"
  /// A token with values of several types.
  case mixedTypes = "resolver-mixed-types"
  /// A reference to a token that is not there in some contexts.
  case missingInContext = "resolver-missing-in-context"
  /// A group in a context of one modifier that extends one in a context of another.
  case extendsContexts = "resolver-extends-contexts"

  /// How a mistake against this rule is reported.
  func severity(isStrict: Bool) -> Diagnostic.Severity {
    self == .oneContext && !isStrict ? .warning : .error
  }

  /// The ID in diagnostics.
  package var id: RuleID { RuleID(rawValue: rawValue) }
}
