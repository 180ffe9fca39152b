/// developer.apple.com/documentation/swiftui/list
@available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
public struct List<SelectionValue, Content>: View where SelectionValue: Hashable, Content: View {
  /// developer.apple.com/documentation/swiftui/view/body-swift.property
  /// Such a view is not made of others.
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  public var body: Never { fatalError() }
}

@available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
extension List where SelectionValue == Never {
  /// developer.apple.com/documentation/swiftui/list/init(content:)
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  nonisolated public init(@ViewBuilder content: () -> Content) { fatalError() }

  /// developer.apple.com/documentation/swiftui/list/init(_:rowcontent:)
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  nonisolated public init<Data, RowContent>(
    _ data: Binding<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
    Data: MutableCollection, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable,
    Data.Index: Hashable
  { fatalError() }
}

/// developer.apple.com/documentation/swiftui/section
@available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
public struct Section<Parent, Content, Footer> {}

@available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
extension Section: View where Parent: View, Content: View, Footer: View {
  /// developer.apple.com/documentation/swiftui/view/body-swift.property
  /// Such a view is not made of others.
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  public var body: Never { fatalError() }
}

@available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// developer.apple.com/documentation/swiftui/section/init(content:header:)
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) { fatalError() }
}

/// developer.apple.com/documentation/swiftui/navigationstack
@available(iOS 16.0, macCatalyst 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, watchOS 9.0, *)
public struct NavigationStack<Data, Root>: View where Root: View {
  /// developer.apple.com/documentation/swiftui/navigationstack/init(root:)
  @available(iOS 16.0, macCatalyst 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, watchOS 9.0, *)
  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { fatalError() }

  /// developer.apple.com/documentation/swiftui/view/body-swift.property
  /// Such a view is not made of others.
  @available(iOS 16.0, macCatalyst 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, watchOS 9.0, *)
  public var body: Never { fatalError() }
}

/// developer.apple.com/documentation/swiftui/navigationpath
@available(iOS 16.0, macCatalyst 16.0, macOS 13.0, tvOS 16.0, visionOS 1.0, watchOS 9.0, *)
public struct NavigationPath {}

/// developer.apple.com/documentation/swiftui/navigationlink
@available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
public struct NavigationLink<Label, Destination>: View where Label: View, Destination: View {
  /// developer.apple.com/documentation/swiftui/navigationlink/init(destination:label:)
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  nonisolated public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) { fatalError() }

  /// developer.apple.com/documentation/swiftui/view/body-swift.property
  /// Such a view is not made of others.
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  public var body: Never { fatalError() }
}

/// developer.apple.com/documentation/swiftui/picker
@available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
public struct Picker<Label, SelectionValue, Content>: View
where Label: View, SelectionValue: Hashable, Content: View {
  /// developer.apple.com/documentation/swiftui/picker/init(selection:content:label:)
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  nonisolated public init(
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { fatalError() }

  /// developer.apple.com/documentation/swiftui/view/body-swift.property
  /// Such a view is not made of others.
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  public var body: Never { fatalError() }
}

/// developer.apple.com/documentation/swiftui/textfield
@available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
public struct TextField<Label>: View where Label: View {
  /// developer.apple.com/documentation/swiftui/textfield/init(text:prompt:label:)
  @available(iOS 15.0, macCatalyst 15.0, macOS 12.0, tvOS 15.0, visionOS 1.0, watchOS 8.0, *)
  nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) { fatalError() }

  /// developer.apple.com/documentation/swiftui/view/body-swift.property
  /// Such a view is not made of others.
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  public var body: Never { fatalError() }
}

/// developer.apple.com/documentation/swiftui/button
@available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
public struct Button<Label>: View where Label: View {
  /// developer.apple.com/documentation/swiftui/button/init(action:label:)
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  @preconcurrency nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    fatalError()
  }

  /// developer.apple.com/documentation/swiftui/view/body-swift.property
  /// Such a view is not made of others.
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  public var body: Never { fatalError() }
}

/// developer.apple.com/documentation/swiftui/binding
@available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  /// developer.apple.com/documentation/swiftui/binding/wrappedvalue
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  public var wrappedValue: Value {
    get { stubGet() }
    nonmutating set { stubSet(newValue) }
  }

  /// developer.apple.com/documentation/swiftui/binding/projectedvalue
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  public var projectedValue: Binding<Value> { self }

  /// developer.apple.com/documentation/swiftui/binding/init(projectedvalue:)
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// developer.apple.com/documentation/swiftui/binding/subscript(dynamicmember:)
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    fatalError()
  }

  private let stubGet: () -> Value
  private let stubSet: (Value) -> Void

  package init(stub get: @escaping () -> Value, set: @escaping (Value) -> Void) { (stubGet, stubSet) = (get, set) }

  package init(of state: State<Value>) { self.init(stub: { fatalError() }, set: { _ in fatalError() }) }
}

/// developer.apple.com/documentation/swiftui/state
@available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
@propertyWrapper public struct State<Value> {
  /// developer.apple.com/documentation/swiftui/state/init(wrappedvalue:)
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  public init(wrappedValue value: Value) { fatalError() }

  /// developer.apple.com/documentation/swiftui/state/wrappedvalue
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set { fatalError() }
  }

  /// developer.apple.com/documentation/swiftui/state/projectedvalue
  @available(iOS 13.0, macCatalyst 13.0, macOS 10.15, tvOS 13.0, visionOS 1.0, watchOS 6.0, *)
  public var projectedValue: Binding<Value> { Binding(of: self) }
}
