import Foundation
import TestSupport
import Testing

/// `Examples/Shop` like that of a newcomer: in this checkout, and in a folder of its own with a released version.
@Suite(.buildsConsumers, .serialized)
struct ShopTests {
  @Test func theShopInTheCheckoutPassesItsTestsAndPrintsItsPage() throws {
    let scratch = try TemporaryFolder("构建 shop")
    let folder = Repository.root.appendingPathComponent("Examples/Shop")
    let shop = ShopPackage(folder: folder, scratch: scratch, hasPango: true)
    try check(shop)
    let drawn = try shop.swift("run", "--skip-build", "shop", "--png", scratch.path + "/page.png")
    #expect(drawn.status == 0, "\(drawn.errors)")
    #expect(try scratch.contents().contains("page.png"))
  }

  @Test func aVersionBehindAFileAddressIsAllItNeeds() throws {
    let release = try TaggedRelease(of: Repository.root, version: "0.2.0")
    let (folder, scratch) = (try TemporaryFolder("我的 Shop"), try TemporaryFolder("构建 shop"))
    let shop = ShopPackage(folder: folder.url, scratch: scratch, hasPango: false)
    try shop.copy(from: Repository.root.appendingPathComponent("Examples/Shop"), dependency: release.dependency)
    try check(shop)
    let graph = try JSONValue(parsing: try shop.swift("package", "show-dependencies", "--format", "json").output)
    #expect(graph["dependencies", 0, "url"] == .text(release.path))
    #expect(graph["dependencies", 0, "version"] == "0.2.0")
    let drawn = try shop.swift("run", "--skip-build", "shop", "--png", "page.png")
    #expect(drawn.errors.contains("error: --png needs a program with text layout") && drawn.status == 69)
  }

  private func check(_ shop: ShopPackage) throws {
    let tested = try shop.swift("test", "--disable-xctest")
    try #require(tested.status == 0, "\(tested.output)\n\(tested.errors)")
    // SwiftPM warns about what pkg-config says of Pango.
    let log = (tested.output + tested.errors).replacing(#/(?m)^warning: prohibited flag.*$/#, with: "")
    #expect(!log.contains("warning:"), "\(tested.output)\n\(tested.errors)")
    let page = try Repository.read("Examples/Shop/Tests/StorefrontTests/Golden/page.light.plain.txt")
    let printed = try shop.swift("run", "--skip-build", "shop")
    #expect(printed.output == page)
    #expect(printed.status == 0, "\(printed.errors)")
  }
}
