import { expect, test, vi } from 'vitest';
import type { EraseOutcome } from '../../shared/host.ts';
import type { OpenChoice } from '../session/workspace.ts';
import type { WorkspaceChoice } from '../settings/schema.ts';
import { flushPromises } from '../testing/fake-clock.ts';
import type { EmbeddedState } from './embedded.ts';
import { probeProject } from './probe.ts';
import { type PresetWorkspace, type SavedWorkspaces, toEntry, Workspaces } from './workspaces.ts';

const KEY = 'sb_publishable_0123456789';
const LOCAL = { kind: 'local' } as const;
const hosted = (name: string) =>
  ({ kind: 'hosted', url: `https://${name}.example`, publishableKey: KEY }) as const;
const READY: EmbeddedState = {
  kind: 'ready',
  url: 'http://127.0.0.1:4173',
  publishableKey: KEY,
  mailbox: 'http://127.0.0.1:4173/_local/mail?key=k-1',
  demoPassword: null,
};

const entryOf = (choice: WorkspaceChoice, slot = 0) => toEntry(choice, slot);

function workspaces(
  before: readonly WorkspaceChoice[] = [],
  given: PresetWorkspace | null = null,
  { traces = [] as string[], allowed = (_choice: OpenChoice): boolean => true } = {},
) {
  const events: string[] = [];
  let saved: SavedWorkspaces = { entries: before.map((choice) => toEntry(choice)), front: null };
  let notifyState: (state: EmbeddedState) => void = () => {};
  let state: EmbeddedState = { kind: 'stopped' };
  const become = (next: EmbeddedState): EmbeddedState => {
    state = next;
    notifyState(next);
    return next;
  };
  const start = vi.fn(async (): Promise<EmbeddedState> => {
    events.push('start backend');
    return become(READY);
  });
  const erase = vi.fn(async (): Promise<EraseOutcome> => {
    events.push('erase');
    return 'erased';
  });
  const clearSession = vi.fn(async (id: string) => void events.push(`clear ${id}`));
  const service = new Workspaces({
    given,
    saved: {
      read: () => saved,
      write: (next) => {
        saved = next;
      },
    },
    isAllowed: allowed,
    embedded: {
      get state() {
        return state;
      },
      start,
      stop: async () => {
        events.push('stop backend');
        become({ kind: 'stopped' });
      },
      erase,
      onChange: (listener) => {
        notifyState = listener;
        return () => {};
      },
    },
    traces: () => traces,
    openBehind: ({ choice }, { url }) => void events.push(`behind ${choice.kind} ${url}`),
    belongings: [
      { name: 'windows', clear: (id) => void events.push(`close ${id}`) },
      { name: 'session', clear: clearSession },
    ],
    log: { info: vi.fn(), error: vi.fn() },
  });
  return { service, events, start, clearSession, saved: () => saved, tell: become };
}

const ONE = hosted('one');
const TWO = hosted('two');
const idOf = (choice: WorkspaceChoice, slot = 0) => entryOf(choice, slot).id;
const urlOf = (state: { kind: string }) =>
  'address' in state ? (state.address as { url: string }).url : state.kind;

test('asks for a workspace on a new installation', async () => {
  expect(await workspaces().service.resume()).toEqual({ kind: 'choosing' });
});

test('opens all workspaces at the start, the last one in front', async () => {
  const { service, events, saved } = workspaces([ONE, TWO]);
  await service.resume();
  await service.show(idOf(TWO));
  expect(saved().front).toBe(idOf(TWO));
  expect(events).toEqual(['behind hosted https://two.example']);
  expect(urlOf(service.state)).toBe('https://two.example');
});

test('adds a workspace without signing out of the others', async () => {
  const { service, events, saved } = workspaces([ONE]);
  await service.resume();
  expect(urlOf((await service.add(TWO)) as never)).toBe('https://two.example');
  expect(events).toEqual([]);
  expect(saved().entries.map(({ choice }) => choice)).toEqual([ONE, TWO]);
});

test('opens a hosted workspace and the one on this computer at once', async () => {
  const { service, events, start } = workspaces([ONE, LOCAL]);
  await service.resume();
  await flushPromises();
  expect(start).toHaveBeenCalledOnce();
  expect(events).toContain(`behind local ${READY.url}`);
  expect(urlOf(service.state)).toBe('https://one.example');
  await service.show(idOf(LOCAL));
  expect(urlOf(service.state)).toBe(READY.url);
});

test('opens the known workspace if its server is added again', async () => {
  const { service, saved } = workspaces([ONE, TWO]);
  await service.resume();
  await service.add(TWO);
  expect(urlOf(service.state)).toBe('https://two.example');
  expect(saved().entries).toHaveLength(2);
});

test('keeps a workspace whose key was rotated', async () => {
  const { service, saved, events } = workspaces([ONE]);
  await service.resume();
  const rotated = { ...ONE, publishableKey: `${KEY}_new` };
  await service.add(rotated);
  expect(saved().entries).toEqual([{ ...entryOf(ONE), choice: rotated }]);
  expect(service.addressOf(idOf(ONE))?.publishableKey).toBe(`${KEY}_new`);
  expect(events).toEqual([]);
});

