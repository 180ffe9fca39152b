// What imports Darwin sees these, too.
@_exported public import DarwinStructures
