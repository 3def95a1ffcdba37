import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { json, text } from 'node:stream/consumers';
import { setTimeout as moment } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

/** A provider of the test's own that knows a message it was given before by its key. */
export interface LoggingProvider {
  /** What the backend needs to use it. */
  env: Record<string, string>;
  /** Keys of the messages to an address; one that was sent under two keys arrived twice. */
  keysFor(address: string): string[];
  close(): Promise<void>;
}

/** It takes a moment to answer, so that a backend can be killed between sending and hearing. */
const ANSWER_MS = 25;

class MessageLog {
  readonly #keys = new Map<string, Set<string>>();

  note(address: string, key: string): void {
    this.#keys.set(address, (this.#keys.get(address) ?? new Set()).add(key));
  }

  keysFor = (address: string): string[] => [...(this.#keys.get(address) ?? [])];
}

async function portOf(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

export async function openHttpProvider(): Promise<LoggingProvider> {
  const log = new MessageLog();
  const server = createServer(async (request, response) => {
    try {
      const { to } = (await json(request)) as { to: string[] };
      log.note(to.join(), String(request.headers['idempotency-key']));
      await moment(randomInt(ANSWER_MS));
      response.end('{}');
    } catch {
      // The backend was killed while it spoke: what was cut off was never taken.
      response.destroy();
    }
  });
  const port = await portOf(server);
  return {
    env: {
      HAVEN_EMAIL_API_URL: `http://127.0.0.1:${port}/emails`,
      HAVEN_EMAIL_API_KEY: 'key-of-the-test',
    },
    keysFor: log.keysFor,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export async function openMailServer(): Promise<LoggingProvider> {
  const log = new MessageLog();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const take = async () => {
        const mail = await text(stream);
        const key = /^Message-ID: <(.+)>/im.exec(mail)?.[1] ?? 'none';
        for (const { address } of session.envelope.rcptTo) log.note(address, key);
        await moment(randomInt(ANSWER_MS));
      };
      take().then(() => done(), done);
    },
  });
  // A connection that a killed backend leaves behind is no fault of the server.
  server.on('error', () => undefined);
  const port = await portOf(server.server);
  return {
    env: { HAVEN_SMTP_URL: `smtp://127.0.0.1:${port}` },
    keysFor: log.keysFor,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
