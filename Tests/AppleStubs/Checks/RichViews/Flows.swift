import CoreFoundation
import StyleRichText
import SwiftUI

@testable import StyleRichUI

/// Views of 30 × 10 points in rows of 70 points.
func checkFlow() {
  func view(_ hidden: Int? = nil) -> StubLayoutSubview {
    StubLayoutSubview(CGSize(width: 30, height: 10), baseline: 8, value: hidden)
  }
  let items = (0..<6).map { _ in view() }
  let counts = (1...6).map { view($0) }
  let views = LayoutSubviews(items + counts)
  let flow = StyleFlowLayout(FlowLayout(spacing: .fixed(4), rowSpacing: 2, maximumRows: 2))
  var cache: Void = ()
  let proposal = ProposedViewSize(width: 70, height: nil)
  check(flow.sizeThatFits(proposal: proposal, subviews: views, cache: &cache), is: CGSize(width: 64, height: 22))
  let bounds = CGRect(x: 100, y: 200, width: 70, height: 22)
  flow.placeSubviews(in: bounds, proposal: proposal, subviews: views, cache: &cache)
  let corners = [(100, 200), (134, 200), (100, 212)].map { CGPoint(x: Double($0.0), y: Double($0.1)) }
  check(items.prefix(3).map(\.place), is: corners)
  check(counts[2].place, is: CGPoint(x: 134, y: 212), "three are hidden")
  let nowhere = CGPoint(x: Double.infinity, y: Double.infinity)
  check(items.suffix(3).allSatisfy { $0.place == nowhere }, "hidden views are nowhere")
  check(counts.filter { $0.place != nowhere }.count, is: 1)
  let all = StyleFlowLayout(FlowLayout(spacing: .fixed(4)))
  check(all.sizeThatFits(proposal: proposal, subviews: views, cache: &cache), is: CGSize(width: 64, height: 30))
}
