#if canImport(SwiftUI)
  internal import CoreFoundation
  public import StyleTables
  public import SwiftUI

  /// All colors and styles of a catalog, for viewing in Xcode or in a debug build.
  ///
  /// ```swift
  /// #Preview { StyleGallery(Brand.catalog) }
  /// ```
  ///
  /// - It shows the colors, the free-standing styles, and for each size its weights and colors: a text in the style,
  ///   with the line box of the style, its name and its numbers.
  /// - A search finds names that contain all of its words: `14 bold` finds `14_gray2_bold`.
  /// - The appearance and the text size are the system's, or others. The appearance applies to the whole window or
  ///   preview. A watch is always dark.
  /// - Rows are made when they are scrolled to. VoiceOver reads a row as one element, with its numbers as the value.
  public struct StyleGallery: View {
    private let catalog: StyleCatalog
    private let sample: String

    /// Creates a gallery of a catalog.
    ///
    /// - Parameters:
    ///   - catalog: The catalog, such as `Brand.catalog` of generated code.
    ///   - sample: The text that each style is shown with.
    nonisolated public init(_ catalog: StyleCatalog, sample: String = "Sample 样本 123") {
      self.catalog = catalog
      self.sample = sample
    }

    /// The controls, and the list below them.
    public var body: some View {
      // The catalog is sorted here, and not again when a control changes the state of the screen.
      GalleryScreen(content: GalleryContent(catalog), sample: sample)
    }
  }

  private struct GalleryScreen: View {
    let content: GalleryContent
    let sample: String
    @State private var query = ""
    @State private var appearance = GalleryAppearance.system
    @State private var textSize = GalleryTextSize.system
    @Environment(\.dynamicTypeSize) private var systemTextSize

    var body: some View {
      screen.preferredColorScheme(appearance.colorScheme)
    }

    #if os(watchOS)
      /// Controls above the list would leave no room for it.
      private var screen: some View {
        List {
          controls
          rows
        }
      }
    #else
      /// The controls stay visible, so that a row can be watched while they change.
      private var screen: some View {
        VStack(spacing: 0) {
          VStack(alignment: .leading, spacing: 8) { controls }
            .padding(EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
          List { rows }
        }
      }
    #endif

    @ViewBuilder private var controls: some View {
      TextField(text: $query) { Text(verbatim: "Search names") }.autocorrectionDisabled()
      Picker(selection: $appearance) {
        ForEach(GalleryAppearance.allCases) { Text(verbatim: $0.title) }
      } label: {
        Text(verbatim: "Appearance")
      }
      Picker(selection: $textSize) {
        ForEach(GalleryTextSize.all) { Text(verbatim: $0.title) }
      } label: {
        Text(verbatim: "Text size")
      }
    }

    @ViewBuilder private var rows: some View {
      let found = content.matching(query)
      if found.sections.isEmpty {
        Text(verbatim: "No name contains \(query)")
      } else {
        ForEach(found.sections) { section in
          Section {
            ForEach(section.rows) { GalleryRowView(row: $0, sample: sample, textSize: textSize.size ?? systemTextSize) }
          } header: {
            Text(verbatim: section.title)
          }
        }
      }
    }
  }

  /// A color or a style. With a stack, a list knows that there is one row without creating it.
  struct GalleryRowView: View {
    let row: GalleryRow
    let sample: String
    /// The text size of the sample. Names and numbers have the system's text size.
    let textSize: DynamicTypeSize

    var body: some View {
      VStack(alignment: .leading, spacing: 4) {
        shown
        Text(verbatim: row.name).font(.caption)
        Text(verbatim: row.facts.joined(separator: " · ")).font(.caption2).foregroundStyle(Color.secondary)
      }
      .accessibilityElement()
      .accessibilityLabel(Text(verbatim: row.name))
      .accessibilityValue(Text(verbatim: row.facts.joined(separator: ", ")))
      #if os(tvOS)
        // tvOS scrolls to the focused view.
        .focusable()
      #endif
    }

    @ViewBuilder private var shown: some View {
      switch row {
      case .color(_, let color): Color(color).frame(width: 64, height: 24).border(Color.secondary)
      case .code(let code): Text(verbatim: sample).styleCode(code).dynamicTypeSize(textSize)
      }
    }
  }

  private enum GalleryAppearance: CaseIterable, Identifiable {
    case system, light, dark

    var id: Self { self }

    var title: String {
      switch self {
      case .system: "System appearance"
      case .light: "Light"
      case .dark: "Dark"
      }
    }

    /// Nil for the system's.
    var colorScheme: ColorScheme? {
      switch self {
      case .system: nil
      case .light: .light
      case .dark: .dark
      }
    }
  }

  private struct GalleryTextSize: Hashable, Identifiable {
    /// Nil for the system's.
    let size: DynamicTypeSize?

    static let system = GalleryTextSize(size: nil)
    static let all = [system] + DynamicTypeSize.allCases.map { GalleryTextSize(size: $0) }

    var id: Self { self }

    /// The size of body text relative to the system's default.
    var title: String {
      guard let size else { return "System text size" }
      return "Text \(Int((TextScale(dynamicTypeSize: size).factor * 100).rounded()))%"
    }
  }
#endif
