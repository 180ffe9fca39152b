import TestSupport

/// The built tool, as a shell runs it.
func stylespec(_ arguments: String..., in folder: String? = nil, input: String = "") throws -> SubprocessResult {
  try Subprocess.run(Repository.product("stylespec"), arguments, in: folder, input: input)
}

let smallSpec = """
  stylespec: 1
  name: Brand
  offsetHost: css
  color: { ink: "#222222" }
  weight: { regular: 400, bold: 700 }
  typography: { 14: { lineHeight: 20, lineSpacing: 3, baselineOffset: 0 }, 13.5: plain }

  """
