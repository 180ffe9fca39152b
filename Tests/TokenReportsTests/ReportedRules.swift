import TestSupport
import TokenReports
import TokenDiagnostics

extension ReportSample {
  static let rules = [
    ReportedRule(
      id: "two-lines",
      summary: "Values over two lines",
      description: "Looks at lines.",
      help: "# two-lines\n\nLooks at `{lines}`.",
      severity: nil
    ),
    ReportedRule(id: "layering", summary: "Layers", description: "Looks.", help: "# layering", severity: .error),
  ]
}
