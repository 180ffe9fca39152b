// `import StyleSpec` is all that an app needs: the codes and tables, and the text that keeps its style. Generated code
// imports `StyleTables` on its own. No type has the module's name, so `StyleSpec.StyledText` always refers to the
// module.

@_exported public import StyleTables
@_exported public import StyledText