test("separates two accounts on one server and reuses a removed one's slot", async () => {
  const { service } = workspaces([ONE]);
  await service.resume();
  await service.add(ONE, { isAnother: true });
  await service.add(ONE, { isAnother: true });
  const ids = service.entries.map(({ id }) => id);
  expect(ids).toEqual([idOf(ONE), idOf(ONE, 1), idOf(ONE, 2)]);
  await service.remove(idOf(ONE, 1));
  await service.add(ONE, { isAnother: true });
  expect(service.entries.map(({ slot }) => slot)).toEqual([0, 2, 1]);
});

test('opens nine workspaces at most', async () => {
  const { service } = workspaces(Array.from({ length: 9 }, (_, n) => hosted(`w${n}`)));
  await service.resume();
  expect(await service.add(ONE)).toEqual({ kind: 'refused', reason: 'too-many' });
});

test('clears only a removed workspace and shows another', async () => {
  const { service, events, saved } = workspaces([ONE, TWO]);
  await service.resume();
  events.length = 0;
  expect(await service.remove(idOf(ONE))).toBe('removed');
  expect(events).toEqual([`close ${idOf(ONE)}`, `clear ${idOf(ONE)}`]);
  expect(urlOf(service.state)).toBe('https://two.example');
  expect(saved().entries.map(({ choice }) => choice)).toEqual([TWO]);
});

test('asks for a workspace after the last one is removed', async () => {
  const { service } = workspaces([ONE]);
  await service.resume();
  const seen: string[] = [];
  service.onChange(({ kind }) => seen.push(kind));
  await service.remove(idOf(ONE));
  expect(seen).toEqual(['leaving', 'choosing']);
});

test('removes a workspace from the list before deleting its data, so that a crash can be cleaned up', async () => {
  const { service, clearSession, saved } = workspaces([ONE, TWO]);
  await service.resume();
  clearSession.mockImplementationOnce(async () => {
    expect(saved().entries.map(({ choice }) => choice)).toEqual([TWO]);
  });
  await service.remove(idOf(ONE));
  expect.assertions(1);
});

test('clears only data left behind by a removal or an interrupted addition', async () => {
  const { service, events } = workspaces([ONE], null, { traces: [idOf(ONE), idOf(TWO)] });
  await service.resume();
  expect(events).toEqual([`close ${idOf(TWO)}`, `clear ${idOf(TWO)}`]);
});

test("opens nothing while data of a removed workspace can't be cleared", async () => {
  const { service, clearSession } = workspaces([ONE], null, { traces: [idOf(TWO)] });
  clearSession.mockRejectedValueOnce(new Error('the keychain is locked'));
  expect(await service.resume()).toMatchObject({ kind: 'failed', reason: 'not-cleared' });
  expect((await service.retry()).kind).toBe('open');
});

test("reports a removal that couldn't delete everything", async () => {
  const { service, clearSession } = workspaces([ONE, TWO]);
  await service.resume();
  clearSession.mockRejectedValueOnce(new Error('the keychain is locked'));
  expect(await service.remove(idOf(ONE))).toBe('not-cleared');
  expect(service.entries.map(({ choice }) => choice)).toEqual([TWO]);
});

test('ignores an id that is not in the list', async () => {
  const { service } = workspaces([ONE]);
  await service.resume();
  await service.show(idOf(TWO));
  expect(urlOf(service.state)).toBe('https://one.example');
});

test('neither opens nor deletes a workspace that the organization no longer allows', async () => {
  const { service, events, saved } = workspaces([ONE, TWO], null, {
    traces: [idOf(ONE), idOf(TWO)],
    allowed: (choice) => choice.kind === 'hosted' && choice.url !== ONE.url,
  });
  expect(urlOf(await service.resume())).toBe('https://two.example');
  await service.show(idOf(ONE));
  expect(urlOf(service.state)).toBe('https://two.example');
  expect(events).toEqual([]);
  expect(saved().entries).toHaveLength(2);
});

test("uses a policy's workspace without asking and clears the others", async () => {
  const { service, events } = workspaces(
    [ONE],
    { by: 'policy', choice: hosted('work') },
    { traces: [idOf(ONE)] },
  );
  expect(urlOf(await service.resume())).toBe('https://work.example');
  expect(events).toEqual([`close ${idOf(ONE)}`, `clear ${idOf(ONE)}`]);
  expect(await service.add(LOCAL)).toEqual({ kind: 'refused', reason: 'managed' });
  expect(await service.remove(idOf(hosted('work')))).toBe('managed');
});

test('opens a development server without touching saved workspaces and their data', async () => {
  const choice = { kind: 'server', url: 'http://127.0.0.1:4173' } as const;
  const { service, events, saved } = workspaces(
    [LOCAL],
    { by: 'development', choice },
    { traces: [idOf(LOCAL)] },
  );
  expect(urlOf(await service.resume())).toBe(choice.url);
  expect(events).toEqual([]);
  expect(saved().entries.map((entry) => entry.choice)).toEqual([LOCAL]);
});

