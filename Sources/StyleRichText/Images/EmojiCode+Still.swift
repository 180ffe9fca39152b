public import StyleTables

extension EmojiCode {
  /// The path of the image to show, relative to the folder of the spec.
  ///
  /// - Parameter isStill: Whether it must not move, as for Reduce Motion. Then it is the emoji's `still`, if the spec
  ///   has one; otherwise its `image`, whose first frame an ``AnimationClock`` that is still shows.
  public func image(isStill: Bool) -> String {
    isStill ? still ?? image : image
  }
}
