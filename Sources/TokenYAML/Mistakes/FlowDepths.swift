internal import TokenDiagnostics

/// The number of brackets that are open at the start of each line of a file. A file with thousands of mistakes is read
/// once for all of them.
package struct FlowDepths: Sendable {
  /// The starts of the lines that start in brackets, in order, and how many are open there.
  private var starts: [Int] = []
  private var depths: [Int] = []

  /// - Complexity: O(*n*), where *n* is the size of the file.
  package init(_ bytes: UnsafeBufferPointer<UInt8>) {
    let text = SourceText(bytes)
    var (line, depth) = (0, 0)
    while line < text.count {
      if depth > 0 {
        starts.append(line)
        depths.append(depth)
      }
      if text.startsSection(line) { depth = 0 }
      let end = text.endOfLine(line)
      depth = text.flowDepth(after: line..<end, from: depth)
      line = end + 1
    }
  }

  /// - Complexity: O(log *n*), where *n* is the number of lines that start in brackets.
  func depth(atLine line: Int) -> Int {
    let index = starts.partitioningIndex { $0 >= line }
    return index < starts.count && starts[index] == line ? depths[index] : 0
  }
}

extension SourceText {
  /// The number of brackets that are open at the start of a line, counted from the last line that starts a section.
  func flowDepth(atLine line: Int) -> Int {
    var depth = 0
    var start = startOfSection(aboveLine: line)
    while start < line {
      let end = endOfLine(start)
      depth = flowDepth(after: start..<end, from: depth)
      start = end + 1
    }
    return depth
  }

  /// The number of brackets that are open after a line.
  fileprivate func flowDepth(after line: Range<Int>, from depth: Int) -> Int {
    var depth = depth
    var position = line.lowerBound
    var isStart = true
    while position < line.upperBound {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "\"") where isStart, UInt8(ascii: "'") where isStart:
        position = endOfQuoted(at: position, before: line.upperBound) ?? position + 1
        isStart = false
        continue
      case UInt8(ascii: "#") where isStart: return depth
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += isStart ? 1 : 0
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth = max(0, depth - 1)
      default: break
      }
      isStart = Self.mayPrecedeValue(byte)
      position += 1
    }
    return depth
  }

  private static func mayPrecedeValue(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, 0x09, UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "{"): true
    default: false
    }
  }
}
