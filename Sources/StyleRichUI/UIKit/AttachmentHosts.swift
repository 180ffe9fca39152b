#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  internal import CoreFoundation
  internal import CoreGraphics
  internal import QuartzCore
  internal import StyleLayout
  internal import StyleRichText
  internal import StyledText
  internal import UIKit

  /// The views and the layers at the boxes of a label's attachments.
  @MainActor final class AttachmentHosts {
    /// The view or layer that shows an attachment.
    private enum Content {
      case view(UIView)
      case image(CALayer)
    }

    private struct Host {
      let attachment: TextAttachment
      let content: Content
    }

    private var hosts: [Host] = []

    /// The identifiers of the images that are shown.
    var images: Set<String> {
      Set(hosts.compactMap { if case .image = $0.content { $0.attachment.identifier } else { nil } })
    }

    /// Positions attachments. Views stay with their attachments.
    ///
    /// - Parameters:
    ///   - placed: The attachments in the text.
    ///   - origin: The corner of the text in the label.
    ///   - label: The label.
    ///   - text: The layer of the drawn text in the label. Images are right above it, and so below layers that the
    ///     system adds, such as the selection of a field.
    ///   - makeView: Makes the view of an attachment; nil for an image.
    func place(
      _ placed: [PlacedAttachment],
      at origin: LayoutPoint,
      in label: UIView,
      above text: CALayer,
      makeView: (TextAttachment) -> UIView?
    ) {
      let reuse = AttachmentReuse(from: hosts.map(\.attachment), to: placed.map(\.attachment))
      for index in reuse.unused { remove(hosts[index].content) }
      hosts = zip(placed, reuse.reused).map { item, old in
        old.map { hosts[$0] } ?? add(item.attachment, to: label, above: text, makeView)
      }
      for (host, item) in zip(hosts, placed) { move(host.content, to: CGRect(item.rect.moved(by: origin))) }
    }

    /// Whether there is a view at a point of the label.
    func hasView(at point: CGPoint) -> Bool {
      hosts.contains { host in
        guard case .view(let view) = host.content else { return false }
        return view.frame.contains(point)
      }
    }

    /// Sets the images of the layers.
    func showImages(_ image: (String) -> CGImage?) {
      for host in hosts {
        if case .image(let layer) = host.content {
          layer.showAtOnce { layer.contents = image(host.attachment.identifier) }
        }
      }
    }

    private func add(
      _ attachment: TextAttachment,
      to label: UIView,
      above text: CALayer,
      _ makeView: (TextAttachment) -> UIView?
    ) -> Host {
      if let view = makeView(attachment) {
        label.addSubview(view)
        return Host(attachment: attachment, content: .view(view))
      }
      let layer = CALayer()
      label.layer.insertSublayer(layer, above: text)
      return Host(attachment: attachment, content: .image(layer))
    }

    private func remove(_ content: Content) {
      switch content {
      case .view(let view): view.removeFromSuperview()
      case .image(let layer): layer.removeFromSuperlayer()
      }
    }

    private func move(_ content: Content, to rect: CGRect) {
      switch content {
      case .view(let view): view.frame = rect
      case .image(let layer): layer.showAtOnce { layer.frame = rect }
      }
    }
  }
#endif
