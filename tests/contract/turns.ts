import { once } from 'node:events';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { POSTGRES_QUEUE_LIMITS } from '../../backend/request-limits.ts';
import { backend, type SeparateBackend, startSeparateBackend } from '../support/backend.ts';

export const isHosted = backend().engine === 'hosted';
/**
 * One backend for all tests: connections opened in a rush are dropped, so tests whose connections must not be come
 * first.
 */
export let own: SeparateBackend;
export const LIST = '/rest/v1/listings?select=*,listing_images(*)&order=created_at.desc&limit=50';
export const head = () =>
  `GET ${LIST} HTTP/1.1\r\nHost: ${new URL(own.url).host}\r\napikey: ${own.publishableKey}\r\n\r\n`;

async function dial(): Promise<Socket> {
  const socket = connect(Number(new URL(own.url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.resume();
  await Promise.race([once(socket, 'connect'), once(socket, 'close')]).catch(() => undefined);
  return socket;
}

export const dialAll = (count: number) => Promise.all(Array.from({ length: count }, dial));

/** Another client address, because the load has used up its own address's limits. */
const ELSEWHERE = process.platform === 'linux' ? '127.0.0.9' : '127.0.0.1';

const statusOfVisit = () =>
  new Promise<number | undefined>((resolve) => {
    const requestOptions = {
      agent: false,
      localAddress: ELSEWHERE,
      headers: { apikey: own.publishableKey },
    };
    const sent = request(
      `${own.url}/rest/v1/listings?select=id&limit=1`,
      requestOptions,
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode));
      },
    );
    sent.on('error', () => resolve(undefined)).end();
  });

/**
 * Returns the CPU seconds until a visitor gets a response, including the load itself, since both run in this process.
 * Wall-clock time depends on what else the machine does.
 */
export async function visitorWaits(): Promise<number> {
  const began = process.cpuUsage();
  await vi.waitFor(async () => expect(await statusOfVisit()).toBe(200), { timeout: 110_000 });
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1e6;
}

/** Generous; the bugs took minutes. */
export const SOON_SECONDS = 15;

export function startOwnBackend(): void {
  beforeAll(async () => {
    if (!isHosted) own = await startSeparateBackend({ turns: POSTGRES_QUEUE_LIMITS });
  });
  afterAll(() => own?.close());
}

export function defineManyConnections(calls: number): void {
  test.skipIf(isHosted)(
    `delays no one with a thousand connections of ${calls} calls each`,
    async () => {
      const sockets = await dialAll(1_000);
      for (const socket of sockets) socket.write(head().repeat(calls));
      const waits = await visitorWaits();
      for (const socket of sockets) socket.destroy();
      expect(waits).toBeLessThan(SOON_SECONDS);
    },
  );
}
