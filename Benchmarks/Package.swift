// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "StyleSpec", path: "..")],
  targets: [
    .systemLibrary(name: "CLibYAMLSystem", pkgConfig: "yaml-0.1"),
    .systemLibrary(name: "CMalloc"),
    .executableTarget(name: "bare-loop", dependencies: ["CLibYAMLSystem"]),
    .executableTarget(name: "make-json"),
    .executableTarget(name: "make-yaml"),
    .executableTarget(name: "make-styles"),
    .executableTarget(name: "make-tokens"),
    .executableTarget(
      name: "look-up",
      dependencies: [
        .product(name: "StyleSpec", package: "StyleSpec"), .product(name: "YanxuanStyles", package: "StyleSpec"),
      ]
    ),
    .executableTarget(
      name: "text",
      dependencies: [
        "CMalloc", .product(name: "StyleSpec", package: "StyleSpec"),
        .product(name: "YanxuanStyles", package: "StyleSpec"),
      ],
      // This file uses parts of the library that the segmenter does not need.
      exclude: ["WordBreaks/String+WordAtOffset.swift"]
    ),
    .executableTarget(
      name: "rich-text",
      dependencies: [
        "CMalloc", .product(name: "StyleSpec", package: "StyleSpec"),
        .product(name: "StyleRichText", package: "StyleSpec"),
        .product(name: "StyleLayout", package: "StyleSpec"),
      ]
    ),
    .systemLibrary(name: "CGIFSystem"),
    .executableTarget(
      name: "images",
      dependencies: [
        "CGIFSystem", .product(name: "StyleSpec", package: "StyleSpec"),
        .product(name: "StyleRichText", package: "StyleSpec"),
        .product(name: "StyleLayout", package: "StyleSpec"),
      ]
    ),
    .systemLibrary(name: "CPangoSystem", pkgConfig: "pangocairo"),
    .executableTarget(
      name: "layout",
      dependencies: [
        "CPangoSystem", .product(name: "StyleSpec", package: "StyleSpec"),
        .product(name: "StyleLayout", package: "StyleSpec"),
        .product(name: "YanxuanStyles", package: "StyleSpec"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
