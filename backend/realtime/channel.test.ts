import { expect, test } from 'vitest';
import type { Engine } from '../db/engine.ts';
import { Channel, type ChannelSocket } from './channel.ts';
import type { Frame } from './frames.ts';
import { parseJoinPayload } from './join-payload.ts';
import { RightsWatch } from './permission-watch.ts';
import { PUBLIC_RIGHTS, type Rights } from './permissions.ts';
import { Rooms } from './rooms.ts';
import type { Services } from './services.ts';

const NONE: Rights = {
  readBroadcast: false,
  readPresence: false,
  writeBroadcast: false,
  writePresence: false,
};

/** A private channel whose rights come from `answer`, and the messages its socket received. */
async function openChannel(getRights: () => Promise<Rights>) {
  const sent: string[] = [];
  const write = async (_: unknown, work: (sql: unknown) => unknown) =>
    work(async () => [await getRights()]);
  const engine = { write } as unknown as Engine;
  const services = {
    engine,
    rooms: new Rooms(),
    rightsWatch: new RightsWatch(engine),
    subscriptions: { remove: () => undefined },
  } as unknown as Services;
  const line = {
    version: '1.0.0',
    keyReader: { role: 'anon', claims: '{}' },
    deliver: (message: string) => sent.push(message),
    push: (_: unknown, event: string) => sent.push(event),
    forget: () => undefined,
  } as unknown as ChannelSocket;
  const frame = { topic: 'realtime:group', joinRef: '1', ref: '1' } as Frame;
  const channel = new Channel(
    line,
    services,
    frame,
    parseJoinPayload({ config: { private: true } }),
  );
  await channel.enter(() => true);
  return { channel, sent };
}

test.each([
  ['is sent afterwards to a reader who keeps them', PUBLIC_RIGHTS, ['hello']],
  ['never reaches a reader who lost them', NONE, ['system', 'phx_close']],
])('handles a message that arrives while rights are checked: %s', async (_, rights, expected) => {
  const checked = Promise.withResolvers<Rights>();
  const responses = [Promise.resolve(PUBLIC_RIGHTS), checked.promise];
  const { channel, sent } = await openChannel(() => responses.shift() ?? expect.unreachable());
  const check = channel.recheckRights();
  channel.deliver('hello');
  expect(sent).toEqual([]);
  checked.resolve(rights);
  await check;
  expect(sent).toEqual(expected);
});
