internal import TokenModel

/// Shadows and borders.
extension StudioConverter {
  func shadows(_ layers: [WrittenJSON], _ choice: StudioLayers.Choice) throws(StudioProblem) -> StudioDraft {
    guard !layers.isEmpty else { throw StudioProblem("a list without shadows") }
    var drafts: [StudioDraft] = []
    for layer in layers {
      guard case .object = layer else { throw StudioProblem("a shadow that is not an object") }
      drafts.append(try shadow(layer, choice))
    }
    return StudioDraft("shadow", .list(drafts.map(\.value)), changes: drafts.flatMap(\.changes).uniquedNames)
  }

  func shadow(_ json: WrittenJSON, _ choice: StudioLayers.Choice) throws(StudioProblem) -> StudioDraft {
    guard let color = json["color"] else { throw StudioProblem("a shadow needs a color") }
    let parts = [
      ("color", try part(color, .color, choice)),
      ("offsetX", try length(json, ["x", "offsetX"], choice)),
      ("offsetY", try length(json, ["y", "offsetY"], choice)),
      ("blur", try length(json, ["blur"], choice)),
      ("spread", try length(json, ["spread"], choice)),
    ]
    var members = parts.map { (key: $0.0, value: $0.1.value) }
    if isInner(json) { members.append((key: "inset", value: .plain(.boolean(true)))) }
    return StudioDraft("shadow", .object(members), changes: parts.flatMap(\.1.changes).uniquedNames)
  }

  private func isInner(_ json: WrittenJSON) -> Bool {
    json["type"] == .string("innerShadow") || json["inset"] == .boolean(true) || json["inset"] == .string("true")
  }

  /// A part that is 0 if it is missing.
  private func length(
    _ json: WrittenJSON,
    _ keys: [String],
    _ choice: StudioLayers.Choice
  ) throws(StudioProblem) -> StudioDraft {
    guard let value = json.first(of: keys) else {
      return StudioDraft("dimension", StudioScalars.json(.zero, "px"), changes: ["a shadow without `\(keys[0])`: 0"])
    }
    return try part(value, .length, choice)
  }

  func border(_ json: WrittenJSON, _ choice: StudioLayers.Choice) throws(StudioProblem) -> StudioDraft {
    guard let color = json["color"], let width = json["width"] else {
      throw StudioProblem("a border needs a color and a width")
    }
    let colorPart = try part(color, .color, choice)
    let widthPart = try part(width, .length, choice)
    let (style, changes) = try strokeStyle(json["style"], choice)
    return StudioDraft(
      "border",
      .object([
        (key: "color", value: colorPart.value), (key: "width", value: widthPart.value),
        (key: "style", value: .plain(.string(style))),
      ]),
      changes: (colorPart.changes + widthPart.changes + changes).uniquedNames
    )
  }

  private func strokeStyle(
    _ json: WrittenJSON?,
    _ choice: StudioLayers.Choice
  ) throws(StudioProblem) -> (style: String, changes: [String]) {
    guard let json else { return ("solid", ["a border without style: solid"]) }
    let text = try values.value(of: json, .text, choice).text ?? ""
    let styles = ["solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset"]
    guard styles.contains(text) else { throw StudioProblem("`\(text)` is not the style of a border") }
    return (text, [])
  }
}
