import Foundation
import TestSupport
import Testing
import TokenCompiler
import TokenDiagnostics
import TokenEmit
import TokenModel

/// Every key of a spec is in the document of the Design Tokens format, and comes back from it.
struct DTCGKeyTests {
  private static let format = OutputRequest(DTCGEmitter.self)

  /// Says all that a spec in one file can say, and nothing that is said by default.
  private static let spec = #"""
    {
      "stylespec": 1, "name": "Brand", "offsetHost": "css", "rootFontSize": 10,
      "swift": { "names": "camelCase", "prefix": "x", "access": "internal", "scope": "catalog", "emoji": "names", "tokens": true },
      "palette": { "night": { "light": "#000000", "dark": "#101010", "description": "Night", "deprecated": true } },
      "color": {
        "ink": {
          "light": "#222222", "dark": "#EEEEEE", "highContrastLight": "#000000", "highContrastDark": "#FFFFFF",
          "on": ["#FFFFFF", "{palette.night.dark}", "{palette.night}", "rgb(1 2 3)"], "description": "Ink", "deprecated": "use {color.sea}"
        },
        "sea": { "light": "#0000FF", "on": "#FFFFFF" }, "any": { "light": "#00FF00", "on": [] }
      },
      "weight": { "bold": { "value": 700, "description": "Bold", "deprecated": true }, "thin": 100 },
      "family": {
        "own": { "name": ["Inter", "serif"], "metrics": { "ascent": 1, "descent": 0.3 }, "description": "Own", "deprecated": true },
        "other": "system"
      },
      "typography": {
        "14": { "lineHeight": 20, "lineSpacing": 2, "letterSpacing": 0.5, "baselineOffset": 1, "description": "Body", "deprecated": true },
        "16": "plain"
      },
      "modes": { "read": {
        "typography": { "14": { "lineHeight": 24, "description": "Long", "deprecated": true } }, "description": "Read", "deprecated": true
      } },
      "codes": {
        "name": "{size}-{weight}-{family}", "mode": "{name}+{mode}", "color": "open", "only": ["1*", "14*"], "except": "*16-thin*"
      },
      "styles": { "title": {
        "size": 14, "color": "ink", "weight": "thin", "family": "other", "mode": "read", "description": "Title", "deprecated": true
      } },
      "emoji": { "faces": {
        "label": "Faces", "folder": "images", "code": "<{name}>", "boundaries": "none", "icon": "wave",
        "description": "Pack", "deprecated": true,
        "items": {
          "smile": {
            "image": "smile.gif", "still": "smile.png", "label": "Smile", "keywords": ["happy"], "aliases": ["grin"],
            "variants": ["wave"], "aspect": 1.5, "scale": 1.2, "description": "Happy", "deprecated": true
          },
          "wave": "wave.png"
        }
      } }
    }
    """#

  /// Keys that name other files, or are about their tokens; `tokens` is also a key of `swift`.
  private static let keysOfOtherFiles: Set<String> = ["include", "contexts", "from"]

  private func compile(_ text: String, _ name: String = "brand.json") -> Compiler.Result {
    let input = CompilerInput(SourceFile(path: name, text: text), role: .spec)
    return compileInMemory([input], to: [Self.format, .catalog])
  }

  @Test func theSpecHasEveryKey() throws {
    let schema = try JSONSerialization.jsonObject(
      with: Data(try Repository.readBytes("Documentation/spec.schema.json"))
    )
    var known: Set<String> = []
    visitObjects(schema) { object in
      if let properties = object["properties"] as? [String: Any] { known.formUnion(properties.keys) }
    }
    var used: Set<String> = []
    visitObjects(try JSONSerialization.jsonObject(with: Data(Self.spec.utf8))) { used.formUnion($0.keys) }
    #expect(known.count > 40)
    #expect(known.subtracting(used) == Self.keysOfOtherFiles)
  }

  @Test func everyKeyComesBack() throws {
    let first = compile(Self.spec)
    let document = try #require(first.outputs.first, "\(first.diagnostics.map(\.message))")
    let second = compile(String(decoding: document.bytes, as: UTF8.self), document.path.text)
    #expect(second.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    #expect(second.outputs.map(\.bytes) == first.outputs.map(\.bytes))
    let grounds = { (result: Compiler.Result) in
      result.catalogs.first?.colors.map { $0.grounds?.map { "\($0.name) \($0.variants.all.map(\.value.hex))" } }
    }
    #expect(grounds(second) == grounds(first))
  }

  @Test func everyKeyChangesTheDocument() throws {
    let spec = try JSONSerialization.jsonObject(with: Data(Self.spec.utf8))
    let written = compile(Self.spec).outputs.first?.bytes
    var compared = 0
    for (path, shorter) in withoutOneKey(spec) {
      let text = String(decoding: try JSONSerialization.data(withJSONObject: shorter), as: UTF8.self)
      guard let document = compile(text).outputs.first else { continue }
      compared += 1
      #expect(sorted(document.bytes) != written.map(sorted), "\(path) is lost")
    }
    #expect(compared > 60)
  }

  /// The bytes without an order: keys have lost theirs.
  private func sorted(_ bytes: [UInt8]) -> [UInt8] { bytes.sorted() }

  /// The value without each of its keys in turn, with the path of the key.
  private func withoutOneKey(_ value: Any) -> [(path: String, value: Any)] {
    guard let object = value as? [String: Any] else { return [] }
    return object.flatMap { key, inner -> [(path: String, value: Any)] in
      let without = (path: key, value: object.filter { $0.key != key } as Any)
      let deeper = withoutOneKey(inner).map { path, changed in
        (path: "\(key).\(path)", value: object.merging([key: changed]) { $1 } as Any)
      }
      return [without] + deeper
    }
  }

  private func visitObjects(_ value: Any, _ body: ([String: Any]) -> Void) {
    if let object = value as? [String: Any] {
      body(object)
      object.values.forEach { visitObjects($0, body) }
    } else if let array = value as? [Any] {
      array.forEach { visitObjects($0, body) }
    }
  }
}
