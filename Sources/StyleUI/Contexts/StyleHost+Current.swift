#if canImport(UIKit)
  public import StyleTables

  extension StyleHost {
    /// The host of labels on this system: `legacyLabel` before iOS 16.4, and `label` since. Text views are `textKit`.
    public static var current: StyleHost {
      if #available(iOS 16.4, tvOS 16.4, watchOS 9.4, *) { .labelOfNewerSystems } else { .legacyLabel }
    }

    /// The host of labels since they apply a baseline offset once. With its versions, the compiler checks the condition
    /// above.
    @available(iOS 16.4, tvOS 16.4, watchOS 9.4, *)
    private static var labelOfNewerSystems: StyleHost { .label }
  }
#elseif canImport(AppKit)
  public import StyleTables

  extension StyleHost {
    /// The host of text fields and text views on this system: `textKit`.
    public static var current: StyleHost { .textKit }
  }
#endif
