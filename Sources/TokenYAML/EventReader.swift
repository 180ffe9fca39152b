internal import CLibYAML

/// libyaml's parser. The bytes must outlive it.
struct EventReader: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>

  /// Nil if libyaml cannot allocate its buffers. The bytes must not be empty.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    parser = .allocate(capacity: 1)
    guard let start = bytes.baseAddress, yaml_parser_initialize(parser) == 1 else {
      parser.deallocate()
      return nil
    }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, start, bytes.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  /// The next event, which the caller deletes; nil if libyaml rejects the text.
  func next() -> yaml_event_t? {
    var event = yaml_event_t()
    return yaml_parser_parse(parser, &event) == 1 ? event : nil
  }

  /// The reason why libyaml rejected the text.
  var failure: Failure {
    let parser = parser.pointee
    let isReaderError = parser.error == YAML_READER_ERROR
    return Failure(
      problem: parser.problem.map { String(cString: $0) } ?? "it cannot be read as YAML",
      place: isReaderError ? .byte(parser.problem_offset) : .codePoint(parser.problem_mark.index),
      context: parser.context.map { (String(cString: $0), parser.context_mark.index) }
    )
  }

  struct Failure {
    enum Position {
      case byte(Int)
      case codePoint(Int)
    }

    let problem: String
    let place: Position
    /// libyaml's description of the construct it was reading, and the code point where that starts.
    let context: (message: String, codePoint: Int)?
  }
}
