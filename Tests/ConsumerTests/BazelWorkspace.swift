import Foundation
import TestSupport
import Testing

/// A tiny workspace: a spec, a file that it includes, the files of the rule's README, and the built tool.
final class BazelWorkspace {
  /// An action in Bazel's log, with the fields that matter here.
  struct Action: Decodable {
    struct Input: Decodable {
      let path: String
    }
    struct Variable: Decodable {
      let name: String
    }

    let mnemonic: String
    let inputs: [Input]
    let environmentVariables: [Variable]
    let remoteCacheHit: Bool
    let remotable: Bool
    let remoteCacheable: Bool
  }

  struct Build {
    let result: SubprocessResult
    /// The action that was executed or taken from the cache; nil if the output was up to date.
    let action: Action?
  }

  /// Not just `bazel`: a current version would download modules.
  private static let bazel = "bazel-4"
  static let canBeBuilt = (try? Subprocess.run(bazel, ["--version"]).status) == 0

  /// Bazel 4 does not allow spaces or non-ASCII letters in the path of a workspace.
  private let folder: TemporaryFolder
  /// Bazel's files for this workspace.
  private let state: TemporaryFolder
  let cache: TemporaryFolder

  /// Two workspaces that share a cache are like two machines that share a remote one.
  init(sharing cache: TemporaryFolder? = nil) throws {
    folder = try TemporaryFolder("shop")
    state = try TemporaryFolder("state")
    self.cache = try cache ?? TemporaryFolder("cache")
    for (name, text) in try BazelFiles.all() { try folder.write(text, to: name) }
    try FileManager.default.copyItem(
      atPath: Repository.product("stylespec-gen"),
      toPath: folder.path + "/tools/stylespec-gen"
    )
  }

  /// Bazel leaves read-only folders after.
  deinit {
    _ = try? Subprocess.run("chmod", ["-R", "u+w", state.path])
  }

  func write(_ text: String, to name: String) throws {
    try folder.write(text, to: name)
  }

  func build(_ target: String) throws -> Build {
    let log = try state.write("", to: "log.json")
    // Without `--batch`, a server would keep running, and `Process` would wait for it.
    let start = ["--batch", "--nohome_rc", "--output_user_root=\(state.path)/root", "build"]
    let options = ["--show_progress=no", "--nosandbox_debug", "--execution_log_json_file=\(log)"]
    let arguments = start + options + ["--disk_cache=\(cache.path)", target]
    let result = try Subprocess.run(Self.bazel, arguments, in: folder.path)
    let logged = Data(try state.read("log.json").utf8)
    return Build(result: result, action: logged.isEmpty ? nil : try JSONDecoder().decode(Action.self, from: logged))
  }

  /// The output of the rule for the target `//tokens:brand`.
  func output() throws -> String { try folder.read("bazel-bin/tokens/brand.swift") }

  /// The output of `stylespec compile` for the same spec.
  func compiled() throws -> String {
    let arguments = ["compile", "tokens/brand.yaml", "--out", "compiled"]
    let result = try Subprocess.run(Repository.product("stylespec"), arguments, in: folder.path)
    #expect(result.errors == "")
    return try folder.read("compiled/Brand.swift")
  }
}
