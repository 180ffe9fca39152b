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

/// `STYLESPEC_RUNTIME=1` leaves the runtime, the layout and their tests for iOS, where there is no libyaml: Xcode builds
/// all targets of a package for the platform of its tests.
let isRuntimeOnly = Context.environment["STYLESPEC_RUNTIME"] == "1"

/// `STYLESPEC_PLUGINS=0` leaves out the plugins: SwiftPM builds their tools a second time, for the host. Scripts set it,
/// and packages of users build the plugins.
let hasPlugins = Context.environment["STYLESPEC_PLUGINS"] != "0"

/// Behind a trait, so that users of the runtime and the build plugin need not fetch it.
let argumentParser: Target.Dependency = .product(
  name: "ArgumentParser",
  package: "swift-argument-parser",
  condition: .when(traits: ["CommandLineTool"])
)

/// The compiler: bytes → spanned tree → model → outputs. Arrows point from later to earlier lines only.
let compilerTargets: [Target] = [
  .systemLibrary(name: "CLibYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
  // What the C library's module lacks.
  .systemLibrary(name: "CFileSystem"),
  .library("TokenDiagnostics"),
  // Files, folders and standard streams: all that a build tool needs of the system.
  .library("TokenSystem", uses: ["CFileSystem"]),
  .library("TokenYAML", uses: ["CLibYAML", "TokenDiagnostics"]),
  .library("TokenModel", uses: ["TokenDiagnostics"]),
  .library("TokenResolver", uses: ["TokenDiagnostics", "TokenYAML", "TokenModel"]),
  .library("TokenPerception", uses: ["TokenModel"]),
  .library("TokenJSON"),
  .library(
    "TokenEmit",
    uses: ["TokenDiagnostics", "TokenJSON", "TokenModel", "TokenPerception"],
    embedding: ["HTML/page.css", "HTML/page.js", "HTML/review.css"]
  ),
  .library("TokenReports", uses: ["TokenDiagnostics", "TokenJSON"]),
  .library("TokenComparison", uses: ["TokenDiagnostics", "TokenModel", "TokenPerception", "TokenReports"]),
  .library("TokenCompiler", uses: ["TokenDiagnostics", "TokenYAML", "TokenModel", "TokenResolver", "TokenEmit"]),
  // Separate from the compiler, so that a build of `stylespec-gen` does not build the rules.
  .library(
    "TokenLint",
    uses: [
      "TokenDiagnostics", "TokenYAML", "TokenModel", "TokenResolver", "TokenPerception", "TokenEmit", "TokenReports",
      "TokenCompiler",
    ]
  ),
  // What `rename` does, without the disk.
  .library(
    "TokenRenaming",
    uses: [
      "TokenDiagnostics", "TokenYAML", "TokenModel", "TokenResolver", "TokenComparison", "TokenEmit", "TokenCompiler",
      "TokenLint", "TokenPerception",
    ]
  ),
  // What `migrate` does, without the disk.
  .library(
    "TokenMigration",
    uses: [
      "TokenDiagnostics", "TokenYAML", "TokenModel", "TokenPerception", "TokenComparison", "TokenEmit",
      "TokenCompiler", "TokenLint", "TokenRenaming",
    ]
  ),
  .library(
    "TokenWorkspace",
    uses: ["TokenDiagnostics", "TokenSystem", "TokenModel", "TokenResolver", "TokenEmit", "TokenCompiler"],
    and: [argumentParser]
  ),
  // What `import` does, without the disk.
  .library(
    "TokenImport",
    uses: [
      "TokenDiagnostics", "TokenYAML", "TokenModel", "TokenJSON", "TokenResolver", "TokenEmit", "TokenComparison",
      "TokenCompiler", "TokenLint",
    ]
  ),
  // A project that stays open, as an editor or a command sees it.
  .library(
    "TokenProject",
    uses: [
      "TokenDiagnostics", "TokenSystem", "TokenYAML", "TokenModel", "TokenResolver", "TokenEmit", "TokenComparison",
      "TokenCompiler", "TokenLint", "TokenRenaming", "TokenWorkspace",
    ],
    and: [argumentParser]
  ),
  // The language server protocol: what editors ask a project.
  .library(
    "TokenLanguageServer",
    uses: ["TokenDiagnostics", "TokenSystem", "TokenYAML", "TokenJSON", "TokenProject"]
  ),
  // Not named like its product, because file systems that ignore case could not tell it from the module `StyleSpec`.
  .program(
    "StyleSpecCommand",
    uses: [
      "TokenDiagnostics", "TokenSystem", "TokenModel", "TokenResolver", "TokenLint", "TokenEmit", "TokenReports",
      "TokenComparison", "TokenCompiler", "TokenJSON", "TokenRenaming", "TokenMigration", "TokenImport",
      "TokenWorkspace", "TokenProject", "TokenLanguageServer",
    ],
    and: [argumentParser]
  ),
  .program("stylespec-gen", uses: ["TokenDiagnostics", "TokenSystem", "TokenResolver", "TokenEmit", "TokenCompiler"]),
]

/// The plugins of builds and of `swift package`. Each needs only one tool, so that a consumer builds only that tool.
let pluginTargets: [Target] = [
  .plugin(name: "StyleSpecBuild", capability: .buildTool(), dependencies: ["stylespec-gen"]),
  .command("Compile", to: "Compile specs into Swift files to be committed.", writing: "the outputs of specs"),
  .command("Lint", to: "Find mistakes and weaknesses in specs."),
  .command("Show", to: "Show what a style code or a token means."),
  .command("Diff", to: "Show what a change of specs means."),
  .command("Init", to: "Write a commented starter spec.", writing: "a starter spec"),
]

/// The runtime: codes, tables and text. It never imports the compiler; they meet in `Generated/`.
let runtimeTargets: [Target] = [
  .library("StyleTables"),
  .library("StyledText", uses: ["StyleTables"]),
  .library("StyleSpec", uses: ["StyleTables", "StyledText"]),
  .library("YanxuanStyles", uses: ["StyleTables"], path: "Generated/Swift"),
]

/// Attributes for UIKit, AppKit and SwiftUI. An app that shows labels does not build a layout engine.
let appleTargets: [Target] = [
  .library("StyleUI", uses: ["StyleTables", "StyledText"]),
  // Measures where the text systems of Apple's platforms put a baseline, for the rules of hosts.
  .library("HostMeasurements", uses: ["StyleTables", "StyledText", "StyleUI"], path: "Tests/HostMeasurements"),
]

/// Enabled by `STYLESPEC_PANGO=1` on Linux. SwiftPM asks pkg-config for every system library of a package, used or not,
/// and warns about the results, which users that do not need layout should not see.
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

let richModules = ["StyleTables", "StyledText", "StyleUI", "StyleLayout", "StyleRichText"]
/// Lines of styled text, measured and drawn. The runtime above never needs Pango, and neither does `stylespec`.
let layoutTargets: [Target] = [
  .library(
    "StyleLayout",
    uses: ["StyleTables", "StyledText"],
    and: onLinux.filter { $0.name != "CGIF" }.map(\.dependency)
  ),
  .library(
    "StyleRichText",
    uses: ["StyleTables", "StyledText", "StyleLayout"],
    and: onLinux.filter { $0.name == "CGIF" }.map(\.dependency)
  ),
  .library("StyleRichUI", uses: richModules),
]

/// Programs that use the runtime. Without Pango, `stylespec-render` builds, and its error names the missing library.
let programTargets: [Target] = [
  .program("price-example", uses: ["StyleSpec", "YanxuanStyles"], path: "Examples/Price"),
  .program(
    "stylespec-render",
    uses: [
      "StyleRichText", "StyleLayout", "StyledText", "StyleTables", "TokenDiagnostics", "TokenSystem", "TokenModel",
      "TokenPerception", "TokenEmit", "TokenCompiler", "TokenWorkspace",
    ],
    and: [argumentParser]
  ),
]

/// The tests of the runtime. Files in folders `WithTools` run the compiler or other programs, and are not for iOS.
let runtimeTestTargets: [Target] = [
  .library(
    "TestSupport",
    uses: isRuntimeOnly
      ? []
      : ["TokenDiagnostics", "TokenYAML", "TokenModel", "TokenResolver", "TokenEmit", "TokenCompiler", "StyleTables"],
    path: "Tests/TestSupport",
    exclude: isRuntimeOnly ? ["WithTools"] : []
  ),
  .tests(of: ["StyleTables", "YanxuanStyles", "TokenCompiler", "TokenEmit"], withTools: true),
  .tests("StyledTextTests", of: ["StyleSpec", "StyledText", "StyleTables", "YanxuanStyles"], withTools: true),
  .tests(of: ["StyleSpec", "YanxuanStyles"]),
  .tests(
    of: ["StyleUI", "StyledText", "StyleTables", "YanxuanStyles", "StyleSpecCommand", "TokenCompiler", "TokenEmit"],
    withTools: true
  ),
  .tests("AppleHostTests", of: ["HostMeasurements", "StyleRichUI", "YanxuanStyles"] + richModules),
  .tests(of: ["StyleLayout", "StyleSpec", "StyledText", "StyleTables", "StyleUI", "YanxuanStyles"], withTools: true),
  .tests(of: ["StyleRichText", "StyleLayout", "StyledText", "StyleTables", "YanxuanStyles"], withTools: true),
]

/// Tests may import all targets: here the compiler and the runtime meet.
let compilerTestTargets: [Target] = [
  .tests(of: ["TokenDiagnostics"]),
  .tests(of: ["TokenYAML", "TokenDiagnostics"]),
  .tests(of: ["TokenModel", "TokenDiagnostics"]),
  .tests(of: ["TokenPerception", "TokenModel"]),
  .tests(of: ["TokenResolver", "TokenYAML", "TokenModel", "TokenDiagnostics", "TokenReports", "TokenLint"]),
  .tests(of: [
    "TokenLint", "TokenPerception", "TokenCompiler", "TokenDiagnostics", "TokenEmit", "TokenModel", "TokenReports",
    "TokenResolver", "TokenYAML",
  ]),
  .tests(of: [
    "TokenEmit", "TokenCompiler", "TokenDiagnostics", "TokenModel", "TokenReports", "TokenResolver", "StyleTables",
  ]),
  .tests(of: ["TokenReports", "TokenDiagnostics", "TokenJSON"]),
  .tests(of: [
    "TokenComparison", "TokenCompiler", "TokenDiagnostics", "TokenEmit", "TokenModel", "TokenPerception",
    "TokenReports",
  ]),
  .tests(of: ["TokenCompiler", "TokenDiagnostics", "TokenEmit", "TokenModel", "TokenResolver", "TokenYAML"]),
  .tests(of: ["TokenRenaming", "TokenCompiler", "TokenDiagnostics", "TokenModel", "TokenResolver"]),
  .tests(of: ["TokenMigration", "TokenCompiler", "TokenComparison", "TokenDiagnostics", "TokenEmit", "TokenModel"]),
  .tests(of: [
    "TokenImport", "TokenComparison", "TokenCompiler", "TokenDiagnostics", "TokenEmit", "TokenModel", "TokenResolver",
    "TokenYAML",
  ]),
  .tests(of: [
    "TokenProject", "TokenCompiler", "TokenDiagnostics", "TokenLint", "TokenModel", "TokenResolver", "TokenWorkspace",
    "TokenYAML",
  ]),
  .tests(of: ["TokenLanguageServer", "TokenProject"]),
  .tests(of: ["TokenWorkspace", "TokenCompiler", "TokenDiagnostics", "TokenEmit", "TokenSystem"]),
  .tests(
    "RenderTests",
    of: [
      "stylespec-render", "StyleRichText", "StyleLayout", "StyleSpec", "StyledText", "StyleTables",
      "YanxuanStyles", "TokenModel", "TokenEmit", "TokenCompiler",
    ]
  ),
  .tests("CommandLineTests", of: ["StyleSpecCommand", "stylespec-gen", "TokenLint"]),
  .tests("EndToEndTests", of: ["StyleSpecCommand", "price-example"]),
  .tests("ConsumerTests", of: ["StyleSpecCommand", "stylespec-gen"]),
]

/// Programs that scripts compare with others.
let checkedTargets: [Target] = [.program("color-converter", uses: ["TokenModel"], path: "Tests/ColorConverter")]

/// Programs of `Benchmarks/` that measure parts of the compiler, which other packages cannot import.
let benchmarkTargets: [Target] =
  Context.environment["STYLESPEC_BENCHMARKS"] == "1"
  ? [
    .program("read-tree", uses: ["TokenDiagnostics", "TokenYAML"], path: "Benchmarks/Compiler/read-tree"),
    .program("color", uses: ["TokenModel"], path: "Benchmarks/Compiler/color"),
  ] : []

/// `Fuzz/run` builds these with a sanitizer that other targets do not use.
let fuzzTargets: [Target] =
  Context.environment["STYLESPEC_FUZZ"] == "1"
  ? [
    .systemLibrary(name: "CLibFuzzer", path: "Fuzz/CLibFuzzer"),
    .fuzzer("spec-fuzzer", of: ["TokenDiagnostics", "TokenResolver", "TokenEmit", "TokenCompiler", "TokenLint"]),
    .fuzzer(
      "json-fuzzer",
      of: ["TokenDiagnostics", "TokenYAML", "TokenResolver", "TokenEmit", "TokenCompiler", "TokenLint"]
    ),
    .fuzzer("lsp-fuzzer", of: ["TokenLanguageServer"]),
    .fuzzer("catalog-fuzzer", of: ["StyleTables"]),
    .library("FuzzCodecs", uses: ["StyleRichText", "StyledText", "StyleTables"], path: "Fuzz/Codecs"),
    .fuzzer("codec-fuzzer", of: ["FuzzCodecs", "StyleRichText", "StyledText"]),
    .fuzzer("gif-fuzzer", of: ["StyleRichText", "StyleLayout"]),
    .fuzzer("editor-fuzzer", of: ["FuzzCodecs", "StyleLayout", "StyleRichText", "StyledText", "StyleTables"]),
  ] : []

/// The app in Examples/Comments is built by its Xcode project. Here, `Scripts/check-apple` finds what its sources need.
let exampleTargets: [Target] = [
  .app(
    "CommentsExample",
    uses: ["StyleLayout", "StyleRichText", "StyleRichUI", "StyleSpec", "StyleUI", "YanxuanStyles"],
    path: "Examples/Comments/Comments"
  )
]

extension Target {
  static func library(
    _ name: String,
    uses targets: [String] = [],
    and others: [Dependency] = [],
    path: String? = nil,
    exclude: [String] = [],
    embedding files: [String] = []
  ) -> Target {
    .target(
      name: name,
      dependencies: targets.map { .byName(name: $0) } + others,
      path: path,
      exclude: exclude,
      resources: files.map { .embedInCode($0) },
      swiftSettings: settings
    )
  }

  /// The sources of an app. New projects of apps have this default isolation.
  static func app(_ name: String, uses targets: [String], path: String) -> Target {
    let target = library(name, uses: targets, path: path)
    target.swiftSettings?.append(.defaultIsolation(MainActor.self))
    return target
  }

  static func program(
    _ name: String,
    uses targets: [String],
    and others: [Dependency] = [],
    path: String? = nil
  ) -> Target {
    .executableTarget(
      name: name,
      dependencies: targets.map { .byName(name: $0) } + others,
      path: path,
      swiftSettings: settings
    )
  }

  static func fuzzer(_ name: String, of targets: [String]) -> Target {
    program(name, uses: ["CLibFuzzer"] + targets, path: "Fuzz/\(name)")
  }

  /// A plugin that runs a command of `stylespec`; `files` are what it writes into a package.
  static func command(_ name: String, to purpose: String, writing files: String? = nil) -> Target {
    .plugin(
      name: "StyleSpec\(name)",
      capability: .command(
        intent: .custom(verb: "stylespec-\(name.lowercased())", description: purpose),
        permissions: files.map { [.writeToPackageDirectory(reason: "to write \($0)")] } ?? []
      ),
      dependencies: ["StyleSpecCommand"]
    )
  }

  /// Tests of the first target, unless they have a name. Those in a folder `WithTools` run the compiler or other
  /// programs.
  static func tests(
    _ name: String? = nil,
    of targets: [String],
    withTools hasToolTests: Bool = false
  ) -> Target {
    let wanted = targets.filter { !isRuntimeOnly || !($0.hasPrefix("Token") || $0 == "StyleSpecCommand") }
    return .testTarget(
      name: name ?? "\(targets[0])Tests",
      dependencies: (wanted + ["TestSupport"]).map { Dependency.byName(name: $0) },
      exclude: isRuntimeOnly && hasToolTests ? ["WithTools"] : [],
      swiftSettings: settings
    )
  }
}

let libraryProducts: [Product] = [
  .library(name: "StyleSpec", targets: ["StyleSpec", "StyleTables", "StyledText"]),
  .library(name: "StyleUI", targets: ["StyleUI"]),
  .library(name: "StyleLayout", targets: ["StyleLayout"]),
  .library(name: "StyleRichText", targets: ["StyleRichText"]),
  .library(name: "StyleRichUI", targets: ["StyleRichUI"]),
  // The styles of the example, so that code of the documentation runs in any package.
  .library(name: "YanxuanStyles", targets: ["YanxuanStyles"]),
]

let toolProducts: [Product] = [
  .executable(name: "stylespec", targets: ["StyleSpecCommand"]),
  .executable(name: "stylespec-render", targets: ["stylespec-render"]),
]

let pluginProducts: [Product] = [
  .plugin(name: "StyleSpecBuild", targets: ["StyleSpecBuild"]),
  .plugin(name: "StyleSpecCommands", targets: pluginTargets.map(\.name).filter { $0 != "StyleSpecBuild" }),
]

let toolTargets =
  compilerTargets + (hasPlugins ? pluginTargets : []) + programTargets + exampleTargets + compilerTestTargets
  + checkedTargets + fuzzTargets + benchmarkTargets

let allTargets =
  runtimeTargets + appleTargets + pangoTargets + layoutTargets + runtimeTestTargets + (isRuntimeOnly ? [] : toolTargets)
let allProducts = libraryProducts + (isRuntimeOnly ? [] : toolProducts + (hasPlugins ? pluginProducts : []))

/// `STYLESPEC_TESTS=TokenEmitTests,CommandLineTests` keeps these test targets and what they need, so that `swift test`
/// builds nothing else.
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

let keptNames = chosenTests.map { Target.closure(of: $0, among: allTargets) }
let keptTargets = keptNames.map { names in allTargets.filter { names.contains($0.name) } }
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
