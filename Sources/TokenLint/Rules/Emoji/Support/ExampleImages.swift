extension ImageFile {
  /// An image of an example.
  static let square = ImageFile.image(ImageFacts(.png, width: 72, height: 72))

  /// An animated image of an example.
  static let spinning = ImageFile.image(ImageFacts(.gif, width: 72, height: 72, isAnimated: true))
}
