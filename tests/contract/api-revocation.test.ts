import { beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type Person, person, succeed } from '../security/world.ts';
import { type ApiKey, callApi, createKey } from '../support/api.ts';
import { backend } from '../support/backend.ts';
import { callTool, connectAssistant } from '../support/mcp.ts';

/** A revoked key stops within this time. */
const MAX_MS = 1000;
const POLLERS = 4;

let owner: Person;
beforeAll(async () => {
  owner = await person('broker');
});

const revoke = async ({ id }: ApiKey) => {
  expect(await succeed(owner.client.rpc('revoke_api_key', { p_id: id }))).toBe(true);
  return performance.now();
};

interface Sent {
  readonly at: number;
  readonly works: boolean;
}

/** Sends requests one after another until one is refused, and returns all of them. */
async function sendUntilRefused(send: () => Promise<boolean>): Promise<readonly Sent[]> {
  const sent: Sent[] = [];
  do {
    const at = performance.now();
    sent.push({ at, works: await send() });
  } while (sent.at(-1)?.works);
  return sent;
}

/** Revokes a key once each sender has had an answer. Returns by how many ms a request that works began after that. */
async function measureDelay(key: ApiKey, senders: readonly (() => Promise<boolean>)[]) {
  const first = senders.map(() => Promise.withResolvers<void>());
  const running = senders.map((send, index) =>
    sendUntilRefused(async () => {
      const works = await send();
      first[index]?.resolve();
      return works;
    }),
  );
  await Promise.all(first.map(({ promise }) => promise));
  const revokedAt = await revoke(key);
  const sent = await Promise.all(running);
  for (const requests of sent) expect(requests.length).toBeGreaterThan(1);
  return Math.max(
    ...sent
      .flat()
      .filter(({ works }) => works)
      .map(({ at }) => at - revokedAt),
  );
}

describe('a revoked key', () => {
  it('stops within a second for clients that poll', async () => {
    const key = await createKey(owner.client);
    const poll = async () => (await callApi(key, '/contacts')).status === 200;
    const delay = await measureDelay(
      key,
      Array.from({ length: POLLERS }, () => poll),
    );
    expect(delay).toBeLessThan(MAX_MS);
  });

  it('stops within a second for a connected assistant', async () => {
    const key = await createKey(owner.client);
    const assistant = await connectAssistant(key);
    const ask = () =>
      callTool(assistant, 'list_contacts').then(
        ({ isError }) => !isError,
        () => false,
      );
    expect(await measureDelay(key, [ask])).toBeLessThan(MAX_MS);
  });

  it('has no open stream to stop, because a key opens no realtime channel', async () => {
    const key = await createKey(owner.client);
    const url = backend().url.replace(/^http/, 'ws');
    const socket = new WebSocket(`${url}/realtime/v1/websocket?apikey=${key.secret}&vsn=1.0.0`);
    const outcome = await new Promise<string>((resolve) => {
      socket.on('open', () => {
        const payload = {
          config: { postgres_changes: [{ event: '*', schema: 'public', table: 'contacts' }] },
          access_token: key.secret,
        };
        socket.send(
          JSON.stringify({ topic: 'realtime:probe', event: 'phx_join', payload, ref: '1' }),
        );
      });
      socket.on('message', (data) => {
        const { event, payload } = JSON.parse(String(data));
        if (event === 'phx_reply') resolve(payload.status);
      });
      socket.on('error', () => resolve('refused'));
      socket.on('close', () => resolve('closed'));
    });
    socket.terminate();
    expect(outcome).not.toBe('ok');
  });
});
