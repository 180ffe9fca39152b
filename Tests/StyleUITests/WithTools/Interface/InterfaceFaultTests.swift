#if os(Linux)
  import TestSupport
  import Testing

  /// Mistakes that are put into our code: the numbers of the spec or the checks must find each.
  @Suite(.enabled(if: isLongRun, "takes minutes; STYLESPEC_LONG=1 includes it"))
  struct InterfaceFaultTests {
    @Test(arguments: InterfaceFault.all) func isFound(_ fault: InterfaceFault) throws {
      let program = try InterfacePrograms.uiKit(fault.edit)
      let differences = try ShownNumbers.differences(of: ShownNumbers.all(of: program))
      #expect(differences.isEmpty != fault.changesNumbers, "\(differences)")
      let checks = try program.run("checks", "1", "100")
      #expect(checks.status == 0, "\(checks.errors)")
      #expect(checks.output.hasSuffix(" checks, 0 failures\n") != fault.failsChecks, "\(checks.output)")
    }
  }
#endif