test("reports a local backend that doesn't start and keeps it in the list", async () => {
  const { service, start, saved } = workspaces([LOCAL]);
  start.mockResolvedValueOnce({ kind: 'failed', reason: 'in-use' });
  expect(await service.resume()).toMatchObject({ kind: 'failed', reason: 'in-use' });
  expect(saved().entries).toHaveLength(1);
  expect((await service.retry()).kind).toBe('open');
});

test('returns to the front workspace when a start is canceled', async () => {
  const { service, start, saved } = workspaces([ONE]);
  await service.resume();
  start.mockResolvedValueOnce({ kind: 'stopped' });
  await service.add(LOCAL);
  expect(urlOf(service.state)).toBe('https://one.example');
  expect(saved().entries.map(({ choice }) => choice)).toEqual([ONE]);
});

test('deletes the local data after closing it and keeps other workspaces', async () => {
  const { service, events } = workspaces([LOCAL, ONE]);
  await service.resume();
  events.length = 0;
  expect(await service.eraseLocal()).toBe('erased');
  expect(events).toEqual([
    `close ${idOf(LOCAL)}`,
    `clear ${idOf(LOCAL)}`,
    'stop backend',
    'erase',
    'stop backend',
  ]);
  expect(urlOf(service.state)).toBe('https://one.example');
});

test('asks for a workspace only once the local data is deleted', async () => {
  const { service, events } = workspaces([LOCAL]);
  await service.resume();
  service.onChange(({ kind }) => events.push(kind));
  await service.eraseLocal();
  expect(events.indexOf('choosing')).toBeGreaterThan(events.indexOf('erase'));
});

test('follows a crashed backend to its new address', async () => {
  const { service, tell } = workspaces([LOCAL]);
  await service.resume();
  await flushPromises();
  const seen: string[] = [];
  service.onChange((state) => seen.push(urlOf(state)));
  tell({ kind: 'starting' });
  tell({ ...READY, url: 'http://127.0.0.1:5000' });
  tell({ kind: 'failed', reason: 'crashing' });
  expect(seen).toEqual(['opening', 'http://127.0.0.1:5000', 'failed']);
});

test('runs concurrent changes one after the other and keeps the last one in front', async () => {
  const { service } = workspaces([ONE]);
  await service.resume();
  await Promise.all([service.add(LOCAL), service.add(TWO), service.remove(idOf(ONE))]);
  expect(urlOf(service.state)).toBe('https://two.example');
  expect(service.entries.map(({ choice }) => choice)).toEqual([LOCAL, TWO]);
});

const createFakeFetch = (auth: Response | Error, rest = new Response('[]')) =>
  vi.fn(async (url: string, _init: RequestInit) => {
    const response = url.includes('/auth/') ? auth : rest;
    if (response instanceof Error) throw response;
    return response;
  });
const settings = () => Response.json({ external: {} });
const SERVICE = Buffer.from('{"role":"service_role"}').toString('base64url');
const given = { url: ' https://one.example/some/path ', publishableKey: ` ${KEY} ` };

test('checks a hosted project with its key and without following redirects', async () => {
  const fetch = createFakeFetch(settings(), Response.json({ code: '42501' }, { status: 401 }));
  expect(await probeProject(given, fetch)).toEqual({ ok: true, choice: hosted('one') });
  expect(fetch.mock.calls.map(([url]) => url)).toEqual([
    'https://one.example/auth/v1/settings',
    'https://one.example/rest/v1/profiles?select=id&limit=1',
  ]);
  const init = { headers: { apikey: KEY }, redirect: 'error', credentials: 'omit' };
  expect(fetch.mock.calls[0]?.[1]).toMatchObject(init);
});

test.each([
  ['address', { ...given, url: 'http://one.example' }],
  ['address', { ...given, url: 'one.example' }],
  ['address', { ...given, url: 'https://me:secret@one.example' }],
  ['key', { ...given, publishableKey: 'short' }],
  ['key', { ...given, publishableKey: `${KEY}\r\nx-more: 1` }],
  ['secret-key', { ...given, publishableKey: 'sb_secret_0123456789abcdef' }],
  ['secret-key', { ...given, publishableKey: `eyJhbGciOiJIUzI1NiJ9.${SERVICE}.c2ln` }],
])('reports an invalid entry (%s) without calling a server', async (reason, project) => {
  const fetch = createFakeFetch(settings());
  expect(await probeProject(project, fetch)).toEqual({ ok: false, reason });
  expect(fetch).not.toHaveBeenCalled();
});

test.each([
  ['key', createFakeFetch(new Response('', { status: 401 }))],
  ['not-haven', createFakeFetch(new Response('<html>'))],
  ['not-haven', createFakeFetch(new Response('', { status: 404 }))],
  ['not-haven', createFakeFetch(settings(), new Response('', { status: 404 }))],
  ['unreachable', createFakeFetch(new TypeError('fetch failed'))],
])('reports a project with unexpected responses as %s', async (reason, fetch) => {
  expect(await probeProject(given, fetch)).toEqual({ ok: false, reason });
});
