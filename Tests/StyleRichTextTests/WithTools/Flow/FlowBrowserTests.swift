import StyleLayout
import StyleRichText
import TestSupport
import Testing

/// Flows beside the same ones in CSS, in a browser.
@Suite(.enabled(if: Browser.reports != nil, "needs Chromium; set STYLESPEC_BROWSER"), .serialized)
struct FlowBrowserTests {
  @Test(arguments: Browser.seeds) func flowsAreThoseOfCSS(seed: UInt64) throws {
    var random = SeededFlow(seed: seed)
    let cases = (0..<500).map { FlowCase($0, &random) }
    let page = try FlowPage.html(for: cases, scale: PlacedFlow.scale)
    let placed = try Browser.result(of: page, as: [PlacedFlow].self)
    try #require(placed.count == cases.count)
    var (worst, count, wide) = (0.0, 0, 0)
    for (index, (flow, theirs)) in zip(cases, placed).enumerated() {
      let ours = flow.arrangement
      let difference = try #require(theirs.difference(from: ours, of: flow), "seed \(seed), case \(index)")
      #expect(difference <= PlacedFlow.tolerance, "seed \(seed), case \(index): \(flow)\n\(ours.rects)\n\(theirs)")
      worst = max(worst, difference)
      count += ours.rects.count
      wide += flow.items.count { $0.naturalWidth > flow.width ?? .infinity }
    }
    try Browser.report(
      "flow-\(seed)",
      "  \(cases.count) flows, \(count) items, \(wide) wider than the row; at most \(worst) px apart"
    )
    #expect(wide > 100 && count > 2_000, "the cases are too simple")
  }
}

/// The page that lays out flows by CSS.
private enum FlowPage {
  static func html(for cases: [FlowCase], scale: Double) throws -> String {
    """
    <!doctype html><meta charset="utf-8"><style>
    .flow { position: absolute; left: 0; top: 0; display: flex; flex-wrap: wrap; align-content: flex-start; }
    .flow > * { flex: none; min-width: 0; }
    .text, .picture { max-width: 100%; }
    .text { display: flex; flex-wrap: wrap; align-content: flex-start; align-items: flex-start; }
    .box { display: flex; align-items: flex-start; }
    .text > *, .box > * { flex: none; }
    </style><body><script>
    const cases = \(try Browser.literal(cases)), scale = \(scale);
    \(script)
    </script>
    """
  }

  private static let script = #"""
    const px = length => `${length * scale}px`;
    // What is too wide starts at the leading edge.
    const justify = {
      leading: "flex-start", center: "safe center", trailing: "safe flex-end", justified: "space-between",
    };
    const align = { top: "flex-start", center: "center", bottom: "flex-end", firstBaseline: "first baseline" };

    function element(parent, name, style) {
      const element = document.createElement("div");
      element.className = name;
      Object.assign(element.style, style);
      parent.append(element);
      return element;
    }

    function add(flow, { kind, width, height, baseline, tiles }) {
      switch (kind) {
      case "box":
        const box = element(flow, kind, { width: px(width), height: px(height) });
        // The bottom of what is inside is the baseline.
        if (baseline != null) element(box, "", { width: "0", height: px(baseline) });
        return box;
      case "picture":
        return element(flow, kind, { width: px(width), aspectRatio: `${width * scale} / ${height * scale}` });
      case "text":
        const text = element(flow, kind, {});
        for (let tile = 0; tile < tiles; tile++) element(text, "", { width: px(width), height: px(height) });
        return text;
      }
    }

    const placed = cases.map(item => {
      const flow = element(document.body, "flow", {
        width: item.width == null ? "max-content" : px(item.width),
        columnGap: px(item.spacing),
        rowGap: px(item.rowSpacing),
        direction: item.isRightToLeft ? "rtl" : "ltr",
        justifyContent: justify[item.horizontal],
        alignItems: align[item.vertical],
      });
      const items = item.items.map(sample => add(flow, sample));
      // The last row of a text is not justified.
      if (item.horizontal === "justified" && items.length > 0) items[items.length - 1].style.marginInlineEnd = "auto";
      const frame = flow.getBoundingClientRect();
      const rects = items.map(item => item.getBoundingClientRect())
        .map(rect => [rect.left - frame.left, rect.top - frame.top, rect.width, rect.height]);
      return { width: frame.width, height: frame.height, rects };
    });
    const result = document.createElement("script");
    result.id = "result";
    result.type = "application/json";
    result.textContent = JSON.stringify(placed);
    document.body.append(result);
    """#
}
