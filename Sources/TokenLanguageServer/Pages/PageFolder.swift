internal import TokenSystem

/// The pages of errors and rules, for links from diagnostics. A page is written when it is linked first: so it is that
/// of this version of the tool, and there without a network.
package final class PageFolder {
  private let path: String
  private let text: (String) -> String?
  /// The URIs of pages that were asked for; nil for a page that there is not, or that cannot be written.
  private var links: [String: String?] = [:]

  /// Writes nothing yet.
  ///
  /// - Parameters:
  ///   - path: The absolute path of the folder, which is made if it is missing.
  ///   - text: The page of an error or a rule by its name, as Markdown; nil for a name without a page.
  package init(_ path: String, text: @escaping (String) -> String?) {
    self.path = path
    self.text = text
  }

  /// The URI of the page of an error or a rule; nil for a name without a page, and where nothing can be written.
  ///
  /// - Complexity: O(1), but for the first link to a page, which is written then.
  func link(to name: String) -> String? {
    if let known = links[name] { return known }
    let link = written(name)
    links[name] = .some(link)
    return link
  }

  private func written(_ name: String) -> String? {
    guard let text = text(name) else { return nil }
    let file = "\(path)/\(name).md"
    do throws(FileError) {
      try FolderWriter.write(Array(text.utf8), to: file)
    } catch {
      // A link to nothing would be worse than none.
      return nil
    }
    return DocumentURI.uri(of: file)
  }
}
