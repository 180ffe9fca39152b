internal import TokenDiagnostics
internal import TokenResolver

/// The first stage: names and bytes of files → what each file is.
struct ClassifiedInput {
  /// The kind of an input before it is read.
  enum Kind: Hashable {
    /// A file that the user names, and that must be a spec.
    case spec
    /// A file of a folder that may be a spec, or may be anything else.
    case candidate
    /// A file of a folder that is named as a spec, although its content does not look like one.
    case namedSpec
    case tokenFile
    case resolverDocument
    /// A file that is not for this tool.
    case other
    case unreadable(IncludeError)
  }

  let id: SourceFileID
  let input: CompilerInput
  let kind: Kind

  static func classify(_ inputs: [CompilerInput]) -> [ClassifiedInput] {
    inputs.enumerated().map { index, input in
      ClassifiedInput(id: SourceFileID(index: index), input: input, kind: kind(of: input))
    }
  }

  private static func kind(of input: CompilerInput) -> Kind {
    if input.role != .spec, SpecCandidate.isMigrations(input.file) { return .other }
    if case .unreadable(let problem) = input.role { return .unreadable(IncludeError(problem: problem)) }
    if TokenCandidate.isResolverDocument(input) { return .resolverDocument }
    if TokenCandidate.isTokenFile(input) { return .tokenFile }
    guard input.role == .candidate else { return .spec }
    if SpecCandidate.isNamedAsSpec(input.file), !SpecCandidate.triesToBeSpec(input.file) { return .namedSpec }
    return SpecCandidate.mayBeSpec(input.file) ? .candidate : .other
  }
}
