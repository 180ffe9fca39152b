// swift-tools-version: 6.2
import PackageDescription

/// Continuous integration sets `STYLESPEC_STRICT=1`. A new warning of a new compiler must not break a user's build.
let isStrict = Context.environment["STYLESPEC_STRICT"] == "1"

let settings: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + (isStrict ? [.treatAllWarnings(as: .error)] : [])

/// `STYLESPEC_RUNTIME=1` leaves the runtime, the layout and those tests that need no tools, to test them on iOS. Xcode builds all
/// targets of a package for the platform of its tests, and there is no libyaml for iOS.
let isRuntimeOnly = Context.environment["STYLESPEC_RUNTIME"] == "1"

/// Behind a trait, so that users of the runtime and the build plugin need not fetch it.
let argumentParser: Target.Dependency = .product(
  name: "ArgumentParser",
  package: "swift-argument-parser",
  condition: .when(traits: ["CommandLineTool"])
)

/// The compiler: bytes → spanned tree → model → outputs. Arrows point from later to earlier lines only.
let compilerTargets: [Target] = [
  .systemLibrary(
    name: "CLibYAML",
    pkgConfig: "yaml-0.1",
    providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
  ),
  .target(name: "TokenDiagnostics", swiftSettings: settings),
  // Files, folders and standard streams: all that a build tool needs of the system.
  .target(name: "TokenSystem", swiftSettings: settings),
  .target(name: "TokenYAML", dependencies: ["CLibYAML", "TokenDiagnostics"], swiftSettings: settings),
  .target(name: "TokenModel", dependencies: ["TokenDiagnostics"], swiftSettings: settings),
  .target(
    name: "TokenResolver",
    dependencies: ["TokenDiagnostics", "TokenYAML", "TokenModel"],
    swiftSettings: settings
  ),
  // Beside the model: only the linter and the comparison look at colors as people do.
  .target(name: "TokenPerception", dependencies: ["TokenModel"], swiftSettings: settings),
  // Knows no rules, so that an editor can ask for the codes in a source.
  .target(name: "TokenSwiftSources", dependencies: ["TokenDiagnostics", "TokenModel"], swiftSettings: settings),
  // What image files say of themselves. Knows no files and decodes no pixels.
  .target(name: "TokenImages", swiftSettings: settings),
  .target(
    name: "TokenLint",
    dependencies: ["TokenDiagnostics", "TokenModel", "TokenPerception", "TokenSwiftSources", "TokenImages"],
    swiftSettings: settings
  ),
  .target(name: "TokenEmit", dependencies: ["TokenModel"], swiftSettings: settings),
  .target(name: "TokenReports", dependencies: ["TokenDiagnostics"], swiftSettings: settings),
  .target(
    name: "TokenComparison",
    dependencies: ["TokenDiagnostics", "TokenModel", "TokenPerception", "TokenReports"],
    swiftSettings: settings
  ),
  .target(
    name: "TokenCompiler",
    dependencies: ["TokenDiagnostics", "TokenYAML", "TokenModel", "TokenResolver", "TokenEmit"],
    swiftSettings: settings
  ),
  // Separate from the compiler, so that a build of `stylespec-gen` does not build the rules.
  .target(
    name: "TokenLintPipeline",
    dependencies: [
      "TokenDiagnostics", "TokenYAML", "TokenModel", "TokenResolver", "TokenSwiftSources", "TokenImages", "TokenLint",
      "TokenEmit", "TokenReports", "TokenCompiler",
    ],
    swiftSettings: settings
  ),
  .target(
    name: "TokenFiles",
    dependencies: [
      "TokenDiagnostics", "TokenSystem", "TokenModel", "TokenResolver", "TokenEmit", "TokenCompiler", "TokenImages",
    ],
    swiftSettings: settings
  ),
  // Separate from the files, because a build system does not need git.
  .target(
    name: "TokenRevisions",
    dependencies: ["TokenDiagnostics", "TokenSystem", "TokenResolver", "TokenCompiler", "TokenFiles"],
    swiftSettings: settings
  ),
  .target(name: "TokenWatch", swiftSettings: settings),
  // The common parts of the command-line tools: find and compile specs, report errors, and exit with a status.
  .target(
    name: "TokenCommandLine",
    dependencies: [
      "TokenDiagnostics", "TokenSystem", "TokenModel", "TokenEmit", "TokenCompiler", "TokenFiles", argumentParser,
    ],
    swiftSettings: settings
  ),
  // Not named like its product, because file systems that ignore case could not tell it from the module `StyleSpec`.
  .executableTarget(
    name: "StyleSpecCommand",
    dependencies: [
      "TokenDiagnostics", "TokenSystem", "TokenModel", "TokenResolver", "TokenLint", "TokenLintPipeline", "TokenEmit",
      "TokenReports", "TokenComparison", "TokenCompiler", "TokenFiles", "TokenRevisions", "TokenWatch",
      "TokenCommandLine", argumentParser,
    ],
    swiftSettings: settings
  ),
  .executableTarget(
    name: "stylespec-gen",
    dependencies: ["TokenDiagnostics", "TokenSystem", "TokenResolver", "TokenEmit", "TokenCompiler"],
    swiftSettings: settings
  ),
]

