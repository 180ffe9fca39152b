internal import StyledText

/// A guess at how much text some lines take; where it is too little, it is doubled.
struct WindowSize {
  private let bytesPerLine: Double

  init(for text: StyledText, settings: LayoutSettings) {
    let size = text.resolvedAttributes(in: settings.context).fontRequest.size
    let ems = settings.width / max(size.isFinite ? size : 1, 1)
    bytesPerLine = min(ems * Self.bytesPerEm(in: text.text), Self.maximum)
  }

  func bytes(lines: Int) -> Int {
    Int(min(Double(lines) * bytesPerLine + Self.minimum, 1e12))
  }

  /// A letter of the Latin alphabet takes about half an em and one byte, an ideograph one em and three bytes.
  private static func bytesPerEm(in text: String) -> Double {
    let start = text.utf8.prefix(256)
    let ems = start.reduce(0.0) { $0 + ($1 < 0x80 ? 0.5 : $1 >= 0xE0 ? 1 : $1 >= 0xC0 ? 0.6 : 0) }
    return ems > 0 ? Double(start.count) / ems : 2
  }

  private static let minimum = 64.0
  private static let maximum = 1024.0
}
