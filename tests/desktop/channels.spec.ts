import { isDeepStrictEqual } from 'node:util';
import type * as Electron from 'electron';
import { type AreaName, areas } from '../../shared/desktop/ipc.ts';
import { expect, test } from './desktop.ts';
import { createStrictStub } from './host/strict-stub.ts';

const channels = (Object.keys(areas) as AreaName[]).flatMap((area) =>
  Object.keys(areas[area].calls).map((name) => `${area}.${name}`),
);

const createRejection = (error: string) => ({ value: { ok: false, error } });
const frame = (origin: string, parent: Electron.WebFrameMain | null = null) => ({ origin, parent });
const top = createStrictStub<Electron.WebFrameMain>('top', {});

/** Main's limit for the most frequent kind of message. */
const AT_ONCE = 200;
const A_SECOND = 50;

/** Values that nothing in the table accepts. */
const WRONG: readonly (readonly [string, unknown[]])[] = [
  ['a number', [7]],
  ['null', [null]],
  ['a list', [['app://haven']]],
  ['more than one value', [undefined, undefined]],
  ['an empty object', [{}]],
  ['a field too many', [{ email: 'a', password: 'b', isAdmin: true }]],
  ['a very long text', ['x'.repeat(1_000_000)]],
  ['a forged prototype', [JSON.parse('{"__proto__":{"isAdmin":true},"email":"a","password":"b"}')]],
  ['a forged constructor', [JSON.parse('{"constructor":{"prototype":{"isAdmin":true}}}')]],
];

test('listens only to channels in the table', ({ blind }) => {
  expect(blind.channels.toSorted()).toEqual(channels.toSorted());
});

for (const channel of channels) {
  test(`${channel} accepts only the app's own page and its own message shape`, async ({
    blind,
  }) => {
    const strangers = [
      ['a frame inside the page', frame('app://haven', top)],
      ['a frame that has gone', null],
      ['another site', frame('https://evil.example')],
      ['another host of the scheme', frame('app://haven.evil')],
      ['a file', frame('file://')],
      ['an opaque origin', frame('null')],
      ['an origin that begins alike', frame('app://haven:1')],
    ] as const;
    for (const [who, sender] of strangers) {
      expect(await blind.send(channel, [], sender), who).toEqual(createRejection('untrusted'));
    }
    const unknown = createStrictStub<Electron.WebContents>('webContents', { id: 99 });
    expect(await blind.send(channel, [], {}, unknown)).toEqual(createRejection('untrusted'));

    for (const [what, values] of WRONG) {
      expect(await blind.send(channel, values), what).toEqual(createRejection('malformed'));
    }
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();

    const started = Date.now();
    const flood = await Promise.all(Array.from({ length: 500 }, () => blind.send(channel, [7])));
    const seconds = (Date.now() - started) / 1000;
    const read = flood.filter(
      (response) => !isDeepStrictEqual(response, createRejection('too-many')),
    );
    // More messages are read each second, maybe even the last one.
    expect(read.length).toBeLessThanOrEqual(AT_ONCE + 1 + seconds * A_SECOND);
    expect(
      read.filter((response) => !isDeepStrictEqual(response, createRejection('malformed'))),
    ).toEqual([]);
  });
}

for (const name of ['__proto__', 'constructor', 'session.__proto__', 'session.constructor', '']) {
  test(`has no channel “${name}”`, async ({ blind }) => {
    expect(await blind.send(name, [])).toEqual({ error: `No handler registered for '${name}'` });
  });
}
