/// The screen and the frames of a GIF file (GIF89a), from its blocks. No pixel is decoded for that.
///
/// Where the standard is silent, files are read like in Chromium. The screen is enlarged to the first frame's
/// rectangle, and anything may follow the end of the file. A file that is cut off has only complete frames, at least
/// one.
struct GIFFile: Sendable {
  let bytes: [UInt8]
  private(set) var width = 0
  private(set) var height = 0
  /// The number of times that the frames are shown; nil to repeat forever.
  private(set) var plays: Int? = 1
  private(set) var frames: [GIFFrame] = []

  /// Whether the bytes have the signature of GIF files.
  static func starts(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: Array("GIF87a".utf8)) || bytes.starts(with: Array("GIF89a".utf8))
  }

  /// Reads the blocks, and checks them and the limits. The number of bytes is checked by the caller.
  init(_ bytes: [UInt8], limits: AnimatedImageLimits) throws(AnimatedImageError) {
    self.bytes = bytes
    guard Self.starts(bytes) else { throw .format }
    var reader = GIFReader(bytes)
    _ = try reader.skip(6)
    (width, height) = (try reader.number(), try reader.number())
    let flags = try reader.byte()
    _ = try reader.skip(2)
    let palette = try reader.palette(flags)
    do throws(AnimatedImageError) {
      try readFrames(from: &reader, palette: palette, limits: limits)
    } catch {
      guard error == GIFReader.endError, !frames.isEmpty else { throw error }
    }
    // Without the room that an array has for more.
    frames = frames.map { $0 }
  }

  /// Reads the blocks after the header up to the one that ends the file.
  private mutating func readFrames(
    from reader: inout GIFReader,
    palette: Range<Int>?,
    limits: AnimatedImageLimits
  ) throws(AnimatedImageError) {
    var control = Control()
    var total: Int64 = 0
    while true {
      switch try reader.byte() {
      case 0x21:
        try readExtension(&reader, &control)
      case 0x2C:
        let frame = try Self.frame(from: &reader, control: control, palette: palette)
        try add(frame, limits: limits, total: &total)
        control = Control()
      case 0x3B:
        guard !frames.isEmpty else { throw .damaged("it has no frames") }
        return
      default:
        throw .damaged("there is an unknown block at byte \(reader.position - 1)")
      }
    }
  }

  /// The properties of the next frame in an extension.
  private struct Control {
    var disposal = GIFFrame.Disposal.keep
    var delay = 0.0
    var transparent: UInt8?
  }

  private mutating func add(
    _ frame: GIFFrame,
    limits: AnimatedImageLimits,
    total: inout Int64
  ) throws(AnimatedImageError) {
    if frames.isEmpty {
      width = max(width, frame.x + frame.width)
      height = max(height, frame.y + frame.height)
      guard width > 0, height > 0 else { throw .damaged("the screen is empty") }
    }
    let pixels = try limits.checkSize(width, height)
    total += max(pixels, try limits.checkSize(frame.width, frame.height))
    frames.append(frame)
    try limits.check(.frames, Int64(frames.count))
    try limits.check(.totalPixels, total)
  }

  private static func frame(
    from reader: inout GIFReader,
    control: Control,
    palette: Range<Int>?
  ) throws(AnimatedImageError) -> GIFFrame {
    let (x, y) = (try reader.number(), try reader.number())
    let (width, height) = (try reader.number(), try reader.number())
    let flags = try reader.byte()
    let colors = try reader.palette(flags) ?? palette
    let start = reader.position
    _ = try reader.byte()
    try reader.blocks()
    return GIFFrame(
      x: x,
      y: y,
      width: width,
      height: height,
      isInterlaced: flags & 0x40 != 0,
      palette: colors,
      transparent: control.transparent,
      disposal: control.disposal,
      delay: control.delay,
      data: start..<reader.position
    )
  }

  private mutating func readExtension(
    _ reader: inout GIFReader,
    _ control: inout Control
  ) throws(AnimatedImageError) {
    let label = try reader.byte()
    var blocks: [ArraySlice<UInt8>] = []
    // The extensions that matter have two blocks at most.
    try reader.blocks { if blocks.count < 2 { blocks.append(bytes[$0]) } }
    let first = Array(blocks.first ?? [])
    if label == 0xF9, first.count >= 4 {
      control.disposal = GIFFrame.Disposal(first[0] >> 2 & 7)
      control.delay = Double(Int(first[2]) << 8 | Int(first[1])) / 100
      control.transparent = first[0] & 1 == 0 ? nil : first[3]
    } else if label == 0xFF, let second = blocks.dropFirst().first.map(Array.init), second.count >= 3, second[0] == 1,
      Self.loopingApplications.contains(first)
    {
      // The number of repetitions after the first time.
      let repetitions = Int(second[2]) << 8 | Int(second[1])
      plays = repetitions == 0 ? nil : repetitions + 1
    }
  }

  private static let loopingApplications = [Array("NETSCAPE2.0".utf8), Array("ANIMEXTS1.0".utf8)]
}
