public import Foundation
public import ObjectiveC

// Tables, the keyboard's place, and the app. They are compiled, and do not run.

/// developer.apple.com/documentation/uikit/uitableview
@available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
@available(watchOS, unavailable)
@MainActor open class UITableView: UIScrollView {
  /// developer.apple.com/documentation/uikit/uitableview/datasource
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open weak var dataSource: (any UITableViewDataSource)? {
    get { fatalError() }
    set { fatalError() }
  }

  /// developer.apple.com/documentation/uikit/uitableview/register(_:forcellreuseidentifier:)
  @available(iOS 6.0, macCatalyst 13.1, visionOS 1.0, *)
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) { fatalError() }

  /// developer.apple.com/documentation/uikit/uitableview/dequeuereusablecell(withidentifier:for:)
  @available(iOS 6.0, macCatalyst 13.1, visionOS 1.0, *)
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    fatalError()
  }

  /// developer.apple.com/documentation/uikit/uitableview/reloaddata()
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open func reloadData() { fatalError() }

  /// developer.apple.com/documentation/uikit/uitableview/performbatchupdates(_:completion:)
  @available(iOS 11.0, macCatalyst 13.1, tvOS 11.0, visionOS 1.0, *)
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) { fatalError() }
}

/// developer.apple.com/documentation/uikit/uitableviewdatasource
@available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
@available(watchOS, unavailable)
@MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  /// developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:numberofrowsinsection:)
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// developer.apple.com/documentation/uikit/uitableviewdatasource/tableview(_:cellforrowat:)
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

/// developer.apple.com/documentation/uikit/uitableviewcell
@available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
@available(watchOS, unavailable)
@MainActor open class UITableViewCell: UIView {
  /// developer.apple.com/documentation/uikit/uitableviewcell/init(style:reuseidentifier:)
  @available(iOS 3.0, macCatalyst 13.1, visionOS 1.0, *)
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { fatalError() }

  /// developer.apple.com/documentation/uikit/uitableviewcell/init(coder:)
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  public required init?(coder: NSCoder) { fatalError() }

  /// developer.apple.com/documentation/uikit/uitableviewcell/contentview
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open var contentView: UIView { fatalError() }
}

@available(watchOS, unavailable)
extension UITableViewCell {
  /// developer.apple.com/documentation/uikit/uitableviewcell/cellstyle (no versions)
  public enum CellStyle: Int, Sendable {
    /// developer.apple.com/documentation/uikit/uitableviewcell/cellstyle/default (no versions)
    case `default` = 0
  }
}

@available(iOS 7.0, macCatalyst 7.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
extension IndexPath {
  /// developer.apple.com/documentation/foundation/indexpath/row
  @available(iOS 7.0, macCatalyst 7.0, tvOS 9.0, visionOS 1.0, watchOS 2.0, *)
  public var row: Int {
    get { fatalError() }
    set { fatalError() }
  }
}

/// developer.apple.com/documentation/uikit/uiapplication
@available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
@available(watchOS, unavailable)
@MainActor open class UIApplication: UIResponder {
  /// developer.apple.com/documentation/uikit/uiapplication/shared
  @available(iOS 2.0, macCatalyst 13.1, visionOS 1.0, *)
  open class var shared: UIApplication { fatalError() }

  /// developer.apple.com/documentation/uikit/uiapplication/openexternalurloptionskey
  @available(iOS 10.0, macCatalyst 13.1, tvOS 10.0, visionOS 1.0, *)
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {}

  /// developer.apple.com/documentation/uikit/uiapplication/open(_:options:completionhandler:)
  @available(iOS 10.0, macCatalyst 13.1, tvOS 10.0, visionOS 1.0, *)
  open func open(
    _ url: URL,
    options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) { fatalError() }
}
