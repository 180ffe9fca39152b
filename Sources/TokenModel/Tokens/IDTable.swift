/// An element for each ID, such as for each token of a set: an array that only IDs of one kind are indices of.
@usableFromInline
package struct IDTable<Kind, Element> {
  /// The elements, in the order of their IDs.
  @usableFromInline package internal(set) var elements: [Element]

  /// Creates a table of elements, in the order of their IDs from the first.
  @inlinable package init(_ elements: some Sequence<Element>) {
    self.elements = Array(elements)
  }

  /// Creates a table with the same element for each of some IDs, which start with the first.
  ///
  /// - Complexity: O(*n*), where *n* is the number of IDs.
  @inlinable package init(repeating element: Element, for ids: Range<SetID<Kind>>) {
    elements = Array(repeating: element, count: ids.upperBound.index)
  }

  /// Adds an element.
  ///
  /// - Returns: Its ID.
  @discardableResult
  @inlinable package mutating func append(_ element: Element) -> SetID<Kind> {
    elements.append(element)
    return endIndex.advanced(by: -1)
  }
}

extension IDTable: RandomAccessCollection, MutableCollection {
  /// The first ID.
  @inlinable package var startIndex: SetID<Kind> { .start }

  /// The ID after the last one.
  @inlinable package var endIndex: SetID<Kind> { .start.advanced(by: elements.count) }

  /// All IDs.
  @inlinable package var indices: Range<SetID<Kind>> { startIndex..<endIndex }

  /// The element of an ID.
  @inlinable package subscript(id: SetID<Kind>) -> Element {
    get { elements[id.index] }
    set { elements[id.index] = newValue }
  }
}

extension IDTable: ExpressibleByArrayLiteral {
  /// Creates a table from a list.
  @inlinable package init(arrayLiteral elements: Element...) { self.init(elements) }
}

extension IDTable: Sendable where Element: Sendable {}
extension IDTable: Equatable where Element: Equatable {}
extension IDTable: Hashable where Element: Hashable {}

/// An element for each token of a set.
package typealias TokenTable<Element> = IDTable<Token, Element>

/// The modifiers of a set.
package typealias Modifiers = IDTable<Modifier, Modifier>
