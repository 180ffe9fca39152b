package import TokenEmit
internal import TokenSystem

/// The changes that a run has to make in the folder of its outputs. To make a plan writes nothing.
package struct OutputPlan: Sendable {
  /// A file that an earlier run made, and that is no longer made.
  package struct Leftover: Sendable, Hashable {
    /// The file's name, without the folder.
    package let name: String
    /// Whether it was changed by hand. It is then kept.
    package let isChanged: Bool
  }

  /// The outputs that are missing or have other content, in the order of the specs.
  package let changed: [OutputFile]
  /// By name.
  package let leftovers: [Leftover]
  /// What the folder's manifest holds, and what it has to hold, both empty for none.
  package let manifest: (old: String, new: String)
  /// What it holds while files are renamed: whatever of them is there then, it is known.
  let manifestBetween: String

  /// What other specs, which this run did not take and which are still there, are compiled into: by the name of the output that would
  /// take its place. Where a file system ignores case, `BRAND.swift` takes the place of `Brand.swift`.
  let taken: [String: OutputManifest.Entry]

  init(_ run: OutputRun, in folder: OutputFolder) throws(FileError) {
    var changed: [OutputFile] = []
    for output in run.outputs where try folder.state(of: output.file) != .same { changed.append(output.file) }
    self.changed = changed

    let place = SpecPlace(folder)
    let old = try folder.manifest()
    let made = run.outputs.map { OutputPlan.entry($0, place, known: old?.entries ?? []) }
    let names = Set(run.outputs.map(\.file.name))
    let own = Set(run.paths.map(place.path(from:)))
    let formats = Set(run.formats.map(\.rawValue))
    let others = (old?.entries ?? []).filter { !names.contains($0.name) }
    let unwanted = others.filter { entry in
      own.contains(entry.spec) && formats.contains(entry.format) || place.isGone(entry.spec)
    }
    let unwantedNames = Set(unwanted.map(\.name)).subtracting(Set(others).subtracting(unwanted).map(\.name))
    taken = Dictionary(
      run.outputs.compactMap { output in
        let name = output.file.name.lowercased()
        let other = old?.entries.first {
          $0.name.lowercased() == name && !own.contains($0.spec) && !place.isGone($0.spec) && folder.has($0.name)
        }
        return other.map { (output.file.name, $0) }
      }
    ) { first, _ in first }

    var leftovers: [Leftover] = []
    for name in unwantedNames.sorted() {
      let digests = Set(unwanted.filter { $0.name == name }.map(\.digest))
      guard let digest = try folder.digest(of: name, run.inputs) else { continue }
      leftovers.append(Leftover(name: name, isChanged: !digests.contains(digest)))
    }
    self.leftovers = leftovers

    let kept = Set(leftovers.filter(\.isChanged).map(\.name))
    let new = OutputManifest(
      made.compactMap { $0 } + others.filter { !unwantedNames.contains($0.name) || kept.contains($0.name) }
    )
    manifest = (old?.text ?? "", new.text)
    manifestBetween = OutputManifest(new.entries + (old?.entries ?? [])).text
  }

  /// Nil for an output whose spec cannot be read again: it would never be known whether it is still made. An entry that the
  /// manifest has for the same content stays.
  private static func entry(
    _ output: OutputRun.Output,
    _ place: SpecPlace,
    known: [OutputManifest.Entry]
  ) -> OutputManifest.Entry? {
    let digest = OutputManifest.digest(of: output.file.bytes)
    guard let spec = output.spec else { return known.first { $0.name == output.file.name && $0.digest == digest } }
    return OutputManifest.Entry(
      name: output.file.name,
      format: output.format.rawValue,
      spec: place.path(from: spec),
      digest: digest
    )
  }
}
