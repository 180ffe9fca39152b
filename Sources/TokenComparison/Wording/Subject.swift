/// The subject of a finding.
package struct Subject: Sendable, Hashable {
  /// The kind of subject. Raw values are stable over releases.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    case catalog, codes, color, weight, family, size, mode, style, token, context, pack, emoji, template, swift,
      offsetHost
  }

  /// The kind of subject.
  package let kind: Kind
  /// The name in the old version; nil for a new subject, and for several together.
  package let old: String?
  /// The name in the new version; nil for a removed subject, and for several together.
  package let new: String?
}
