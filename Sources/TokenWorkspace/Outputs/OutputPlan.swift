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
  /// The folder's manifest as it is and as it has to be, both empty for none.
  package let manifest: (old: String, new: String)
  /// The manifest during renames. It lists old and new outputs, so that a killed run leaves nothing unknown.
  let manifestBetween: String

  /// Outputs of specs outside this run, by the name of the new output that would overwrite them. Where a file system
  /// ignores case, `BRAND.swift` takes the place of `Brand.swift`.
  let taken: [String: OutputManifest.Entry]

  init(_ run: OutputRun, in folder: OutputFolder) throws(FileError) {
    let old = try folder.manifest()
    let known = KnownOutputs(old?.entries ?? [], beside: run, in: folder)
    changed = try Self.changedOutputs(of: run, in: folder)
    leftovers = try known.leftovers()
    taken = known.takenByOtherSpecs()
    let new = OutputManifest(known.entriesOfRun() + known.entriesToKeep(with: leftovers))
    manifest = (old?.text ?? "", new.text)
    manifestBetween = OutputManifest(new.entries + known.entries).text
  }

  private static func changedOutputs(of run: OutputRun, in folder: OutputFolder) throws(FileError) -> [OutputFile] {
    var changed: [OutputFile] = []
    for output in run.outputs where try folder.state(of: output.file) != .same { changed.append(output.file) }
    return changed
  }
}

/// The entries of a folder's manifest, beside the outputs of a run.
private struct KnownOutputs {
  let entries: [OutputManifest.Entry]
  private let run: OutputRun
  private let folder: OutputFolder
  private let place: SpecPlace
  /// The specs of the run, as the manifest spells them.
  private let specsOfRun: Set<String>
  /// The entries of files that the run does not make.
  private let others: [OutputManifest.Entry]
  /// Those of them that no spec makes any longer.
  private let abandoned: [OutputManifest.Entry]
  /// The names of files whose entries are all abandoned.
  private let abandonedNames: Set<String>

  init(_ entries: [OutputManifest.Entry], beside run: OutputRun, in folder: OutputFolder) {
    self.entries = entries
    self.run = run
    self.folder = folder
    let place = SpecPlace(folder)
    self.place = place
    let specsOfRun = Set(run.paths.map(place.path(from:)))
    self.specsOfRun = specsOfRun
    let names = Set(run.outputs.map(\.file.name))
    others = entries.filter { !names.contains($0.name) }
    abandoned = others.filter { entry in
      specsOfRun.contains(entry.spec) && run.formats.contains(entry.format) || place.isGone(entry.spec)
    }
    let stillMade = Set(others).subtracting(abandoned)
    abandonedNames = Set(abandoned.map(\.name)).subtracting(stillMade.map(\.name))
  }

  /// The files that are there and that no spec makes any longer, by name.
  func leftovers() throws(FileError) -> [OutputPlan.Leftover] {
    var leftovers: [OutputPlan.Leftover] = []
    for name in abandonedNames.sorted() {
      guard let digest = try folder.digest(of: name, run.inputs) else { continue }
      let isOurs = abandoned.contains { $0.name == name && $0.digest == digest }
      leftovers.append(OutputPlan.Leftover(name: name, isChanged: !isOurs))
    }
    return leftovers
  }

  /// The entries of other specs' files that an output of the run would overwrite, by the name of that output.
  func takenByOtherSpecs() -> [String: OutputManifest.Entry] {
    var taken: [String: OutputManifest.Entry] = [:]
    for output in run.outputs where taken[output.file.name] == nil {
      let name = output.file.name.lowercased()
      taken[output.file.name] = entries.first { $0.name.lowercased() == name && isOfAnotherSpec($0) }
    }
    return taken
  }

  /// Whether a file is there and made by a spec that is there and not in the run.
  private func isOfAnotherSpec(_ entry: OutputManifest.Entry) -> Bool {
    !specsOfRun.contains(entry.spec) && !place.isGone(entry.spec) && folder.has(entry.name)
  }

  func entriesOfRun() -> [OutputManifest.Entry] {
    run.outputs.compactMap(entry(of:))
  }

  /// Nil for an output whose spec cannot be read again: it would never be known whether it is still made. An entry that
  /// the manifest has for the same content stays.
  private func entry(of output: OutputRun.Output) -> OutputManifest.Entry? {
    let digest = OutputManifest.digest(of: output.file.bytes)
    guard let spec = output.spec else { return entries.first { $0.name == output.file.name && $0.digest == digest } }
    return OutputManifest.Entry(
      name: output.file.name,
      format: output.format.emitter.id,
      spec: place.path(from: spec),
      digest: digest
    )
  }

  /// The entries of files that other specs make, and of leftovers that are kept.
  func entriesToKeep(with leftovers: [OutputPlan.Leftover]) -> [OutputManifest.Entry] {
    let kept = Set(leftovers.filter(\.isChanged).map(\.name))
    return others.filter { !abandonedNames.contains($0.name) || kept.contains($0.name) }
  }
}
