// swift-tools-version: 6.2
import PackageDescription

let styles = Target.Dependency.product(name: "StyleSpec", package: "StyleSpec")
let richText = Target.Dependency.product(name: "StyleRichText", package: "StyleSpec")
let layout = Target.Dependency.product(name: "StyleLayout", package: "StyleSpec")

/// On Linux, StyleSpec lays texts out if it is built with Pango.
let settings: [SwiftSetting] = Context.environment["STYLESPEC_PANGO"] == "1" ? [.define("PANGO")] : []

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
      dependencies: [styles, richText, layout],
      resources: [.copy("tokens/emoji")],
      plugins: [.plugin(name: "StyleSpecBuild", package: "StyleSpec")]
    ),
    .executableTarget(name: "shop", dependencies: ["Storefront", styles, richText, layout], swiftSettings: settings),
    .testTarget(
      name: "StorefrontTests",
      dependencies: ["Storefront", styles, richText, layout],
      exclude: ["Golden", "Holiday"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ShopTests",
      dependencies: ["shop", "Storefront", richText, layout],
      swiftSettings: settings
    ),
  ],
  swiftLanguageModes: [.v6]
)
