import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { areas, channelTable } from '#shared/desktop/ipc.ts';
import { makeBridge } from './bridge.ts';

class Main extends EventEmitter {
  readonly asked: unknown[][] = [];

  async invoke(...call: unknown[]): Promise<void> {
    this.asked.push(call);
  }
}

function bridged() {
  const main = new Main();
  return { main, bridge: makeBridge(channelTable(), main) };
}

test('exposes a function per call and event of the table, and nothing else', () => {
  const { bridge } = bridged();
  expect(Object.keys(bridge)).toEqual(Object.keys(areas));
  const { workspace, routes, work } = bridge;
  expect(Object.keys(routes)).toEqual(['ready', 'onShow', 'onSearch']);
  expect(Object.keys(work)).toEqual(['unsaved']);
  expect(Object.keys(workspace)).toEqual([
    ...Object.keys(areas.workspace.calls),
    'onChanged',
    'onList',
  ]);
  for (const area of Object.values(bridge)) {
    for (const part of Object.values(area)) expect(part).toBeTypeOf('function');
  }
});

test('passes on only the arguments its channel takes', async () => {
  const { bridge, main } = bridged();
  await bridge.session.verifyCode({ email: 'a@b.example', code: '123456', type: 'signup' });
  const surplus = [{ evil: true }, 'more'] as unknown as [];
  await bridge.keychain.retry(...surplus);
  expect(main.asked).toEqual([
    ['session.verifyCode', { email: 'a@b.example', code: '123456', type: 'signup' }],
    ['keychain.retry'],
  ]);
});

test('passes messages from main to a page without the event until it stops listening', () => {
  const { bridge, main } = bridged();
  const received: unknown[][] = [];
  const stop = bridge.routes.onShow((...args) => received.push(args));
  main.emit('routes.show', { sender: main }, '/messages');
  stop();
  main.emit('routes.show', { sender: main }, '/settings');
  expect(received).toEqual([['/messages']]);
  expect(main.listenerCount('routes.show')).toBe(0);
});
