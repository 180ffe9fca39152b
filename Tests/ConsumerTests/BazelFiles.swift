import Foundation
import TestSupport
import Testing

/// The files of a workspace by their names. Some come from the rule's README.
enum BazelFiles {
  static let spec = """
    stylespec: 1
    name: Brand
    offsetHost: css
    include: colors/颜色 表.yaml
    color: { 墨: "{palette.ink}" }
    weight: { regular: 400, bold: 700 }
    typography: { 14: { lineHeight: 20, lineSpacing: 3, baselineOffset: 0 }, 13.5: plain }

    """

  static let palette = "palette: { ink: \"#222222\" }\n"

  static func all() throws -> [String: String] {
    let readme = try Repository.read("Integrations/bazel/README.md")
    let rule = Repository.root.relativePath + "/Integrations/bazel"
    let workspace = try block(after: "`WORKSPACE`, for Bazel without modules:", in: readme)
    return [
      "WORKSPACE": workspace.replacing("third_party/stylespec/Integrations/bazel", with: rule) + emptyRepositories,
      "tools/BUILD.bazel": try block(after: "`tools/BUILD.bazel`:", in: readme),
      "tokens/BUILD.bazel": try block(after: "`tokens/BUILD.bazel`:", in: readme) + moreTargets,
      "tokens/swift_sources.bzl": swiftSources,
      "tokens/brand.yaml": spec,
      "tokens/colors/颜色 表.yaml": palette,
    ].merging(emptyRules) { old, _ in old }
  }

  private static func block(after text: String, in page: String) throws -> String {
    let start = try #require(page.firstRange(of: text)).upperBound
    return String(try #require(page[start...].firstMatch(of: #/(?s)```starlark\n(.*?)```/#)).output.1)
  }

  /// A target without its include, and a target with sources like `swift_library`.
  private static let moreTargets = """

    load(":swift_sources.bzl", "swift_sources")

    style_spec_library(name = "undeclared", spec = "brand.yaml")

    swift_sources(name = "library", srcs = [":brand"])
    """

  private static let swiftSources = """
    def _implementation(ctx):
        return [DefaultInfo(files = depset(ctx.files.srcs))]

    swift_sources = rule(
        implementation = _implementation,
        attrs = {"srcs": attr.label_list(allow_files = ["swift"])},
    )
    """

  /// Bazel 4 would download these to search for toolchains that the tests do not use.
  private static let emptyRepositories = """

    local_repository(name = "rules_cc", path = "empty/rules_cc")
    local_repository(name = "rules_java", path = "empty/rules_java")
    """

  private static let emptyRules = [
    "empty/rules_cc/WORKSPACE": "",
    "empty/rules_cc/cc/BUILD": "",
    "empty/rules_cc/cc/defs.bzl": natives("cc_binary", "cc_library", "cc_toolchain", "cc_toolchain_suite"),
    "empty/rules_java/WORKSPACE": "",
    "empty/rules_java/java/BUILD": "",
    "empty/rules_java/java/defs.bzl": natives("java_import", "java_runtime", "java_toolchain"),
  ]

  private static func natives(_ names: String...) -> String {
    names.map { "\($0) = native.\($0)\n" }.joined()
  }
}
