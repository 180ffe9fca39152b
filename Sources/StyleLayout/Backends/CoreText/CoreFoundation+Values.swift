#if canImport(CoreText)
  internal import CoreFoundation

  // Core Foundation's values, made by its C functions: bridging Swift's values needs Foundation. They are nil only
  // without memory, which ends the program, as for Swift's own values.

  extension CFString {
    static func make(_ string: String) -> CFString { make(Array(string.utf16)) }

    static func make(_ units: [UInt16]) -> CFString {
      CFStringCreateWithCharacters(kCFAllocatorDefault, units, units.count)
    }

    var string: String {
      let count = CFStringGetLength(self)
      var units = [UInt16](repeating: 0, count: count)
      CFStringGetCharacters(self, CFRange(location: 0, length: count), &units)
      return String(decoding: units, as: UTF16.self)
    }
  }

  extension CFNumber {
    static func make(_ number: Double) -> CFNumber {
      var number = number
      return CFNumberCreate(kCFAllocatorDefault, .doubleType, &number)
    }

    static func make(_ number: Int) -> CFNumber {
      var number = number
      return CFNumberCreate(kCFAllocatorDefault, .nsIntegerType, &number)
    }

    var double: Double {
      var number = 0.0
      CFNumberGetValue(self, .doubleType, &number)
      return number
    }
  }

  extension CFDictionary {
    /// Creates a dictionary of one key.
    static func make(_ key: CFString, _ value: CFTypeRef) -> CFDictionary { make([(key, value)]) }

    static func make(_ pairs: [(key: CFString, value: CFTypeRef)]) -> CFDictionary {
      var keys = pairs.map { UnsafeRawPointer?(Unmanaged.passUnretained($0.key).toOpaque()) }
      var values = pairs.map { UnsafeRawPointer?(Unmanaged.passUnretained($0.value).toOpaque()) }
      var keyCallBacks = kCFTypeDictionaryKeyCallBacks
      var valueCallBacks = kCFTypeDictionaryValueCallBacks
      return withExtendedLifetime(pairs) {
        CFDictionaryCreate(kCFAllocatorDefault, &keys, &values, pairs.count, &keyCallBacks, &valueCallBacks)
      }
    }

    /// The value of a key if it has a type.
    func value<Value: AnyObject>(_ key: CFString, _ type: CFTypeID, as _: Value.Type) -> Value? {
      guard let pointer = CFDictionaryGetValue(self, Unmanaged.passUnretained(key).toOpaque()) else { return nil }
      return checked(Unmanaged<CFTypeRef>.fromOpaque(pointer).takeUnretainedValue(), type, as: Value.self)
    }
  }

  extension CFDictionary {
    /// The values of a dictionary from numbers to numbers.
    var numbers: [Int: Double] {
      let count = CFDictionaryGetCount(self)
      var keys = [UnsafeRawPointer?](repeating: nil, count: count)
      var values = keys
      CFDictionaryGetKeysAndValues(self, &keys, &values)
      let numbers = zip(keys, values).compactMap { key, value -> (Int, Double)? in
        guard let key = number(key), let value = number(value) else { return nil }
        return Int(exactly: key.double).map { ($0, value.double) }
      }
      return Dictionary(numbers) { first, _ in first }
    }

    private func number(_ pointer: UnsafeRawPointer?) -> CFNumber? {
      guard let pointer else { return nil }
      return checked(
        Unmanaged<CFTypeRef>.fromOpaque(pointer).takeUnretainedValue(),
        CFNumberGetTypeID(),
        as: CFNumber.self
      )
    }
  }

  extension CFArray {
    static func make(_ elements: [CFTypeRef]) -> CFArray {
      var values = elements.map { UnsafeRawPointer?(Unmanaged.passUnretained($0).toOpaque()) }
      var callBacks = kCFTypeArrayCallBacks
      return withExtendedLifetime(elements) {
        CFArrayCreate(kCFAllocatorDefault, &values, elements.count, &callBacks)
      }
    }

    /// Its elements if they have a type.
    func elements<Element: AnyObject>(_ type: CFTypeID, as _: Element.Type) -> [Element] {
      (0..<CFArrayGetCount(self)).compactMap { index in
        guard let pointer = CFArrayGetValueAtIndex(self, index) else { return nil }
        return checked(Unmanaged<CFTypeRef>.fromOpaque(pointer).takeUnretainedValue(), type, as: Element.self)
      }
    }
  }

  extension CFSet {
    /// Creates a set of one value.
    static func make(_ value: CFTypeRef) -> CFSet {
      var values = [UnsafeRawPointer?(Unmanaged.passUnretained(value).toOpaque())]
      var callBacks = kCFTypeSetCallBacks
      return withExtendedLifetime(value) { CFSetCreate(kCFAllocatorDefault, &values, 1, &callBacks) }
    }
  }

  /// Casts by the type of Core Foundation; Swift's own casts to its types never fail.
  func checked<Value: AnyObject>(_ value: CFTypeRef?, _ type: CFTypeID, as _: Value.Type) -> Value? {
    guard let value, CFGetTypeID(value) == type else { return nil }
    return unsafeDowncast(value, to: Value.self)
  }
#endif
