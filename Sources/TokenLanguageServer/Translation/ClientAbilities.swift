internal import TokenProject

/// What an editor can do, as it says in `initialize`.
struct ClientAbilities: Sendable {
  /// What columns count.
  let unit: ColumnUnit
  /// Whether completion may have places to write on from.
  let understandsSnippets: Bool
  /// Whether further lines of a completion get the indentation of the first; nil if the editor does not say.
  private let adjustsIndentation: Bool?
  /// Whether it asks for diagnostics, so that those of open files need not be sent.
  let pullsDiagnostics: Bool
  /// Whether it can be told to ask for diagnostics again.
  let refreshesDiagnostics: Bool
  /// Whether diagnostics may have links to what explains them.
  let followsLinks: Bool
  /// Whether symbols may be in symbols.
  let hasSymbolTrees: Bool
  /// Whether edits name the version of the file that they are for.
  let hasVersionedEdits: Bool
  /// Whether Markdown may have images, so that colors can be seen.
  let showsImages: Bool
  /// Whether it asks what can be renamed.
  let preparesRename: Bool
  /// Whether it can watch files.
  let watchesFiles: Bool

  init(_ parameters: MessageValue) {
    let client = parameters.capabilities
    let document = client.textDocument
    let units = client.general.positionEncodings.elements.compactMap(\.text)
    unit = units.contains("utf-8") ? .utf8 : .utf16
    understandsSnippets = document.completion.completionItem.snippetSupport.bool == true
    let modes = document.completion.completionItem.insertTextModeSupport.valueSet.elements.compactMap(\.int)
    adjustsIndentation = modes.isEmpty ? nil : modes.contains(2)
    pullsDiagnostics = !document.diagnostic.isNull
    refreshesDiagnostics = client.workspace.diagnostics.refreshSupport.bool == true
    followsLinks = document.publishDiagnostics.codeDescriptionSupport.bool == true
    hasSymbolTrees = document.documentSymbol.hierarchicalDocumentSymbolSupport.bool == true
    hasVersionedEdits = client.workspace.workspaceEdit.documentChanges.bool == true
    preparesRename = document.rename.prepareSupport.bool == true
    watchesFiles = client.workspace.didChangeWatchedFiles.dynamicRegistration.bool == true
    let name = parameters.clientInfo.name.text ?? ""
    showsImages = ["Visual Studio Code", "VSCodium", "Cursor"].contains(where: name.hasPrefix)
  }

  /// Whether further lines of a completion get the indentation of the first. Editors that do not say so do it in
  /// snippets.
  var indentsLines: Bool { adjustsIndentation ?? understandsSnippets }

  /// `InsertTextMode` of the protocol for a text of several lines; null for an editor that does not know it.
  var lineMode: MessageValue { adjustsIndentation.map { $0 ? 2 : 1 } ?? .null }

  /// An editor that can do nothing beyond the first version of the protocol.
  static let none = ClientAbilities(.null)
}
