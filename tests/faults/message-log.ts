import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { json, text } from 'node:stream/consumers';
import { setTimeout as moment } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

/** A fake provider that deduplicates messages by key. */
export interface LoggingProvider {
  /** Environment the backend needs to use it. */
  env: Record<string, string>;
  /** Keys of the messages to an address. A message sent under two keys arrived twice. */
  keysFor(address: string): string[];
  close(): Promise<void>;
}

/** Delays its response, so that a backend can be killed between sending and receiving. */
const RESPONSE_DELAY_MS = 25;

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
      await moment(randomInt(RESPONSE_DELAY_MS));
      response.end('{}');
    } catch {
      // The backend was killed while sending, so the partial message was never accepted.
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
        await moment(randomInt(RESPONSE_DELAY_MS));
      };
      take().then(() => done(), done);
    },
  });
  // A connection dropped by a killed backend is not a server error.
  server.on('error', () => undefined);
  const port = await portOf(server.server);
  return {
    env: { HAVEN_SMTP_URL: `smtp://127.0.0.1:${port}` },
    keysFor: log.keysFor,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