/// The plugins of builds and of `swift package`. Each needs only one tool, so that a consumer builds only that tool.
let pluginTargets: [Target] = [
  .plugin(name: "StyleSpecBuild", capability: .buildTool(), dependencies: ["stylespec-gen"]),
  .plugin(
    name: "StyleSpecCompile",
    capability: .command(
      intent: .custom(verb: "stylespec-compile", description: "Compile specs into Swift files to be committed."),
      permissions: [.writeToPackageDirectory(reason: "to write the outputs of specs")]
    ),
    dependencies: ["StyleSpecCommand"]
  ),
  .plugin(
    name: "StyleSpecLint",
    capability: .command(
      intent: .custom(verb: "stylespec-lint", description: "Find mistakes and weaknesses in specs.")
    ),
    dependencies: ["StyleSpecCommand"]
  ),
  .plugin(
    name: "StyleSpecInit",
    capability: .command(
      intent: .custom(verb: "stylespec-init", description: "Write a commented starter spec."),
      permissions: [.writeToPackageDirectory(reason: "to write a starter spec")]
    ),
    dependencies: ["StyleSpecCommand"]
  ),
]

/// The runtime: codes, tables and text. It never imports the compiler; they meet in `Generated/`.
let runtimeTargets: [Target] = [
  .target(name: "StyleTables", swiftSettings: settings),
  .target(name: "StyledText", dependencies: ["StyleTables"], swiftSettings: settings),
  .target(name: "StyleSpec", dependencies: ["StyleTables", "StyledText"], swiftSettings: settings),
  .target(
    name: "YanxuanStyles",
    dependencies: ["StyleTables"],
    path: "Generated/Swift",
    swiftSettings: settings
  ),
]

/// Real attributes for UIKit, AppKit and SwiftUI. Over the text alone: an app that shows labels does not build a layout engine.
let appleTargets: [Target] = [
  .target(name: "StyleUI", dependencies: ["StyleTables", "StyledText"], swiftSettings: settings),
  // Measures where the text systems of Apple's platforms put a baseline, for the rules of hosts.
  .target(
    name: "HostMeasurements",
    dependencies: ["StyleTables", "StyledText", "StyleUI"],
    path: "Tests/HostMeasurements",
    swiftSettings: settings
  ),
]

