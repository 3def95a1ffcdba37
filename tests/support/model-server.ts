import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One request as the model's server received it. */
interface ModelServerRequest {
  readonly path: string | undefined;
  readonly authorization: string | undefined;
  readonly body: {
    readonly model: string;
    readonly messages: readonly { readonly role: string; readonly content: string | null }[];
    readonly tools?: readonly { readonly function: { readonly name: string } }[];
    readonly max_tokens: number;
    readonly response_format?: { readonly type: string };
  };
  /** The body of a form, such as a recording. */
  readonly form: string | null;
}

/** A recorded answer: text, or calls of tools. */
interface RecordedAnswer {
  readonly text?: string;
  readonly toolCalls?: readonly { readonly name: string; readonly input: unknown }[];
  /** A status other than 200, or a redirect. */
  readonly status?: number;
  /** Never answers. */
  readonly isSilent?: true;
  /** Answers after this. */
  readonly until?: Promise<void>;
  /** One JSON response, like a server that doesn't stream. */
  readonly isWhole?: true;
  /** The length of a recording that the server reports. */
  readonly seconds?: number;
}

export interface ModelServer {
  /** What the settings take as the provider's address. */
  readonly url: string;
  readonly requests: ModelServerRequest[];
  /** Answers of the next requests, in order; the last one repeats. */
  answers: RecordedAnswer[];
  close(): void;
}

/** An OpenAI-compatible server on this machine that streams recorded answers. */
export async function startModelServer(): Promise<ModelServer> {
  const requests: ModelServerRequest[] = [];
  const server = createServer((request, response) => {
    void readAll(request).then(async (text) => {
      const isForm = request.headers['content-type']?.startsWith('multipart/form-data') === true;
      requests.push({
        path: request.url,
        authorization: request.headers.authorization,
        body: JSON.parse(isForm ? '{"model": "", "messages": [], "max_tokens": 0}' : text),
        form: isForm ? text : null,
      });
      const [next, ...others] = started.answers;
      if (others.length > 0) started.answers = others;
      if (next?.isSilent) return;
      await next?.until;
      if (next?.status !== undefined) {
        response.writeHead(next.status, { location: 'http://127.0.0.1:1/' }).end('{"error":"no"}');
        return;
      }
      if (isForm) {
        const usage = next?.seconds === undefined ? {} : { usage: { seconds: next.seconds } };
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ text: next?.text ?? '', ...usage }));
        return;
      }
      if (next?.isWhole) {
        const message = { role: 'assistant', content: next.text ?? '' };
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ choices: [{ message }] }));
        return;
      }
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      for (const event of toEvents(next ?? {}))
        response.write(`data: ${JSON.stringify(event)}\n\n`);
      response.end('data: [DONE]\n\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const started: ModelServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    answers: [],
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return started;
}

async function readAll(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const part of request) body += part;
  return body;
}

function* toEvents({ text = '', toolCalls = [] }: RecordedAnswer) {
  for (const piece of text.match(/[\s\S]{1,24}/g) ?? []) {
    yield { choices: [{ delta: { content: piece } }] };
  }
  for (const [index, { name, input }] of toolCalls.entries()) {
    const json = JSON.stringify(input);
    yield {
      choices: [
        {
          delta: {
            tool_calls: [
              { index, id: `call_${index}`, function: { name, arguments: json.slice(0, 5) } },
            ],
          },
        },
      ],
    };
    yield {
      choices: [{ delta: { tool_calls: [{ index, function: { arguments: json.slice(5) } }] } }],
    };
  }
  yield { choices: [], usage: { prompt_tokens: 120, completion_tokens: 30 } };
}
