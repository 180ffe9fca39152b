// The function of the C library for the time, as Swift imports it. Its page is that of the manual, which has no versions; the
// SDK's header has none either.

public import DarwinStructures

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/time.3.html (no versions)
@discardableResult
public func time(_ result: UnsafeMutablePointer<time_t>!) -> time_t { fatalError() }