/// Enabled by `STYLESPEC_PANGO=1` on Linux. SwiftPM asks pkg-config for every system library of a package, used or not, and
/// warns about the results. Users that do not need layout should not see these warnings.
let pangoTargets: [Target] =
  Context.environment["STYLESPEC_PANGO"] == "1"
  ? [
    .systemLibrary(name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    .target(name: "CLineBreaks"),
    .systemLibrary(name: "CGIF", providers: [.apt(["libgif-dev"])]),
  ] : []
let onLinux = pangoTargets.map {
  (name: $0.name, dependency: Target.Dependency.target(name: $0.name, condition: .when(platforms: [.linux])))
}
let pango = onLinux.filter { $0.name != "CGIF" }.map(\.dependency)
let gif = onLinux.filter { $0.name == "CGIF" }.map(\.dependency)

/// Lines of styled text, measured and drawn. The runtime above never needs Pango, and neither does `stylespec`.
let layoutTargets: [Target] = [
  .target(name: "StyleLayout", dependencies: ["StyleTables", "StyledText"] + pango, swiftSettings: settings),
  // Emoji, mentions and links in texts: plain text ↔ display text.
  .target(
    name: "StyleRichText",
    dependencies: ["StyleTables", "StyledText", "StyleLayout"] + gif,
    swiftSettings: settings
  ),
]

/// Programs that use the runtime. Without Pango, `stylespec-render` still builds, and its error names the missing library.
let programTargets: [Target] = [
  .executableTarget(
    name: "price-example",
    dependencies: ["StyleSpec", "YanxuanStyles"],
    path: "Examples/Price",
    swiftSettings: settings
  ),
  .executableTarget(
    name: "composer-example",
    dependencies: ["StyleRichText", "StyleLayout", "StyleSpec", "YanxuanStyles"],
    path: "Examples/Composer",
    exclude: ["README.md", "Scripts"],
    swiftSettings: settings
  ),
  .executableTarget(
    name: "stylespec-render",
    dependencies: [
      "StyleRichText", "StyleLayout", "StyledText", "StyleTables", "TokenDiagnostics", "TokenSystem", "TokenModel",
      "TokenPerception", "TokenEmit", "TokenCompiler", "TokenFiles", "TokenCommandLine", argumentParser,
    ],
    swiftSettings: settings
  ),
]

/// The tests of the runtime. Those files that run the compiler or other programs are not for iOS.
let runtimeTestTargets: [Target] = [
  .target(
    name: "TestSupport",
    dependencies: isRuntimeOnly
      ? []
      : ["TokenDiagnostics", "TokenYAML", "TokenModel", "TokenResolver", "TokenEmit", "TokenCompiler", "StyleTables"],
    path: "Tests/TestSupport",
    exclude: isRuntimeOnly
      ? [
        "AppleModule.swift", "AppleModules.swift", "Browser.swift", "EmojiTables.swift", "InMemoryCompile.swift",
        "JSONTranslation.swift", "MarkedSource.swift",
        "ReportSample.swift",
        "RunningProcess.swift", "SchemaJudge.swift", "Subprocess.swift", "SwiftProgram.swift", "Watchdog.swift",
      ] : [],
    swiftSettings: settings
  ),
  .test(
    "StyleTablesTests",
    of: "StyleTables",
    "YanxuanStyles",
    "TokenCompiler",
    "TokenEmit",
    withTools: [
      "CatalogBoundsTests.swift", "DeclaredOffsetTests.swift", "DeclaredTokensTests.swift", "EmojiArticleTests.swift",
      "EmojiCatalogLawTests.swift", "EmojiCatalogTests.swift", "FirstVersionTests.swift", "OpenColorTests.swift",
    ]
  ),
  .test(
    "StyledTextTests",
    of: "StyleSpec",
    "StyledText",
    "StyleTables",
    "YanxuanStyles",
    withTools: ["CommentExamples.swift", "OpenCodesTests.swift"]
  ),
  .test("StyleSpecTests", of: "StyleSpec", "YanxuanStyles"),
  .test(
    "StyleUITests",
    of: "StyleUI",
    "StyledText",
    "StyleTables",
    "YanxuanStyles",
    "StyleSpecCommand",
    "TokenCompiler",
    "TokenEmit",
    withTools: ["Interface"]
  ),
  .test("AppleHostTests", of: "HostMeasurements", "StyleTables"),
  .test(
    "StyleLayoutTests",
    of: "StyleLayout",
    "StyleSpec",
    "StyledText",
    "StyleTables",
    "StyleUI",
    "YanxuanStyles",
    withTools: [
      "Browser", "CoreTextTests.swift", "DrawingReadersTests.swift", "StrongDirectionDataTests.swift",
    ]
  ),
  // The views of Examples/CommentBox are links in TextInput, and get substitutes for UIKit.
  .test(
    "StyleRichTextTests",
    of: "StyleRichText",
    "StyleLayout",
    "StyledText",
    "StyleTables",
    "YanxuanStyles",
    defining: "UIKIT_SUBSTITUTE",
    withTools: [
      "ArticleExamples.swift", "CodecLawModelTests.swift", "CodecLawRedecodingTests.swift", "CodecLawTests.swift",
      "CommentBoxArticles.swift", "CutLinkTests.swift", "Editor", "EditorArticleExamples.swift", "EmoticonTests.swift",
      "Flow/FlowBrowserTests.swift",
      "Keyboard", "LabelArticleExamples.swift", "NaiveDecoder.swift", "OracleTests.swift", "RandomPlainTexts.swift",
      "S003Tests.swift", "Selecting", "TextInput/PublicInterfaceTests.swift",
    ]
  ),
]

/// Tests may import all targets: here the compiler and the runtime meet.
let compilerTestTargets: [Target] = [
  .test("TokenDiagnosticsTests", of: "TokenDiagnostics"),
  .test("TokenYAMLTests", of: "TokenYAML", "TokenDiagnostics"),
  .test("TokenModelTests", of: "TokenModel", "TokenDiagnostics"),
  .test("TokenPerceptionTests", of: "TokenPerception", "TokenModel"),
  .test("TokenImagesTests", of: "TokenImages"),
  .test("TokenSwiftSourcesTests", of: "TokenSwiftSources", "TokenCompiler", "TokenDiagnostics", "TokenModel"),
  .test("TokenResolverTests", of: "TokenResolver", "TokenYAML", "TokenModel", "TokenDiagnostics", "TokenReports"),
  .test(
    "TokenLintTests",
    of: "TokenLint",
    "TokenPerception",
    "TokenCompiler",
    "TokenDiagnostics",
    "TokenImages",
    "TokenLintPipeline",
    "TokenModel",
    "TokenSwiftSources"
  ),
  .test(
    "TokenLintPipelineTests",
    of: "TokenLintPipeline",
    "TokenLint",
    "TokenCompiler",
    "TokenDiagnostics",
    "TokenEmit",
    "TokenImages",
    "TokenModel",
    "TokenReports",
    "TokenResolver",
    "TokenYAML"
  ),
  .test("TokenEmitTests", of: "TokenEmit", "TokenCompiler", "TokenDiagnostics", "TokenModel", "StyleTables"),
  .test("TokenReportsTests", of: "TokenReports", "TokenDiagnostics"),
  .test(
    "TokenComparisonTests",
    of: "TokenComparison",
    "TokenCompiler",
    "TokenDiagnostics",
    "TokenEmit",
    "TokenModel",
    "TokenReports"
  ),
  .test(
    "TokenCompilerTests",
    of: "TokenCompiler",
    "TokenDiagnostics",
    "TokenEmit",
    "TokenModel",
    "TokenResolver",
    "TokenYAML"
  ),
  .test(
    "TokenFilesTests",
    of: "TokenFiles",
    "TokenCompiler",
    "TokenDiagnostics",
    "TokenEmit",
    "TokenImages",
    "TokenSystem"
  ),
  .test("TokenWatchTests", of: "TokenWatch"),
  .test(
    "RenderTests",
    of: "stylespec-render",
    "composer-example",
    "StyleRichText",
    "StyleLayout",
    "StyledText",
    "StyleTables",
    "YanxuanStyles",
    "TokenModel",
    "TokenEmit",
    "TokenCompiler"
  ),
  .test("CommandLineTests", of: "StyleSpecCommand", "stylespec-gen"),
  .test("EndToEndTests", of: "StyleSpecCommand", "price-example"),
  .test("ConsumerTests", of: "StyleSpecCommand", "stylespec-gen"),
]

/// Programs that scripts compare with others.
let checkedTargets: [Target] = [
  .executableTarget(
    name: "color-converter",
    dependencies: ["TokenModel"],
    path: "Tests/ColorConverter",
    swiftSettings: settings
  )
]

/// `Fuzz/run` builds these with a sanitizer that other targets do not use.
let fuzzTargets: [Target] =
  Context.environment["STYLESPEC_FUZZ"] == "1"
  ? [
    .systemLibrary(name: "CLibFuzzer", path: "Fuzz/CLibFuzzer"),
    .executableTarget(
      name: "spec-fuzzer",
      dependencies: [
        "CLibFuzzer", "TokenDiagnostics", "TokenResolver", "TokenEmit", "TokenCompiler", "TokenLintPipeline",
      ],
      path: "Fuzz/SpecFuzzer",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "json-fuzzer",
      dependencies: [
        "CLibFuzzer", "TokenDiagnostics", "TokenYAML", "TokenResolver", "TokenEmit", "TokenCompiler",
        "TokenLintPipeline",
      ],
      path: "Fuzz/JSONFuzzer",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "catalog-fuzzer",
      dependencies: ["CLibFuzzer", "StyleTables"],
      path: "Fuzz/CatalogFuzzer",
      swiftSettings: settings
    ),
    .target(
      name: "FuzzCodecs",
      dependencies: ["StyleRichText", "StyledText", "StyleTables"],
      path: "Fuzz/Codecs",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "codec-fuzzer",
      dependencies: ["CLibFuzzer", "FuzzCodecs", "StyleRichText", "StyledText"],
      path: "Fuzz/CodecFuzzer",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "gif-fuzzer",
      dependencies: ["CLibFuzzer", "StyleRichText", "StyleLayout"],
      path: "Fuzz/GIFFuzzer",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "editor-fuzzer",
      dependencies: ["CLibFuzzer", "FuzzCodecs", "StyleLayout", "StyleRichText", "StyledText", "StyleTables"],
      path: "Fuzz/EditorFuzzer",
      swiftSettings: settings
    ),
  ] : []

extension Target {
  /// `toolTests` are the files and folders of tests that need the compiler or other programs.
  static func test(
    _ name: String,
    of targets: String...,
    defining flag: String? = nil,
    withTools toolTests: [String] = []
  ) -> Target {
    let wanted = targets.filter { !isRuntimeOnly || !($0.hasPrefix("Token") || $0 == "StyleSpecCommand") }
    return .testTarget(
      name: name,
      dependencies: (wanted + ["TestSupport"]).map { Target.Dependency.byName(name: $0) },
      exclude: isRuntimeOnly ? toolTests : [],
      swiftSettings: settings + (flag.map { [.define($0)] } ?? [])
    )
  }
}

/// Programs of `Benchmarks/` that measure parts of the compiler, which other packages cannot import.
let benchmarkTargets: [Target] =
  Context.environment["STYLESPEC_BENCHMARKS"] == "1"
  ? [
    .executableTarget(
      name: "read-tree",
      dependencies: ["TokenDiagnostics", "TokenYAML"],
      path: "Benchmarks/Compiler/read-tree",
      swiftSettings: settings
    ),
    .executableTarget(
      name: "color",
      dependencies: ["TokenModel"],
      path: "Benchmarks/Compiler/color",
      swiftSettings: settings
    ),
  ] : []

let libraryProducts: [Product] = [
  .library(name: "StyleSpec", targets: ["StyleSpec", "StyleTables", "StyledText"]),
  .library(name: "StyleUI", targets: ["StyleUI"]),
  .library(name: "StyleSpecLayout", targets: ["StyleLayout"]),
  .library(name: "StyleSpecRichText", targets: ["StyleRichText"]),
  // The styles of the example, so that code of the documentation runs in any package.
  .library(name: "YanxuanStyles", targets: ["YanxuanStyles"]),
]

/// The app in Examples/Labels is built by its Xcode project, and the files in Examples/CommentBox are copied into apps. Here,
/// `Scripts/check-apple` finds what the sources need.
let exampleTargets: [Target] = [
  .target(
    name: "LabelsExample",
    dependencies: ["StyleSpec", "StyleUI", "YanxuanStyles"],
    path: "Examples/Labels/Labels",
    swiftSettings: settings
  ),
  .target(
    name: "CommentBoxExample",
    dependencies: ["StyleTables", "StyledText", "StyleUI", "StyleLayout", "StyleRichText"],
    path: "Examples/CommentBox",
    exclude: ["README.md"],
    swiftSettings: settings
  ),
]

let toolProducts: [Product] = [
  .executable(name: "stylespec", targets: ["StyleSpecCommand"]),
  .executable(name: "stylespec-render", targets: ["stylespec-render"]),
  .plugin(name: "StyleSpecBuild", targets: ["StyleSpecBuild"]),
  .plugin(name: "StyleSpecCommands", targets: ["StyleSpecCompile", "StyleSpecLint", "StyleSpecInit"]),
]

let toolTargets =
  compilerTargets + pluginTargets + programTargets + exampleTargets + compilerTestTargets + checkedTargets + fuzzTargets
  + benchmarkTargets

let allTargets =
  runtimeTargets + appleTargets + pangoTargets + layoutTargets + runtimeTestTargets + (isRuntimeOnly ? [] : toolTargets)
let allProducts = libraryProducts + (isRuntimeOnly ? [] : toolProducts)

/// `STYLESPEC_TESTS=TokenEmitTests,CommandLineTests` keeps these test targets and what they need, so that `swift test` builds
/// nothing else.
let chosenTests = Context.environment["STYLESPEC_TESTS"]?.split(separator: ",").map(String.init)

extension Target {
  /// The names of a few targets and of all that they depend on.
  static func closure(of names: [String], among targets: [Target]) -> Set<String> {
    var found: Set<String> = []
    var rest = names
    while let name = rest.popLast() {
      guard found.insert(name).inserted, let target = targets.first(where: { $0.name == name }) else { continue }
      for dependency in target.dependencies {
        switch dependency {
        case .targetItem(let name, _), .byNameItem(let name, _): rest.append(name)
        default: break
        }
      }
    }
    return found
  }
}

let keptTargets = chosenTests.map { names in
  let closure = Target.closure(of: names, among: allTargets)
  return allTargets.filter { closure.contains($0.name) }
}
let keptProducts = allProducts.filter { product in
  guard let keptTargets else { return true }
  guard let executable = product as? Product.Executable else { return false }
  return executable.targets.allSatisfy { name in keptTargets.contains { $0.name == name } }
}

let package = Package(
  name: "StyleSpec",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: keptProducts,
  traits: [
    .trait(name: "CommandLineTool", description: "The tool `stylespec`, and the commands of `swift package`."),
    .default(enabledTraits: ["CommandLineTool"]),
  ],
  dependencies: isRuntimeOnly
    ? [] : [.package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")],
  targets: keptTargets ?? allTargets,
  swiftLanguageModes: [.v6]
)
