import Foundation
import StyleTables
import TestSupport
import Testing
import TokenCompiler
import TokenDiagnostics
import TokenEmit
import TokenModel

/// No format loses a token in silence: each is in the output, or a diagnostic names it, alone or in a counted list.
struct LossLawTests {
  @Test func everyTokenIsInTheOutputOrTold() throws {
    let seed = SeededGenerator.chosenSeed
    var random = RandomTokens(generator: SeededGenerator(seed: seed))
    for round in 0..<(isLongRun ? 3_000 : 20) {
      let file = SourceFile(path: "random.tokens.json", text: random.make())
      for format in Format.all {
        let result = compileInMemory([CompilerInput(file, role: .candidate)], to: [format.request])
        let tokens = try #require(result.inputs.first?.catalog.tokens, "seed \(seed), round \(round)")
        let catalog = result.inputs[0].catalog
        #expect(!result.diagnostics.hasErrors)
        // Code of no style, no color and no constant is not written, and the tool says so.
        if result.outputs.isEmpty { continue }
        let lost = format.lost(of: catalog, in: result)
        let told = Told(result.diagnostics, tokens)
        let silent = lost.filter { !told.names($0) }
        let place = "seed \(seed), round \(round), \(format.request.emitter.id): "
        #expect(
          silent.count <= told.others,
          "\(place)\(silent.map { tokens.path(of: $0) }) of \(file.bytes.count) bytes"
        )
      }
    }
  }

  /// What diagnostics say of tokens.
  private struct Told {
    private let places: Set<SourceRange>
    private let messages: [String]
    /// The numbers of tokens in lists that name the first alone.
    let others: Int
    private let tokens: TokenSet

    init(_ diagnostics: [Diagnostic], _ tokens: TokenSet) {
      self.tokens = tokens
      places = Set(diagnostics.map(\.range))
      messages = diagnostics.map(\.message)
      let counts = Set(messages).flatMap { message in
        message.matches(of: /and (\d+) (?:other|more)/).compactMap { Int($0.output.1) }
      }
      others = counts.reduce(0, +)
    }

    func names(_ token: TokenID) -> Bool {
      let quoted = "`\(tokens.path(of: token))`"
      return places.contains(tokens.nameRange(of: token)) || messages.contains { $0.contains(quoted) }
    }
  }

  /// A format, and how to tell that an output has a token.
  private struct Format: Sendable {
    let request: OutputRequest
    /// Whether outputs have a token, by its name in the format.
    let has: @Sendable (_ outputs: Outputs, _ token: TokenID, _ name: String?) -> Bool

    struct Outputs {
      let catalog: Catalog
      let texts: String
      let paths: Set<String>
      let styles: StyleCatalog?
      /// The files of Figma.
      let trees: [JSONValue]
    }

    func lost(of catalog: Catalog, in result: Compiler.Result) -> [TokenID] {
      let binary = request.emitter.id == "catalog" ? result.outputs.first?.bytes : nil
      let outputs = Outputs(
        catalog: catalog,
        texts: binary == nil ? result.outputs.map { String(decoding: $0.bytes, as: UTF8.self) }.joined() : "",
        paths: Set(result.outputs.map(\.path.text)),
        styles: binary.flatMap { try? StyleCatalog(validating: $0) },
        trees: (request.emitter.id == "figma" ? result.outputs : []).compactMap { output in
          try? JSONValue(parsing: String(decoding: output.bytes, as: UTF8.self))
        }
      )
      let input = EmitterInput(catalog, options: request.options, toolVersion: "")
      let names = request.emitter.names(in: input)?.tokens
      return catalog.tokens.indices.filter { !has(outputs, $0, names?[$0] ?? nil) }
    }

    /// What addresses have as it is.
    private static let plain = CharacterSet(
      charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.~"
    )

    static let all = [
      Format(request: OutputRequest(CSSEmitter.self)) { outputs, _, name in
        name.map { outputs.texts.contains("  \($0):") || outputs.texts.contains("  \($0)-") } ?? false
      },
      Format(request: OutputRequest(JSONEmitter.self)) { outputs, token, _ in
        outputs.texts.contains("\"\(outputs.catalog.tokens.path(of: token))\" : {")
      },
      Format(request: OutputRequest(HTMLEmitter.self)) { outputs, token, _ in
        let path = outputs.catalog.tokens.path(of: token).description
        return outputs.texts.contains("<li id=token-\(path.addingPercentEncoding(withAllowedCharacters: plain) ?? "")")
      },
      Format(request: OutputRequest(AssetCatalogEmitter.self)) { outputs, _, name in
        name.map { outputs.paths.contains("Random.xcassets/\($0).colorset/Contents.json") } ?? false
      },
      Format(request: OutputRequest(FigmaEmitter.self)) { outputs, token, _ in
        let names = outputs.catalog.tokens.path(of: token).segments.map { $0 == "$root" ? "root" : $0 }
        return outputs.trees.contains { tree in names.reduce(tree) { $0[$1] } != .null }
      },
      Format(request: OutputRequest(SwiftEmitter.self), has: isInSwift),
      Format(request: OutputRequest(SwiftEmitter.self, ["tokens": .flag(true)]), has: isInSwift),
      Format(request: .catalog) { outputs, token, _ in
        let path = outputs.catalog.tokens.path(of: token)
        return switch outputs.catalog.tokens.type(of: token) {
        case .color?: outputs.styles?.color(named: path.ownName(as: .color)) != nil
        case .typography?: outputs.styles?.code(named: path.ownName(as: .typography)) != nil
        default: false
        }
      },
    ]

    @Sendable private static func isInSwift(_ outputs: Outputs, _ token: TokenID, _ name: String?) -> Bool {
      if outputs.catalog.tokens.type(of: token) == .typography {
        let path = outputs.catalog.tokens.path(of: token)
        return outputs.catalog.styles.contains { $0.path == path } && outputs.texts.contains("static var ")
      }
      return name.map { name in
        let last = name.split(separator: ".").last ?? ""
        return outputs.texts.contains("static var \(last):") || outputs.texts.contains("static var `\(last)`:")
      } ?? false
    }
  }
}
