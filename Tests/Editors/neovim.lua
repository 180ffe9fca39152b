-- Opens a spec with a mistake in Neovim 0.7, and prints what it shows. Scripts/check-editors runs it.
vim.cmd('edit tokens/brand.yaml')
local client = vim.lsp.start_client({ name = 'stylespec', cmd = { vim.env.STYLESPEC, 'lsp' } })
vim.lsp.buf_attach_client(0, client)
local function problems() return vim.diagnostic.get(0) end
vim.wait(10000, function() return #problems() > 0 end)
for _, problem in ipairs(problems()) do
  print(('line %d: %s [%s]\n'):format(problem.lnum + 1, problem.message, problem.code))
end
local place = { textDocument = vim.lsp.util.make_text_document_params(), position = { line = 3, character = 10 } }
local answer = vim.lsp.buf_request_sync(0, 'textDocument/hover', place, 10000)
print(answer[client].result.contents.value .. '\n')
vim.api.nvim_buf_set_lines(0, 2, 3, false, {})
vim.wait(10000, function() return #problems() == 0 end)
print(('then %d problems\n'):format(#problems()))
vim.cmd('qa!')
