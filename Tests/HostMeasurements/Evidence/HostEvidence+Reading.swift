internal import Foundation

extension HostEvidence {
  /// Reads a file.
  ///
  /// - Throws: What is wrong with the file, and what would be right.
  package init(json: [UInt8]) throws(EvidenceError) {
    do {
      self = try JSONDecoder().decode(HostEvidence.self, from: Data(json))
    } catch let error as DecodingError {
      throw EvidenceError(error)
    } catch {
      throw EvidenceError(place: "", message: "cannot be read: \(error)")
    }
    if let mistake = firstMistake { throw mistake }
  }

  enum Key: String, CodingKey {
    case format, machine, measurements, screenScale, system, version
  }
}

extension HostEvidence: Decodable {
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    let format = try values.decode(Int.self, forKey: .format)
    guard format == Self.format else {
      throw values.mistake(at: .format, "is \(format), but these tests read \(Self.format); measure again")
    }
    let version = try values.decode(String.self, forKey: .version)
    guard let number = SystemVersion(version) else {
      throw values.mistake(at: .version, "is '\(version)'; write a version such as 17.5 or 16.4.1")
    }
    self.init(
      system: try values.choice(.system),
      version: number,
      machine: try values.choice(.machine),
      screenScale: try values.decode(Double.self, forKey: .screenScale),
      measurements: try values.decode([HostMeasurement].self, forKey: .measurements)
    )
  }
}

extension HostMeasurement: Decodable {
  enum Key: String, CodingKey {
    case ascent, capHeight, descent, firstBottom, firstTop, font, lineHeight, lineSpacing, offset
    case secondBottom, secondTop, size, textTop, view, viewHeight
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    func number(_ key: Key) throws -> Double { try values.decode(Double.self, forKey: key) }
    self.init(
      view: try values.choice(.view),
      sample: HostSample(
        size: try number(.size),
        lineHeight: try number(.lineHeight),
        lineSpacing: try number(.lineSpacing),
        offset: try number(.offset)
      ),
      font: ReportedFont(
        name: try values.decode(String.self, forKey: .font),
        ascent: try number(.ascent),
        descent: try number(.descent),
        capHeight: try number(.capHeight)
      ),
      viewHeight: try number(.viewHeight),
      textTop: try number(.textTop),
      first: InkBand(top: try number(.firstTop), bottom: try number(.firstBottom)),
      second: InkBand(top: try number(.secondTop), bottom: try number(.secondBottom))
    )
  }
}

extension KeyedDecodingContainer {
  fileprivate func choice<Choice>(_ key: Key) throws -> Choice
  where Choice: CaseIterable & RawRepresentable, Choice.RawValue == String {
    let text = try decode(String.self, forKey: key)
    guard let choice = Choice(rawValue: text) else {
      let names = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw mistake(at: key, "is '\(text)'; write one of \(names)")
    }
    return choice
  }

  fileprivate func mistake(at key: Key, _ message: String) -> DecodingError {
    .dataCorruptedError(forKey: key, in: self, debugDescription: message)
  }
}
