#if os(Linux)
  import TestSupport
  import Testing

  /// The long runs compile the mistakes; whether each still fits its file is known at once.
  struct FaultEditTests {
    @Test(arguments: ViewFault.all.map(\.edit) + InterfaceFault.all.map(\.edit) + StubFault.all.map(\.edit))
    func fitsItsFile(_ edit: AppleEdit) throws {
      let text = try edit.edited()
      #expect(text != (try Repository.read(edit.file)))
    }

    @Test func textThatIsThereTwiceOrNotAtAllDoesNotFit() {
      for old in ["the", "\u{FFFC}"] {
        let edit = AppleEdit(file: "README.md", old: old, new: "")
        #expect(throws: AppleEdit.DoesNotApply.self) { try edit.edited() }
      }
    }
  }
#endif
