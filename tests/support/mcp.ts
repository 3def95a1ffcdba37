import { Client as McpClient, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { ApiKey } from './api.ts';
import { backend } from './backend.ts';

const url = () => new URL(`${backend().url}/functions/v1/mcp`);

/** Connects the protocol's official client with a key. */
export async function connectAssistant({ secret }: Pick<ApiKey, 'secret'>): Promise<McpClient> {
  const client = new McpClient({ name: 'test', version: '1.0.0' });
  await client.connect(
    new StreamableHTTPClientTransport(url(), {
      requestInit: { headers: { authorization: `Bearer ${secret}` } },
    }),
  );
  return client;
}

export interface ToolAnswer {
  readonly isError: boolean;
  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever the tool answers
  readonly body: any;
}

/** Calls a tool and reads its JSON. */
export async function callTool(
  client: McpClient,
  name: string,
  args: Record<string, unknown> = {},
): Promise<ToolAnswer> {
  const result = await client.callTool({ name, arguments: args });
  const [first] = result.content as { text: string }[];
  return { isError: result.isError === true, body: JSON.parse(first?.text ?? 'null') };
}

/** Sends one message without a client, as an attacker would. */
export const sendToMcp = (
  { secret }: Pick<ApiKey, 'secret'>,
  message: unknown,
  init: RequestInit = {},
) =>
  fetch(url(), {
    method: 'POST',
    headers: {
      authorization: `Bearer ${secret}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    body: typeof message === 'string' ? message : JSON.stringify(message),
    ...init,
  });
