/// The kinds of changes from one version of a catalog to another, in the order that findings are listed.
///
/// Raw values are stable over releases. `Documentation/Diff.md` has a row for each.
package enum Change: String, Sendable, Hashable, CaseIterable {
  /// A catalog was removed.
  case catalogRemoved = "catalog-removed"
  /// The only removed catalog is matched with the only new one.
  case catalogRenamed = "catalog-renamed"
  /// Fewer targets may use the generated code.
  case accessNarrowed = "access-narrowed"
  /// Codes are members of another type.
  case scopeChanged = "scope-changed"
  /// Codes were removed.
  case codeRemoved = "code-removed"
  /// Codes have other names and the same values.
  case codeRenamed = "code-renamed"
  /// Colors were removed, without a finding about codes.
  case colorRemoved = "color-removed"
  /// Colors have other names and the same values, without a finding about codes.
  case colorRenamed = "color-renamed"
  /// Tokens were removed.
  case tokenRemoved = "token-removed"
  /// Tokens have other paths and the same values.
  case tokenMoved = "token-moved"
  /// A token has another type.
  case tokenTypeChanged = "token-type-changed"
  /// Tokens with unchanged paths have other names in an output, or none.
  case tokenNamesChanged = "token-names-changed"
  /// A modifier, or one of its contexts, was removed.
  case contextRemoved = "context-removed"
  /// A modifier has another name and the same contexts, or a context another name and the same values.
  case contextRenamed = "context-renamed"
  /// Other options of `swift` give codes other Swift names.
  case swiftNamesChanged = "swift-names-changed"
  /// Codes have other Swift names because other codes took theirs.
  case swiftNameShifted = "swift-name-shifted"
  /// A Swift name now means a code that looks different.
  case swiftNameReused = "swift-name-reused"
  /// A pack of emoji was removed.
  case emojiPackRemoved = "emoji-pack-removed"
  /// A pack has another name and the same emoji.
  case emojiPackRenamed = "emoji-pack-renamed"
  /// Emoji were removed.
  case emojiRemoved = "emoji-removed"
  /// An emoji has another name, and a code or the image of the old one.
  case emojiRenamed = "emoji-renamed"
  /// Codes of emoji that are still there were removed.
  case emojiCodeRemoved = "emoji-code-removed"
  /// Emoji no longer have names in Swift.
  case emojiNamesRemoved = "emoji-names-removed"
  /// A color.
  case colorChanged = "color-changed"
  /// A token has another value.
  case tokenChanged = "token-changed"
  /// Another context of a modifier counts where none is chosen.
  case contextDefaultChanged = "context-default-changed"
  /// Codes leave their color open.
  case colorLeftOpen = "color-left-open"
  /// Codes that left their color open have one.
  case colorSet = "color-set"
  /// A font weight.
  case weightChanged = "weight-changed"
  /// A font.
  case familyChanged = "family-changed"
  /// The ascent and descent that a font is taken to have.
  case fontMetricsChanged = "font-metrics-changed"
  /// A font size.
  case sizeChanged = "size-changed"
  /// Line height, line spacing, letter spacing or the baseline's position.
  case metricsChanged = "metrics-changed"
  /// A plain size has line metrics.
  case metricsAdded = "metrics-added"
  /// A size with line metrics is plain.
  case metricsRemoved = "metrics-removed"
  /// Offsets are for another host, and text moves.
  case hostChanged = "host-changed"
  /// A modifier that the system chooses, or one of its contexts, is new.
  case appearanceAdded = "appearance-added"
  /// A pack of emoji is new.
  case emojiPackAdded = "emoji-pack-added"
  /// Emoji are new.
  case emojiAdded = "emoji-added"
  /// Emoji have further codes.
  case emojiCodeAdded = "emoji-code-added"
  /// A code is read as another emoji.
  case emojiCodeMoved = "emoji-code-moved"
  /// The image of an emoji, or the one that does not move.
  case emojiImageChanged = "emoji-image-changed"
  /// The scale or the aspect of an emoji.
  case emojiSizeChanged = "emoji-size-changed"
  /// Packs, or the emoji of a pack, have another order.
  case emojiOrderChanged = "emoji-order-changed"
  /// Another emoji represents a pack.
  case emojiIconChanged = "emoji-icon-changed"
  /// The codes of a pack are read at other positions.
  case emojiBoundariesChanged = "emoji-boundaries-changed"
  /// The variants of emoji, or their order.
  case emojiVariantsChanged = "emoji-variants-changed"
  /// A catalog is new.
  case catalogAdded = "catalog-added"
  /// Codes are new.
  case codeAdded = "code-added"
  /// Tokens are new.
  case tokenAdded = "token-added"
  /// A modifier that users of the outputs choose, or one of its contexts, is new.
  case contextAdded = "context-added"
  /// More targets may use the generated code.
  case accessWidened = "access-widened"
  /// Offsets are for another host, and each baseline stays where it is.
  case hostRewritten = "host-rewritten"
  /// Text moves by an invisible distance.
  case baselineRounded = "baseline-rounded"
  /// A token has another name, which no code's name contains.
  case tokenRenamed = "token-renamed"
  /// An emoji is written by another of its codes.
  case emojiSpellingChanged = "emoji-spelling-changed"
  /// The label of a pack, or the label or keywords of emoji.
  case emojiLabelChanged = "emoji-label-changed"
  /// Emoji have names in Swift.
  case emojiNamesAdded = "emoji-names-added"
  /// A token is deprecated.
  case deprecationAdded = "deprecation-added"
  /// The advice of a deprecated token changed.
  case deprecationChanged = "deprecation-changed"
  /// A token is no longer deprecated.
  case deprecationRemoved = "deprecation-removed"

  /// How much it matters.
  package var changeClass: ChangeClass {
    switch self {
    case .catalogRemoved, .catalogRenamed, .accessNarrowed, .scopeChanged, .codeRemoved, .codeRenamed,
      .colorRemoved, .colorRenamed, .tokenRemoved, .tokenMoved, .tokenTypeChanged, .tokenNamesChanged, .contextRemoved,
      .contextRenamed, .swiftNamesChanged,
      .swiftNameShifted, .swiftNameReused, .emojiPackRemoved,
      .emojiPackRenamed, .emojiRemoved, .emojiRenamed, .emojiCodeRemoved, .emojiNamesRemoved:
      .breaking
    case .colorChanged, .tokenChanged, .contextDefaultChanged, .colorLeftOpen, .colorSet, .weightChanged,
      .familyChanged, .fontMetricsChanged,
      .sizeChanged,
      .metricsChanged, .metricsAdded, .metricsRemoved, .hostChanged, .appearanceAdded, .emojiPackAdded, .emojiAdded,
      .emojiCodeAdded,
      .emojiCodeMoved, .emojiImageChanged, .emojiSizeChanged, .emojiOrderChanged, .emojiIconChanged,
      .emojiBoundariesChanged, .emojiVariantsChanged:
      .visible
    case .catalogAdded, .codeAdded, .tokenAdded, .contextAdded, .accessWidened, .hostRewritten, .baselineRounded,
      .tokenRenamed,
      .emojiSpellingChanged, .emojiLabelChanged, .emojiNamesAdded,
      .deprecationAdded, .deprecationChanged, .deprecationRemoved:
      .invisible
    }
  }
}
