/// Why a file tells nothing of an image.
enum ImageProblem: Error {
  case empty, tooLarge, unknown
  /// The file ends where more has to follow.
  case cutOff
  /// A contradiction of the format.
  case damaged(String)

  /// The text of a message after the path of the file.
  var message: String {
    switch self {
    case .empty: "is empty"
    case .tooLarge: "is larger than \(ImageFile.maximumBytes / (1_024 * 1_024)) MB"
    case .unknown: "is not a PNG, GIF, JPEG or WebP image"
    case .cutOff: "is damaged: it ends too early"
    case .damaged(let reason): "is damaged: \(reason)"
    }
  }
}
