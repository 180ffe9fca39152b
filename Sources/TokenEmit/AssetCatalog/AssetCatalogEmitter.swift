internal import TokenJSON
internal import TokenModel

/// Writes colors as an asset catalog of Xcode.
package enum AssetCatalogEmitter: OutputEmitter {
  package static let id = "xcassets"

  package static let documentation = EmitterDocumentation(
    title: "Asset catalog",
    summary: "Named colors for Interface Builder and for the asset symbols of Xcode",
    files: [
      ("Brand.xcassets/Contents.json", "the catalog"),
      ("Brand.xcassets/ink.colorset/Contents.json", "a color with its variants"),
      ("Brand.xcassets/text/Contents.json", "a group of colors"),
    ],
    details: """
      Add `Brand.xcassets` to a target. Its bundle has the colors by name:

      ```swift
      import StyleSpec
      import SwiftUI

      let named = Color("ink", bundle: .module)  // from the asset catalog, with the bundle of a package
      let constant = Color(Brand.Colors.ink)  // the same color from the Swift output
      ```

      In UIKit, it is `UIColor(named: "text/primary", in: bundle, compatibleWith: nil)` and `UIColor(Brand.Colors.ink)`.

      Interface Builder, the asset symbols of Xcode (`Color(.ink)`), the accent color of an app and its launch screen need
      an asset catalog. Everything else may use the Swift output: a misspelled name is then an error of the compiler, and
      no bundle has to be found. Only the app knows which bundle it is.

      A color has a variant for dark screens, for increased contrast and for both, where the system would show another
      one without it. With `gamut: both`, entries for sRGB have the nearest colors of eight bits, and a color that is
      outside of sRGB in one of its appearances also has entries for Display P3. Groups are folders; the group `color`,
      in which specs have their colors, is not one. Characters that a folder name cannot have become `_`, and of two
      names that differ in case alone the second has `_2`; both are reported. The format cannot hold descriptions.

      Xcode writes these files in the same way, so opening the catalog changes nothing in them. A file that Xcode or
      someone else made is never replaced without `--force`, and your own colors may be in the same catalog.
      """
  )

  package static let options = AssetCatalogOptions.all

  package static func emit(_ input: EmitterInput, _ report: inout EmitterReport) throws(OutputPathError) -> [OutputFile]
  {
    let options = AssetCatalogOptions(input.options)
    report.droppedContexts(input.furtherAppearances, of: input, in: "an asset catalog")
    report.leavesOut(typesBut: [.color], of: input.catalog, "an asset catalog has colors alone; it is")
    let colors = namedColors(of: input, options, &report)
    for (color, name) in colors where !options.hasNamespaces || name.groups.isEmpty {
      SystemColors.report(name.name, of: color.token, in: input.catalog.tokens, &report)
    }
    guard !colors.isEmpty else {
      let name = input.catalog.name
      report.cannotExpress("`\(name.value)` has no colors for an asset catalog", at: name.origin.range)
      return []
    }
    let root = (options.catalog.isEmpty ? input.catalog.name.value : options.catalog) + ".xcassets"
    var files = [try contents(of: AssetGroup(isNamespace: false), in: [root])]
    var groups: Set<[String]> = []
    for (color, name) in colors {
      for count in 1..<(name.groups.count + 1) where groups.insert(Array(name.groups[..<count])).inserted {
        let group = AssetGroup(isNamespace: options.hasNamespaces)
        files.append(try contents(of: group, in: [root] + name.groups[..<count]))
      }
      let folder = [root] + name.groups + [name.name + AssetNames.ending]
      files.append(try contents(of: ColorSet(color, options.gamut), in: folder))
    }
    return files
  }

  private static func namedColors(
    of input: EmitterInput,
    _ options: AssetCatalogOptions,
    _ report: inout EmitterReport
  ) -> [(color: AssetColor, name: AssetName)] {
    let colors = AssetColors(input)
    var names = AssetNames(input.catalog.tokens, hasNamespaces: options.hasNamespaces)
    return colors.colors(options.only, &report).map { ($0, names.make(for: $0.token, &report)) }
  }

  private static func contents(
    of asset: some JSONWritable,
    in folder: [String]
  ) throws(OutputPathError) -> OutputFile {
    var writer = JSONWriter()
    asset.write(to: &writer)
    writer.endLine()
    return OutputFile(path: try OutputPath(folder + ["Contents.json"]), bytes: writer.bytes)
  }

  /// No file shows that this tool made it: Xcode's are alike.
  package static func recognizes(_ start: [UInt8]) -> Bool { false }

  package static func names(in input: EmitterInput) -> PlatformNames? {
    let options = AssetCatalogOptions(input.options)
    var report = EmitterReport()
    var tokens: TokenTable<String?> = TokenTable(repeating: nil, for: input.catalog.tokens.indices)
    var names = AssetNames(input.catalog.tokens, hasNamespaces: options.hasNamespaces)
    for token in AssetColors(input).tokens(options.only) {
      let name = names.make(for: token, &report)
      tokens[token] = (options.hasNamespaces ? name.groups + [name.name] : [name.name]).joined(separator: "/")
    }
    return PlatformNames(codes: [], tokens: tokens)
  }
}
