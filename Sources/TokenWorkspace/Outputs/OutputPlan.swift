package import TokenEmit
internal import TokenSystem

/// The changes that a run has to make in the folder of its outputs. To make a plan writes nothing.
package struct OutputPlan: Sendable {
  /// A file of an earlier run that is no longer made.
  package struct Leftover: Sendable, Hashable {
    /// The file's path in the folder.
    package let path: OutputPath
    /// Whether it was changed by hand. It is then kept.
    package let isChanged: Bool
  }

  /// The outputs that are missing or have other content, in the order of the specs.
  package let changed: [OutputFile]
  private let changedPaths: Set<OutputPath>
  /// By path.
  package let leftovers: [Leftover]
  /// The outputs that the manifest no longer lists after the run, by path. Some are leftovers that the run removes, and
  /// others are already gone: their folders may be empty.
  let forgotten: [OutputPath]
  /// The folder's manifest as it is and as it has to be, both empty for none.
  package let manifest: (old: String, new: String)
  /// The manifest during renames. It lists old and new outputs, so that a killed run leaves nothing unknown.
  let manifestBetween: String

  /// Outputs of specs outside this run, by the path of the new output that would overwrite them. If the file system
  /// ignores case, `BRAND.swift` overwrites `Brand.swift`.
  let taken: [OutputPath: OutputManifest.Entry]
  /// The manifest's entries before the run.
  private let entries: [OutputManifest.Entry]

  /// Throws if two of the outputs cannot be in one folder, something other than a file or a folder is at the path of
  /// one, or the manifest is damaged.
  init(_ run: OutputRun, in folder: OutputFolder) throws(FileError) {
    try OutputClash.check(run.outputs.map(\.file), in: folder)
    let old = try folder.manifest()
    entries = old?.entries ?? []
    let known = KnownOutputs(entries, beside: run, in: folder)
    changed = try Self.changedOutputs(of: run, in: folder)
    changedPaths = Set(changed.map(\.path))
    leftovers = try known.leftovers()
    let kept = Set(leftovers.filter(\.isChanged).map(\.path))
    forgotten = known.abandoned.keys.filter { !kept.contains($0) }.sorted()
    taken = known.takenByOtherSpecs()
    let new = OutputManifest(known.entriesOfRun() + known.entriesToKeep(with: kept))
    manifest = (old?.text ?? "", new.text)
    manifestBetween = OutputManifest(new.entries + known.entries).text
  }

  private static func changedOutputs(of run: OutputRun, in folder: OutputFolder) throws(FileError) -> [OutputFile] {
    var changed: [OutputFile] = []
    for output in run.outputs where try folder.state(of: output.file) != .same { changed.append(output.file) }
    return changed
  }

  /// The digests of what runs have written at a path, by the manifest.
  func digests(of path: OutputPath) -> Set<String> {
    Set(entries.filter { $0.path == path }.map(\.digest))
  }

  /// Whether an output of the run is missing or has other content.
  package func isChanged(_ output: OutputFile) -> Bool { changedPaths.contains(output.path) }
}

/// The entries of a folder's manifest, along with the outputs of a run.
private struct KnownOutputs {
  let entries: [OutputManifest.Entry]
  private let run: OutputRun
  private let folder: OutputFolder
  private let specs: SpecPlaces
  /// The entries of files that the run does not make.
  private let others: [OutputManifest.Entry]
  /// The entries of files that no spec makes any longer, by the paths of these files.
  let abandoned: [OutputPath: [OutputManifest.Entry]]

  init(_ entries: [OutputManifest.Entry], beside run: OutputRun, in folder: OutputFolder) {
    self.entries = entries
    self.run = run
    self.folder = folder
    let specs = SpecPlaces(of: run, and: entries, from: folder)
    self.specs = specs
    let paths = Set(run.outputs.map(\.file.path))
    others = entries.filter { !paths.contains($0.path) }
    abandoned = Dictionary(grouping: others, by: \.path).filter { file in
      file.value.allSatisfy { entry in
        specs.ofRun.contains(entry.spec) && run.formats.contains(entry.format) || specs.gone.contains(entry.spec)
      }
    }
  }

  /// The files that are there and that no spec makes any longer, by path.
  func leftovers() throws(FileError) -> [OutputPlan.Leftover] {
    var leftovers: [OutputPlan.Leftover] = []
    for (path, entries) in abandoned.sorted(by: { $0.key < $1.key }) {
      guard let digest = try folder.digest(of: path, run.inputs) else { continue }
      leftovers.append(OutputPlan.Leftover(path: path, isChanged: !entries.contains { $0.digest == digest }))
    }
    return leftovers
  }

  /// The entries of other specs' files that an output of the run would overwrite, by the path of that output.
  func takenByOtherSpecs() -> [OutputPath: OutputManifest.Entry] {
    let byOthers = entries.filter { !specs.ofRun.contains($0.spec) && !specs.gone.contains($0.spec) }
    let files = Dictionary(grouping: byOthers, by: \.path.folded)
    var taken: [OutputPath: OutputManifest.Entry] = [:]
    for path in run.outputs.map(\.file.path) {
      taken[path] = files[path.folded]?.first { folder.has($0.path) }
    }
    return taken
  }

  /// Without outputs whose specs cannot be read again: it would never be known whether they are still made. Entries
  /// that the manifest has for the same content stay.
  func entriesOfRun() -> [OutputManifest.Entry] {
    let known = Dictionary(grouping: entries, by: \.path)
    return run.outputs.compactMap { output in
      let path = output.file.path
      let digest = OutputManifest.digest(of: output.file.bytes)
      guard let spec = output.spec else { return known[path]?.first { $0.digest == digest } }
      let place = specs.place(of: spec)
      return OutputManifest.Entry(path: path, format: output.format.emitter.id, spec: place, digest: digest)
    }
  }

  /// The entries of files that other specs make, and of leftovers that are kept.
  func entriesToKeep(with kept: Set<OutputPath>) -> [OutputManifest.Entry] {
    others.filter { abandoned[$0.path] == nil || kept.contains($0.path) }
  }
}

/// The specs of a run and of a manifest. Each is looked up once, however many outputs it has.
private struct SpecPlaces {
  /// The specs of the run, as the manifest spells them.
  let ofRun: Set<String>
  /// The specs of the manifest that are not there any longer.
  let gone: Set<String>
  /// Spellings of the manifest, by the paths that the run uses.
  private let places: [String: String]

  init(of run: OutputRun, and entries: [OutputManifest.Entry], from folder: OutputFolder) {
    let place = SpecPlace(folder)
    let paths = Set(run.paths + run.outputs.compactMap(\.spec))
    places = Dictionary(uniqueKeysWithValues: paths.map { ($0, place.path(from: $0)) })
    ofRun = Set(run.paths.compactMap { [places] in places[$0] })
    gone = Set(entries.map(\.spec)).filter(place.isGone)
  }

  /// The path of a spec of the run, as the manifest spells it.
  func place(of spec: String) -> String { places[spec] ?? spec }
}
