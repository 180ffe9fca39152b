/// Names, and the numbers beside them.
extension ImageValidation {
  func checkNames() throws(CatalogError) {
    try checkName(at: CatalogImage.nameIndex)
    try checkNames(.rows, stride: CatalogImage.Stride.row, at: 4)
    try checkNames(.colors, stride: CatalogImage.Stride.color, at: 2)
    try checkNames(.weights)
    try checkNames(.families, stride: CatalogImage.Stride.family, at: 2)
    try checkNames(.families, stride: CatalogImage.Stride.family, at: 3)
    try checkNames(.modes)
    try checkNames(.styles, stride: CatalogImage.Stride.style, at: 1)
    try checkNames(.baseName)
    try checkNames(.modeName)
  }

  private func checkNames(_ section: Section, stride: Int = 1, at offset: Int = 0) throws(CatalogError) {
    for record in 0..<image.count(section) { try checkName(at: image.start(section) + record * stride + offset) }
  }

  private func checkName(at index: Int) throws(CatalogError) {
    try require(image.word(index) & 0x8000_0000 == 0, "a name is cut off")
    let name = image.name(index)
    try require(name.offset + name.count <= image.count(.text), "a name is cut off")
    let bytes = UnsafeRawBufferPointer(start: image.textBase.advanced(by: name.offset), count: name.count)
    // Decoding repairs what is no UTF-8, which shows.
    try require(String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes), "a name is no UTF-8")
  }

  func checkNumbers() throws(CatalogError) {
    let rows = image.count(.rows)
    let mainRows = mainRowCount
    for row in 0..<rows {
      let mode = RowFlags(image, row).mode ?? -1
      try require(mode < image.count(.modes) && (mode >= 0) == (row >= mainRows), "a row has no such mode")
    }
    for weight in 0..<image.count(.weights) {
      let value = image.name(image.start(.weights) + weight).number
      try require(StyleBounds.weight.contains(Double(value)), "a weight is not from 1 to 1000")
    }
    for slot in 0..<image.count(.modeRows) * image.count(.modes) {
      try require(image.word(image.start(.modeRows) + slot) <= UInt64(rows), "a mode has no such row")
    }
    for style in 0..<image.count(.styles) { try checkStyle(style) }
    try checkLengths()
    try checkTemplate(.baseName, NamePart.size...NamePart.family)
    try checkTemplate(.modeName, NamePart.size...NamePart.mode)
  }

  /// Lengths are in the bounds of what they are. A line spacing may be negative, as in a spec; it counts as 0.
  private func checkLengths() throws(CatalogError) {
    for row in 0..<image.count(.rows) {
      let start = image.start(.rows) + row * CatalogImage.Stride.row
      try check(start, .size, "a size")
      try check(start + 1, .extent, "a line height")
      try check(start + 2, .displacement, "a line spacing")
      try check(start + 3, .displacement, "a letter spacing")
    }
    for family in 0..<image.count(.families) {
      let start = image.start(.families) + family * CatalogImage.Stride.family
      try check(start, .perEm, "an ascent")
      try check(start + 1, .perEm, "a descent")
    }
    for word in image.start(.baselines)..<image.start(.included) { try check(word, .displacement, "a baseline") }
  }

  private func check(_ word: Int, _ bounds: StyleBounds, _ what: String) throws(CatalogError) {
    let length = image.points(word)
    try require(bounds.contains(length), bounds.problem(with: length, what: what))
  }

  private func checkStyle(_ style: Int) throws(CatalogError) {
    let word = image.word(image.start(.styles) + style * CatalogImage.Stride.style)
    let code = StyleCode(unsafeKey: word, in: StyleCatalog(image: image))
    let exists =
      code.style == nil && code.row < image.count(.rows) && code.color < image.count(.colors)
      && code.weight < image.count(.weights) && code.family < image.count(.families)
    try require(exists, "a style has no such size, color, weight or family")
  }

  /// A name that is taken apart in one go has each axis once: the numbers of two are joined into one that may not exist.
  private func checkTemplate(_ section: Section, _ axes: ClosedRange<NamePart>) throws(CatalogError) {
    var seen: Set<NamePart> = []
    for part in 0..<image.count(section) {
      let name = image.name(image.start(section) + part)
      let kind = NamePart(rawValue: name.number)
      let isRight = kind == .literal ? name.count > 0 : kind.map(axes.contains) ?? false
      try require(isRight, "a name template has an unknown part")
      guard let kind, kind != .literal else { continue }
      let isNew = seen.insert(kind).inserted
      try require(isNew || !image.literalsSeparate, "a name template repeats a part")
    }
  }

  /// At least as long as every name.
  var longestPossibleName: Int {
    let styles = (0..<image.count(.styles)).map {
      image.name(image.start(.styles) + $0 * CatalogImage.Stride.style + 1).count
    }
    return max(styles.max() ?? 0, 255 * max(image.count(.baseName), image.count(.modeName)))
  }
}
