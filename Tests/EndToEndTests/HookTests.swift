import Testing
import TestSupport

/// The hooks for pre-commit: their commands and their files. (`Scripts/check-recipes` checks their syntax.)
struct HookTests {
  private struct Hook {
    let command: [String]
    let files: Regex<AnyRegexOutput>
  }

  private static func hook(_ id: String) throws -> Hook {
    let hooks = try Repository.read(".pre-commit-hooks.yaml")
    let start = try #require(hooks.firstRange(of: "- id: \(id)\n")).upperBound
    let entry = try #require(hooks[start...].firstMatch(of: #/entry: (.*)\n/#)).output.1
    let files = try #require(hooks[start...].firstMatch(of: #/files: (.*)\n/#)).output.1
    return Hook(command: entry.split(separator: " ").map(String.init), files: try Regex(String(files)))
  }

  @Test(arguments: ["stylespec-check", "stylespec-lint"])
  func brokenTokensFail(_ id: String) throws {
    let hook = try Self.hook(id)
    let project = try RecipeProject()
    #expect(try project.run(hook.command).status == 0)
    try project.folder.write(RecipeProject.spec.replacing("#222222", with: "#22222"), to: "tokens/brand.yaml")
    #expect(try project.run(hook.command).status == 1)
  }

  @Test func staleOutputsFail() throws {
    let project = try RecipeProject()
    try project.folder.write(RecipeProject.spec.replacing("20", with: "21"), to: "tokens/brand.yaml")
    #expect(try project.run(Self.hook("stylespec-check").command).status == 1)
    #expect(try project.run(Self.hook("stylespec-lint").command).status == 0)
  }

  @Test func onlyWhatTheyLookAtStartsThem() throws {
    let (check, lint) = (try Self.hook("stylespec-check").files, try Self.hook("stylespec-lint").files)
    for path in ["tokens/brand.yaml", "tokens/颜色/调色 板.yml", "App/tokens/brand.yaml"] {
      #expect(path.contains(check))
      #expect(path.contains(lint))
    }
    #expect("Generated/Swift/Brand.swift".contains(check))
    #expect("Generated/Swift/.stylespec-outputs".contains(check))
    #expect(!"Generated/Swift/Brand.swift".contains(lint))
    #expect(".stylespec.yaml".contains(lint))
    for path in ["Sources/App.swift", "mytokens/brand.yaml", "tokens/readme.md", "a.stylespec.yaml"] {
      #expect(!path.contains(check))
      #expect(!path.contains(lint))
    }
  }
}
