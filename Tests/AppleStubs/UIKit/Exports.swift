// What AppKit has, too.
@_exported public import UIFoundation
