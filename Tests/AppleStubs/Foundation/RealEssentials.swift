// On Linux, what FoundationEssentials has is the real one; the folder Essentials declares it for Apple's platforms.
#if canImport(FoundationEssentials)
  @_exported public import FoundationEssentials
#endif
