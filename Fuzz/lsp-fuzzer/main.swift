internal import CLibFuzzer
internal import TokenLanguageServer

/// Takes the input as a stream of the protocol, and then each of its parts between NUL bytes as a message to a server in
/// which a file is open. A crash, a hang or a failed precondition is a finding.
func check(_ data: UnsafePointer<UInt8>?, _ size: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: data, count: size))
  split(bytes)
  var server = LanguageServer(version: "fuzz")
  for message in start { _ = server.receive(message) }
  for part in bytes.split(separator: 0).prefix(20) {
    guard let message = MessageValue(Array(part)) else { continue }
    var answers = server.receive(message)
    if server.isAskedForFindings { while let work = server.work { answers += server.perform(work) } }
    let isRequest = message.method.text != nil && !message.id.isNull
    precondition(!isRequest || answers.contains { $0.id == message.id && $0.method.isNull })
    if server.exitStatus != nil { return 0 }
  }
  while let work = server.work { _ = server.perform(work) }
  return 0
}

/// Every byte of a stream is read once, in whatever pieces it arrives.
func split(_ bytes: [UInt8]) {
  var (whole, pieces) = (MessageSplitter(), MessageSplitter())
  whole.add(bytes)
  var found: [[UInt8]] = []
  do { while let content = try whole.next() { found.append(content) } } catch { return }
  for byte in bytes {
    pieces.add([byte])
    while let content = try? pieces.next() { precondition(content == found.removeFirst()) }
  }
  precondition(found.isEmpty)
}

let start: [MessageValue] = [
  ["jsonrpc": "2.0", "id": 0, "method": "initialize", "params": ["capabilities": [:]]],
  [
    "jsonrpc": "2.0", "method": "textDocument/didOpen",
    "params": [
      "textDocument": [
        "uri": "file:///fuzz/a.yaml", "version": 1,
        "text": "stylespec: 1\nname: A\ncolor: { 墨: \"#111111\" }\nweight: { bold: 700 }\ntypography: { 14: plain }\n",
      ]
    ],
  ],
]

let status = runFuzzer(CommandLine.argc, CommandLine.unsafeArgv) { check($0, $1) }
precondition(status == 0)
