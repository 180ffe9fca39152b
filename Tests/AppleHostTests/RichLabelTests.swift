#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import CoreFoundation
  import Foundation
  import ObjectiveC
  import QuartzCore
  import StyleLayout
  import StyleRichText
  import StyleTables
  import StyleUI
  import StyledText
  import Testing
  import UIKit
  import YanxuanStyles

  @testable import StyleRichUI

  /// Labels on a system of Apple: what no stub can say.
  @MainActor struct RichLabelTests {
    /// A code of each of the twelve rows.
    private static let codes: [StyleCode] = {
      var bySize: [Double: StyleCode] = [:]
      for code in Yanxuan.catalog.codes where code.resolved.metrics != nil { bySize[code.resolved.size] = code }
      return Array(bySize.values)
    }()

    @Test func twoLinesAreAsHighAsThoseOfALabelOfUIKit() {
      #expect(Self.codes.count == 12)
      for code in Self.codes {
        let text = StyledText("Hxg\nHxg", style: code)
        let (rich, label) = (RichLabel(), StyledLabel())
        (rich.styledText, rich.numberOfLines) = (text, 0)
        (label.styledText, label.numberOfLines) = (text, 0)
        let size = CGSize(width: 400, height: 400)
        let difference = Double(rich.sizeThatFits(size).height) - Double(label.sizeThatFits(size).height)
        #expect(abs(difference) <= 1, "\(code): \(difference)")
      }
    }

    @Test func theFirstBaselineIsThatOfTheStyle() throws {
      for code in Self.codes {
        let label = RichLabel(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
        (label.styledText, label.numberOfLines) = (StyledText("H", style: code), 0)
        label.layoutIfNeeded()
        let top = label.placement.origin.y
        let baseline = try #require(code.resolved.metrics).baseline
        #expect(abs(Double(label.forFirstBaselineLayout.frame.size.height) - top - baseline) <= 0.01, "\(code)")
      }
    }

    @Test func linksAreHitWhereTheyAreDrawn() {
      let label = RichLabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      var text = StyledText("see ", style: .t14_gray2_regular)
      text.append(StyledText("link", attributes: TextAttributes(link: TextLink("target"))))
      label.styledText = text
      label.layoutIfNeeded()
      for element in label.model.elements where element.target != nil {
        let rect = CGRect(element.bounds.moved(by: label.placement.origin))
        #expect(label.point(inside: CGPoint(x: Double(rect.origin.x) + 1, y: Double(rect.origin.y) + 1), with: nil))
      }
      #expect(!label.point(inside: CGPoint(x: 2, y: 20), with: nil))
    }

    @Test func aLabelThatIsUsedAgainKeepsNothingOfTheOthers() {
      let label = RichLabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      var text = StyledText("a", style: .t14_gray2_regular)
      text.append(TextAttachment("smile", width: 10, ascent: 10))
      label.styledText = text
      label.layoutIfNeeded()
      let (views, layers) = (label.subviews.count, label.layer.sublayers?.count)
      for number in 0..<1_000 {
        var text = StyledText("a\(number)", style: .t14_gray2_regular)
        text.append(TextAttachment("smile", width: 10, ascent: 10))
        label.styledText = text
        label.layoutIfNeeded()
      }
      #expect(label.subviews.count == views && label.layer.sublayers?.count == layers)
    }
  }
#endif
