// What UIKit has, too.
@_exported public import UIFoundation
