import TestSupport
import Testing

/// The rule for Bazel, run by Debian's Bazel (`apt-get install bazel-bootstrap`), without a network.
@Suite(.buildsConsumers, .enabled(if: BazelWorkspace.canBeBuilt, "needs Debian's Bazel"), .serialized)
struct BazelTests {
  @Test func writesWhatCompileWrites() throws {
    let workspace = try BazelWorkspace()
    let build = try workspace.build("//tokens:library")
    #expect(build.result.status == 0, "\(build.result.errors)")
    #expect(try workspace.output() == workspace.compiled())

    let action = try #require(build.action)
    #expect(action.mnemonic == "StyleSpec")
    #expect(action.inputs.count == 3)
    #expect(
      action.inputs.map(\.path).filter { $0.utf8.allSatisfy { $0 < 128 } } == [
        "tokens/brand.yaml", "tools/stylespec-gen",
      ]
    )
    #expect(action.environmentVariables.isEmpty)
    #expect(action.remotable && action.remoteCacheable && !action.remoteCacheHit)
  }

  @Test func runsAgainWhenAnInputChangedAndOnlyThen() throws {
    let workspace = try BazelWorkspace()
    #expect(try workspace.build("//tokens:brand").action != nil)
    #expect(try workspace.build("//tokens:brand").action == nil)

    try workspace.write("a: 1\n", to: "tokens/notes.yaml")
    try workspace.write("", to: "tokens/colors/notes.txt")
    #expect(try workspace.build("//tokens:brand").action == nil)

    try workspace.write(BazelFiles.palette.replacing("#222222", with: "#333333"), to: "tokens/colors/颜色 表.yaml")
    let build = try workspace.build("//tokens:brand")
    #expect(build.action?.remoteCacheHit == false, "\(build.result.errors)")
    #expect(try workspace.output().contains("#333333"))
    #expect(try workspace.output() == workspace.compiled())
  }

  @Test func refusesAnIncludeThatIsNotDeclared() throws {
    let build = try BazelWorkspace().build("//tokens:undeclared")
    let problem = "`colors/颜色 表.yaml` does not exist, or is not in the `srcs` of the rule, so that Bazel hides it"
    #expect(build.result.errors.contains("\ntokens/brand.yaml:4:10: error: \(problem)"))
    #expect(build.result.status == 1)
  }

  @Test func anotherMachineTakesTheOutputFromTheCache() throws {
    let first = try BazelWorkspace()
    let second = try BazelWorkspace(sharing: first.cache)
    #expect(try first.build("//tokens:brand").action?.remoteCacheHit == false)
    #expect(try second.build("//tokens:brand").action?.remoteCacheHit == true)
    #expect(try first.output() == second.output())
  }
}
