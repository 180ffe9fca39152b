// `import StyleSpec` is all that an app needs: the codes and tables, and the text that keeps its style. Generated code imports
// `StyleTables` by itself. There is no type of the module's name, so that `StyleSpec.StyledText` always means the module.

@_exported public import StyleTables
@_exported public import StyledText
