internal import TokenModel

/// Gradients, of which the format has the stops.
extension StudioConverter {
  /// The stops of a gradient that CSS writes.
  func gradient(_ text: String, _ choice: StudioLayers.Choice) throws(StudioProblem) -> StudioDraft {
    let gradient = try StudioGradient(text)
    let stops = gradient.stops.map { stop in
      WrittenJSON.object([
        .init(key: "color", value: .string(stop.color)), .init(key: "position", value: .number(stop.position.digits)),
      ])
    }
    var draft = try self.gradient(of: stops, hasDirection: gradient.direction != nil, choice)
    let rounded = gradient.stops.flatMap { StudioScalars.rounding($0.position) }
    draft.changes = (draft.changes + rounded).uniquedNames
    return draft
  }

  /// The stops of an object with `kind`, `stops` and an angle or a shape.
  func gradient(_ json: WrittenJSON, _ choice: StudioLayers.Choice) throws(StudioProblem) -> StudioDraft {
    guard case .object(let members) = json, case .array(let stops)? = json["stops"], !stops.isEmpty else {
      throw StudioProblem("a gradient without colors")
    }
    return try gradient(of: stops, hasDirection: members.contains { $0.key != "stops" }, choice)
  }

  /// A list of stops. The format does not have the direction of a gradient.
  func gradient(
    of stops: [WrittenJSON],
    hasDirection: Bool = false,
    _ choice: StudioLayers.Choice
  ) throws(StudioProblem) -> StudioDraft {
    guard !stops.isEmpty else { throw StudioProblem("a gradient without colors") }
    var written: [StudioDraft.Value] = []
    var changes = hasDirection ? ["the direction of the gradient is left out"] : []
    for stop in stops {
      guard let color = stop["color"], let position = stop["position"] else {
        throw StudioProblem("a stop of a gradient needs a color and a position")
      }
      let colorPart = try part(color, .color, choice)
      let positionPart = try part(position, .opacity, choice)
      changes += colorPart.changes + positionPart.changes
      written.append(.object([(key: "color", value: colorPart.value), (key: "position", value: positionPart.value)]))
    }
    return StudioDraft("gradient", .list(written), changes: changes.uniquedNames)
  }
}
