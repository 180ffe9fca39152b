#if canImport(CPango)
  print("stylespec-render")
#else
  print("stylespec-render was built without Pango")
#endif
