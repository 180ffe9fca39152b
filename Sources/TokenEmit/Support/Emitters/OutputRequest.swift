/// An output format with its options, as requested of a compile.
package struct OutputRequest: Sendable, Hashable {
  /// The format.
  package let emitter: any OutputEmitter.Type
  /// All options of the format.
  package let options: EmitterOptions

  /// A format with its configured options. Nothing is checked.
  package init(_ emitter: any OutputEmitter.Type, _ configured: [String: EmitterOption.Value] = [:]) {
    self.emitter = emitter
    options = EmitterOptions(emitter.options, configured)
  }

  /// Whether two requests are for the same format with the same options.
  package static func == (a: OutputRequest, b: OutputRequest) -> Bool {
    a.emitter.id == b.emitter.id && a.options == b.options
  }

  /// Hashes the name of the format and the options.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(emitter.id)
    hasher.combine(options)
  }
}
