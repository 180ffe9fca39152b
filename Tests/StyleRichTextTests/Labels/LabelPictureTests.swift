import StyleLayout
import StyleRichText
import StyleTables
import StyledText
import Testing

/// The picture of a label.
struct LabelPictureTests {
  @Test func aPictureHasTheLinesAndThePinsOfTheSelection() throws {
    let label = LabelModel.shown("one two", touches: TouchOptions(selectsText: true))
    let plain = try #require(label.picture(scale: 2))
    #expect(plain.rect.y <= 0 && plain.rect.maxY >= 10 && plain.rect.width >= 35)
    let frame = try #require(label.shown?.frame)
    let selection = try #require(LabelSelection(0..<3, in: frame))
    let selected = try #require(label.picture(selection: selection, scale: 2))
    #expect(selected.rect.maxY > plain.rect.maxY || selected.rect.y < plain.rect.y, "the knobs of the pins")
    for edge in [selected.rect.x, selected.rect.y, selected.rect.maxX, selected.rect.maxY] {
      #expect((edge * 2).rounded() == edge * 2, "on the grid of pixels")
    }
  }

  @Test func onlyTheSameTextAndLookHaveTheSameKey() throws {
    var label = LabelModel.shown("[ab] cd")
    let key = try #require(label.picture(scale: 2)).key
    #expect(label.picture(scale: 2)?.key == key)
    #expect(label.picture(scale: 3)?.key != key)
    #expect(label.picture(options: DrawingOptions(showsBoxes: true), scale: 2)?.key != key)
    _ = label.play("0 down 5 5")
    #expect(label.picture(scale: 2)?.key != key, "the link is pressed")
    _ = label.play("0.1 up 5 5")
    #expect(label.picture(scale: 2)?.key == key)
    _ = label.show(width: 20)
    #expect(label.picture(scale: 2)?.key != key)
  }

  @Test func aPictureThatWouldBeTooLargeHasFewerPixels() throws {
    let label = LabelModel.shown(String(repeating: "a\n", count: 2_000))
    let picture = try #require(label.picture(scale: 3))
    #expect(picture.scale < 3)
    #expect(picture.rect.height * picture.scale <= Double(DrawingFormat.maximumSide))
  }

  @Test func aLabelThatWasNotLaidOutHasNoPicture() {
    #expect(LabelModel(.text("a")).picture(scale: 2) == nil)
  }
}
