// The functions of the C library for real numbers, as Swift imports them. Their pages are those of the manual, which have no
// versions; the SDK's headers have none either.

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/exp.3.html (no versions)
@discardableResult
public func exp(_ value: Double) -> Double { fatalError() }

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/pow.3.html (no versions)
@discardableResult
public func pow(_ base: Double, _ exponent: Double) -> Double { fatalError() }

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/sqrt.3.html (no versions)
@discardableResult
public func cbrt(_ value: Double) -> Double { fatalError() }

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/sin.3.html (no versions)
@discardableResult
public func sin(_ angle: Double) -> Double { fatalError() }

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/atan2.3.html (no versions)
@discardableResult
public func atan2(_ y: Double, _ x: Double) -> Double { fatalError() }

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/cos.3.html (no versions)
@discardableResult
public func cos(_ angle: Double) -> Double { fatalError() }

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/hypot.3.html (no versions)
@discardableResult
public func hypot(_ x: Double, _ y: Double) -> Double { fatalError() }

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/log.3.html (no versions)
@discardableResult
public func log(_ value: Double) -> Double { fatalError() }

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/tan.3.html (no versions)
@discardableResult
public func tan(_ angle: Double) -> Double { fatalError() }

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/asin.3.html (no versions)
@discardableResult
public func asin(_ value: Double) -> Double { fatalError() }

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/acos.3.html (no versions)
@discardableResult
public func acos(_ value: Double) -> Double { fatalError() }

/// developer.apple.com/library/archive/documentation/System/Conceptual/ManPages_iPhoneOS/man3/atan.3.html (no versions)
@discardableResult
public func atan(_ value: Double) -> Double { fatalError() }
