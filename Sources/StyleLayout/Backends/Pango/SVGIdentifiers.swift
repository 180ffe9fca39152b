#if canImport(CPango)
  /// Renames the parts of an SVG file. Cairo counts some of them across the whole process, so that the same drawing
  /// would not give the same file twice.
  enum SVGIdentifiers {
    static func renumbered(_ svg: [UInt8]) -> [UInt8] {
      var numbers: [ArraySlice<UInt8>: Int] = [:]
      var result: [UInt8] = []
      result.reserveCapacity(svg.count)
      var rest = svg[...]
      while let mark = rest.firstIndex(where: { $0 == 0x22 || $0 == 0x28 }) {
        let start = mark + 1
        result += rest[..<start]
        let isName = result.hasSuffix(" id=\"")
        let isReference = rest[start...].first == 0x23 && (result.hasSuffix("href=\"") || result.hasSuffix("url("))
        rest = rest[start...]
        guard isName || isReference, let end = rest.firstIndex(where: { $0 == 0x22 || $0 == 0x29 }) else { continue }
        let name = isReference ? rest[(start + 1)..<end] : rest[start..<end]
        let number = numbers[name] ?? numbers.count
        numbers[name] = number
        result += Array((isReference ? "#i\(number)" : "i\(number)").utf8)
        rest = rest[end...]
      }
      return result + rest
    }
  }

  extension [UInt8] {
    fileprivate func hasSuffix(_ text: StaticString) -> Bool {
      count >= text.utf8CodeUnitCount
        && suffix(text.utf8CodeUnitCount).elementsEqual(
          UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        )
    }
  }
#endif
