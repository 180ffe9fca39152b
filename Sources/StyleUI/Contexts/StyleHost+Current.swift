#if canImport(UIKit)
  public import StyleTables

  extension StyleHost {
    /// The host of labels on this system: `legacyLabel` before iOS 16.4, and `label` since. Text views are `textKit`.
    public static var current: StyleHost {
      if #available(iOS 16.4, tvOS 16.4, watchOS 9.4, *) { .label } else { .legacyLabel }
    }
  }
#elseif canImport(AppKit)
  public import StyleTables

  extension StyleHost {
    /// The host of text fields and text views on this system: `textKit`.
    public static var current: StyleHost { .textKit }
  }
#endif
