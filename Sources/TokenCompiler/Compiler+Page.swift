package import TokenEmit

extension Compiler {
  /// The page of what was compiled, as the output `html` has it, with a review.
  ///
  /// - Parameters:
  ///   - input: A spec or tokens without errors.
  ///   - formats: The formats whose names the page has, with their options; others have their defaults.
  ///   - backgrounds: What text of the input is seen on.
  ///   - review: The changes and findings that it shows.
  /// - Complexity: O(*n*), where *n* is the number of codes, tokens, changes and findings.
  package static func page(
    of input: CompiledInput,
    naming formats: [OutputRequest],
    backgrounds: EmitterInput.Backgrounds,
    with review: PageReview
  ) throws(OutputPathError) -> OutputFile {
    let page = EmitterInput(
      input.catalogOfOutputs,
      backgrounds: backgrounds,
      toolVersion: version,
      formats: Outputs.allFormats(with: formats)
    )
    // A compile has reported it.
    var ignored = EmitterReport()
    return try HTMLEmitter.page(of: page, with: review, &ignored)
  }
}
