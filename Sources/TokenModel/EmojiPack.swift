/// A pack of emoji, in the order of the spec.
package struct EmojiPack: Sendable, Hashable {
  /// The positions in text where a pack's codes are read.
  package enum Boundaries: String, Sendable, Hashable, CaseIterable {
    /// Not inside of words, numbers, schemes and paths: `xD` in `abcxDef` is text.
    case words
    /// Everywhere.
    case none
  }

  /// The name, with its origin.
  package let name: Sourced<String>
  /// The name that people see; nil without one.
  package let label: Sourced<String>?
  /// The folder of the images, relative to the folder of the spec, without `.` and `..`: `emoji/classic`. Its origin is
  /// the pack's name if the spec does not give a folder.
  package let folder: Sourced<String>
  /// The folders of the parts of the pack in other files; empty for a pack in one file.
  package let otherFolders: [Sourced<String>]
  /// The emoji in the order of the spec; at least one.
  package let items: [EmojiItem]
  /// The index of the emoji that represents the pack.
  package let icon: Int
  /// The positions in text where the codes are read.
  package let boundaries: Boundaries
  /// The annotations of the pack.
  package let annotations: TokenAnnotations

  /// Creates a pack from its parts; nothing is checked.
  package init(
    name: Sourced<String>,
    label: Sourced<String>? = nil,
    folder: Sourced<String>,
    otherFolders: [Sourced<String>] = [],
    items: [EmojiItem],
    icon: Int = 0,
    boundaries: Boundaries = .words,
    annotations: TokenAnnotations = TokenAnnotations()
  ) {
    self.name = name
    self.label = label
    self.folder = folder
    self.otherFolders = otherFolders
    self.items = items
    self.icon = icon
    self.boundaries = boundaries
    self.annotations = annotations
  }

  /// The folders of all parts.
  package var folders: [Sourced<String>] { [folder] + otherFolders }
}
