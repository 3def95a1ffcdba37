import type { ApiPage } from '../apiPage.ts';

export const assistantTools: ApiPage = {
  heading: 'Assistant tools',
  lede: 'An AI assistant reads your records and proposes changes over the Model Context Protocol. It can do what its key can do, and a change needs a second step.',
  description:
    'A remote MCP server with the keys and permissions of the API: tools that read, and changes that are proposed first and confirmed with a one-time token.',
  keywords: ['MCP', 'Model Context Protocol', 'AI assistant', 'tools'],
  sections: [
    {
      id: 'connect',
      heading: 'Connect',
      blocks: [
        {
          kind: 'text',
          paragraphs: [
            'The server is at /functions/v1/mcp and speaks streamable HTTP without sessions. Send an API key as a bearer token. [Assistants](/api-marketplace/assistants) has the address and a configuration to copy.',
          ],
        },
      ],
      exchanges: [
        {
          title: 'A method that the server doesn’t have',
          as: 'key',
          method: 'POST',
          path: '/functions/v1/mcp',
          headers: {
            accept: 'application/json, text/event-stream',
            'mcp-protocol-version': '2025-06-18',
          },
          body: { json: { jsonrpc: '2.0', id: 1, method: 'subscriptions/listen' } },
          status: 200,
          answer: {
            json: { jsonrpc: '2.0', id: 1, error: { code: -32601, message: 'Method not found' } },
          },
        },
      ],
    },
    {
      id: 'changes',
      heading: 'Changes in two steps',
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Propose',
              text: 'A propose tool runs the change, returns each field before and after, and rolls it back. Nothing is saved.',
            },
            {
              title: 'Ask',
              text: 'The assistant shows you the change. Most assistants also ask before each tool that changes data.',
            },
            {
              title: 'Confirm',
              text: 'confirm_change makes exactly this change with the token, once, within 15 minutes. If the record changed in the meantime, it is refused.',
            },
          ],
        },
        {
          kind: 'text',
          paragraphs: [
            'The server can’t see whether a person agreed. Give a key only read permissions if an assistant shouldn’t change anything.',
          ],
        },
      ],
    },
  ],
  next: [
    { label: 'All APIs', to: '/api-marketplace' },
    { label: 'Records API', to: '/api-marketplace/records' },
  ],
};
