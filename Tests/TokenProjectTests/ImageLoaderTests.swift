import Foundation
import TestSupport
import Testing
import TokenLint

@testable import TokenProject

struct ImageLoaderTests {
  @Test func imagesOfTheDiskAreRead() throws {
    let folder = try TemporaryFolder()
    try folder.write("no image", to: "a.png")
    try folder.write("", to: "empty.png")
    try folder.write("", to: "folder.png/x")
    let link = folder.path + "/link.png"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "nowhere")
    let picture = Repository.root.appendingPathComponent("tokens/emoji/classic/banner.png").path
    var files = ImageLoader.files
    #expect(files.file(at: picture) == .image(ImageFacts(.png, width: 240, height: 120)))
    #expect(files.file(at: folder.path + "/a.png") == .unreadable("is not a PNG, GIF, JPEG or WebP image"))
    #expect(files.file(at: folder.path + "/empty.png") == .unreadable("is empty"))
    for name in ["folder.png", "link.png", "b.png", "a.png/b.png"] {
      #expect(files.file(at: "\(folder.path)/\(name)") == .missing, "\(name)")
    }
    #expect(files.names(in: folder.path) == ["a.png", "empty.png", "folder.png", "link.png"])
    #expect(files.names(in: folder.path + "/none").isEmpty)
  }

  @Test func aPipeIsNotWaitedFor() throws {
    let folder = try TemporaryFolder()
    let pipe = folder.path + "/pipe.png"
    #expect(try Subprocess.run("mkfifo", [pipe]).status == 0)
    var files = ImageLoader.files
    #expect(files.file(at: pipe) == .missing)
  }

  @Test func eachImageIsReadOnce() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("", to: "a.png")
    var files = ImageLoader.files
    #expect(files.file(at: path) == .unreadable("is empty"))
    #expect(files.names(in: folder.path) == ["a.png"])
    try FileManager.default.removeItem(atPath: path)
    #expect(files.file(at: path) == .unreadable("is empty"))
    #expect(files.names(in: folder.path) == ["a.png"])
  }
}
