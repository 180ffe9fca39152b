#if canImport(CoreText)
  internal import CoreFoundation
  internal import StyleLayout

  extension LayoutRect {
    init(_ rect: CGRect) {
      self.init(
        x: Double(rect.origin.x),
        y: Double(rect.origin.y),
        width: Double(rect.size.width),
        height: Double(rect.size.height)
      )
    }

    func moved(by distance: LayoutPoint) -> LayoutRect {
      LayoutRect(x: x + distance.x, y: y + distance.y, width: width, height: height)
    }
  }

  extension LayoutPoint {
    /// A point of a view, in the coordinates of a text at a corner.
    init(_ point: CGPoint, from corner: LayoutPoint) {
      self.init(x: Double(point.x) - corner.x, y: Double(point.y) - corner.y)
    }
  }

  extension LayoutSize {
    init(_ size: CGSize) { self.init(width: Double(size.width), height: Double(size.height)) }
  }

  extension CGRect {
    init(_ rect: LayoutRect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }
  }

  extension CGSize {
    init(_ size: LayoutSize) { self.init(width: size.width, height: size.height) }
  }

  extension CGPoint {
    init(_ point: LayoutPoint) { self.init(x: point.x, y: point.y) }
  }
#endif
