/// The hash tables of names.
extension ImageValidation {
  func checkIndexes() throws(CatalogError) {
    try checkIndex(.sizeIndex, of: .rows, count: mainRowCount, stride: CatalogImage.Stride.row, at: 4)
    try checkIndex(.colorIndex, of: .colors, stride: CatalogImage.Stride.color, at: 2)
    try checkIndex(.weightIndex, of: .weights)
    try checkIndex(.familyIndex, of: .families, stride: CatalogImage.Stride.family, at: 3)
    try checkIndex(.modeIndex, of: .modes)
    try checkIndex(.styleIndex, of: .styles, stride: CatalogImage.Stride.style, at: 1)
  }

  /// Each record stands in the index once, under its own name, and at least half of the slots are free.
  private func checkIndex(
    _ index: Section,
    of records: Section,
    count: Int? = nil,
    stride: Int = 1,
    at offset: Int = 0
  ) throws(CatalogError) {
    let count = count ?? image.count(records)
    let slots = image.slotCount(index)
    try require(slots >= 2 && slots & (slots - 1) == 0 && slots >= 2 * count, "an index has a wrong size")
    var found = [Bool](repeating: false, count: count)
    for slot in 0..<slots {
      let entry = image.name(image.start(index) + slot)
      guard entry.number > 0 else { continue }
      let isNew = entry.number <= count && !found[entry.number - 1]
      try require(isNew, "an index has a wrong entry")
      let name = image.name(image.start(records) + (entry.number - 1) * stride + offset)
      let isSame = name.word & 0xFF_FFFF_FFFF == entry.word & 0xFF_FFFF_FFFF
      try require(isSame, "an index has a wrong name")
      found[entry.number - 1] = true
    }
    try require(found.allSatisfy { $0 }, "an index is not complete")
  }
}
