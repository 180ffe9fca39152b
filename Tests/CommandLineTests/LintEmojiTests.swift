import Foundation
import TestSupport
import Testing

/// What `stylespec lint` says of the images on the disk.
struct LintEmojiTests {
  private static let emoji = """
    emoji:
      faces:
        items:
          赞: like.png
          开心: happy.png
          旋转: { image: spin.gif, still: spin.png }

    """

  private let project: LintProject

  /// A project with a pack and its images.
  init() throws {
    project = try LintProject(spec: LintProject.spec + Self.emoji)
    let folder = URL(fileURLWithPath: project.folder.path + "/tokens/emoji/faces")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["like.png", "happy.png", "spin.gif", "spin.png"] {
      let picture = Repository.root.appendingPathComponent("tokens/emoji/classic/\(name)")
      try FileManager.default.copyItem(at: picture, to: folder.appendingPathComponent(name))
    }
  }

  private func image(_ name: String) -> String { "\(project.folder.path)/tokens/emoji/faces/\(name)" }

  @Test func aDeletedImageIsReportedAtItsEmoji() throws {
    #expect(try project.findings("--select", "emoji") == [])
    try FileManager.default.removeItem(atPath: image("happy.png"))
    let result = try project.lint("--select", "emoji")
    #expect(
      result.output == """
        tokens/brand.yaml:16:11: error: there is no image `emoji/faces/happy.png`; add it, or name another one \
        [missing-emoji-image]
          16 |       开心: happy.png
             |             ^~~~~~~~~
        1 error

        """
    )
    #expect(result.status == 1)
    let inside = try stylespec("lint", "brand.yaml", in: project.folder.path + "/tokens")
    #expect(inside.output.contains("brand.yaml:16:11"))
    #expect(try stylespec("lint", project.folder.path, in: "/").output.contains("brand.yaml:16:11"))
  }

  @Test func aRenamedImageIsFound() throws {
    try FileManager.default.moveItem(atPath: image("happy.png"), toPath: image("hapy.png"))
    #expect(
      try project.findings("--select", "emoji")
        == ["tokens/brand.yaml:13 unused-emoji-image", "tokens/brand.yaml:16 missing-emoji-image"]
    )
    try FileManager.default.removeItem(atPath: image("like.png"))
    let fixed = try project.lint("--select", "emoji", "--fix", "--unsafe-fixes")
    #expect(fixed.errors == "fixed 1 finding in 1 file\n")
    #expect(fixed.output.contains("there is no image `emoji/faces/like.png`"), "what is left is reported")
    #expect(try project.folder.read("tokens/brand.yaml").contains("      开心: hapy.png\n"))
    #expect(try project.findings("--select", "emoji") == ["tokens/brand.yaml:15 missing-emoji-image"])
  }

  @Test func contentsAreLookedAt() throws {
    try FileManager.default.removeItem(atPath: image("spin.png"))
    try FileManager.default.copyItem(atPath: image("spin.gif"), toPath: image("spin.png"))
    try Data("no image".utf8).write(to: URL(fileURLWithPath: image("happy.png")))
    #expect(
      try project.findings("--select", "emoji") == [
        "tokens/brand.yaml:16 emoji-image-format", "tokens/brand.yaml:17 animated-emoji-without-still",
        "tokens/brand.yaml:17 emoji-image-format",
      ]
    )
  }

  @Test func imagesOfAnIncludedFileAreBesideIt() throws {
    let spec = LintProject.spec + "include: more/packs.yaml\n"
    try project.folder.write(spec, to: "tokens/brand.yaml")
    let emoji = Self.emoji.replacing("items:", with: "folder: ../emoji/faces\n    items:")
    try project.folder.write(emoji, to: "tokens/more/packs.yaml")
    #expect(try project.findings("--select", "emoji") == [])
    try FileManager.default.removeItem(atPath: image("like.png"))
    #expect(try project.findings("--select", "emoji") == ["tokens/more/packs.yaml:5 missing-emoji-image"])
  }
}
