// Checks the views of StyleRichUI: events in, calls out.
#if canImport(UIKit)
  checkRichLabel()
  checkSelection()
  checkExpandableLabel()
  checkAttachments()
  checkEmojiKeyboard()
  checkPlatformLabel()
  checkPlatformField()
  checkRichTextView()
  checkRichTextPanelView()
  await checkDragging()
#else
  checkRichLabelView()
#endif
checkFlow()
printSummary()
