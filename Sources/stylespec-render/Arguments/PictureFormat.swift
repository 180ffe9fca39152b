internal import ArgumentParser
internal import StyleLayout

/// The formats of pictures.
enum PictureFormat: String, ExpressibleByArgument, CaseIterable {
  case png, svg, pdf

  /// What a file's name ends with, in capitals or not; nil when that says nothing.
  init?(ending path: String) {
    let path = path.lowercased()
    guard let format = Self.allCases.first(where: { path.hasSuffix(".\($0.rawValue)") }) else { return nil }
    self = format
  }

  func format(scale: Double) -> DrawingFormat {
    switch self {
    case .png: .png(scale: scale)
    case .svg: .svg
    case .pdf: .pdf
    }
  }
}
