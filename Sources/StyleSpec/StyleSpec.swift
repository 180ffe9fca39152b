// `import StyleSpec` is all that an app needs: the codes and tables, and the text that keeps its style. Generated code
// imports `StyleTables` by itself. The module does not have a type of its name, so that `StyleSpec.StyledText` always
// means the module.

@_exported public import StyleTables
@_exported public import StyledText
