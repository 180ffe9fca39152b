// swift-tools-version: 6.2
import PackageDescription

let styles = Target.Dependency.product(name: "StyleSpec", package: "StyleSpec")

let package = Package(
  name: "Shop",
  platforms: [.macOS(.v13)],
  dependencies: [
    // In your own package: .package(url: "…", from: "0.2.0", traits: [])
    // Without traits, SwiftPM fetches and builds only the dependencies of a build.
    .package(name: "StyleSpec", path: "../..", traits: [])
  ],
  targets: [
    // The plugin turns each `*.stylespec.yaml` of the target into Swift.
    .target(
      name: "Storefront",
      dependencies: [styles],
      plugins: [.plugin(name: "StyleSpecBuild", package: "StyleSpec")]
    ),
    .executableTarget(name: "shop", dependencies: ["Storefront", styles]),
    .testTarget(name: "StorefrontTests", dependencies: ["Storefront", styles], exclude: ["Golden"]),
    .testTarget(name: "ShopTests", dependencies: ["shop"]),
  ],
  swiftLanguageModes: [.v6]
)
