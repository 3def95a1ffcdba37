import { expect, test, vi } from 'vitest';
import type { EraseOutcome } from '../../shared/host.ts';
import type { WorkspaceChoice } from '../settings/schema.ts';
import { flushPromises } from '../testing/fake-clock.ts';
import type { EmbeddedState } from './embedded.ts';
import { probeProject } from './probe.ts';
import { type PresetWorkspace, Workspaces } from './workspaces.ts';

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

function workspaces(
  before: WorkspaceChoice | null = null,
  projectConfig: PresetWorkspace | null = null,
) {
  const events: string[] = [];
  let saved = before;
  let notifyState: (state: EmbeddedState) => void = () => {};
  const start = vi.fn(async () => {
    events.push('start backend');
    return READY;
  });
  const erase = vi.fn(async (): Promise<EraseOutcome> => {
    events.push('erase');
    return 'erased';
  });
  const clearSession = vi.fn(async () => void events.push('clear session'));
  const service = new Workspaces({
    given: projectConfig,
    saved: {
      read: () => saved,
      write: (choice) => {
        saved = choice;
        events.push(`save ${choice?.kind ?? 'nothing'}`);
      },
    },
    embedded: {
      start,
      stop: async () => void events.push('stop backend'),
      erase,
      onChange: (listener) => {
        notifyState = listener;
        return () => {};
      },
    },
    belongings: [
      { name: 'windows', clear: () => void events.push('close windows') },
      { name: 'session', clear: clearSession },
      { name: 'caches', clear: async () => void events.push('clear caches') },
    ],
    log: { info: vi.fn(), error: vi.fn() },
  });
  return {
    service,
    events,
    start,
    clearSession,
    saved: () => saved,
    tell: (s: EmbeddedState) => notifyState(s),
  };
}

const CLEARED = ['close windows', 'clear session', 'clear caches', 'stop backend'];

test('asks for a workspace on a new installation and reopens the chosen one later', async () => {
  expect(await workspaces().service.resume()).toEqual({ kind: 'choosing' });
  const { service, events } = workspaces(hosted('one'));
  expect(await service.resume()).toMatchObject({
    kind: 'open',
    address: { url: 'https://one.example' },
  });
  expect(events).toEqual([]);
});

test('switches by stopping one workspace, clearing it and then opening the other', async () => {
  const { service, events, saved } = workspaces(LOCAL);
  await service.resume();
  events.length = 0;
  expect((await service.switchTo(hosted('one'))).kind).toBe('open');
  expect(events).toEqual(['save nothing', ...CLEARED, 'save hosted']);
  events.length = 0;
  await service.switchTo(LOCAL);
  expect(events).toEqual(['save nothing', ...CLEARED, 'start backend', 'save local']);
  expect(saved()).toEqual(LOCAL);
});

test('treats two hosted projects as two workspaces, and the same one as no change', async () => {
  const { service, events } = workspaces(hosted('one'));
  await service.resume();
  await service.switchTo(hosted('one'));
  expect(events).toEqual([]);
  await service.switchTo(hosted('two'));
  expect(events).toContain('clear session');
});

test("doesn't open the other workspace if something can't be cleared, but clears the rest", async () => {
  const { service, events, clearSession, saved } = workspaces(hosted('one'));
  await service.resume();
  clearSession.mockRejectedValueOnce(new Error('the keychain is locked'));
  const two = hosted('two');
  expect(await service.switchTo(two)).toEqual({
    kind: 'failed',
    choice: two,
    reason: 'not-cleared',
  });
  expect(events).toEqual(['save nothing', 'close windows', 'clear caches', 'stop backend']);
  expect(saved()).toBeNull();
  expect((await service.switchTo(two)).kind).toBe('open');
});

test('clears again after the app ended between clearing and opening', async () => {
  const { service, events } = workspaces(null);
  await service.resume();
  await service.switchTo(hosted('two'));
  expect(events.slice(0, 5)).toEqual(['save nothing', ...CLEARED]);
});

test('runs two concurrent switches one after the other and keeps the last one', async () => {
  const { service, events, saved } = workspaces(hosted('one'));
  await service.resume();
  await Promise.all([service.switchTo(LOCAL), service.switchTo(hosted('two'))]);
  expect(events.filter((event) => event === 'clear session')).toHaveLength(2);
  expect(events.indexOf('save local')).toBeLessThan(events.lastIndexOf('close windows'));
  expect(saved()).toEqual(hosted('two'));
});

test("uses a policy's workspace without a choice and clears the previous one if it changed", async () => {
  const { service, events } = workspaces(LOCAL, { by: 'policy', choice: hosted('work') });
  expect(await service.resume()).toMatchObject({ kind: 'open', choice: hosted('work') });
  expect(events).toEqual(['save nothing', ...CLEARED, 'save hosted']);
  expect(await service.switchTo(LOCAL)).toEqual({ kind: 'refused', reason: 'managed' });
});

test("reports a local backend that doesn't start and asks at the next start", async () => {
  const { service, start, saved } = workspaces(LOCAL);
  start.mockResolvedValueOnce({ kind: 'failed', reason: 'in-use' } as never);
  expect(await service.resume()).toEqual({ kind: 'failed', choice: LOCAL, reason: 'in-use' });
  expect(saved()).toEqual(LOCAL);
});

test('retries a failed start without clearing existing data', async () => {
  const { service, start, events } = workspaces(LOCAL);
  start.mockResolvedValueOnce({ kind: 'failed', reason: 'port' } as never);
  await service.resume();
  expect(await service.retry()).toMatchObject({ kind: 'open', choice: LOCAL });
  expect(events).toEqual(['start backend', 'save local']);
});

test('returns to the choice when a start is given up', async () => {
  const { service, start, saved } = workspaces();
  await service.resume();
  start.mockResolvedValueOnce({ kind: 'stopped' } as never);
  expect(await service.switchTo(LOCAL)).toEqual({ kind: 'choosing' });
  expect(saved()).toBeNull();
});

test('opens a development server without changing the saved choice', async () => {
  const choice = { kind: 'server', url: 'http://127.0.0.1:4173' } as const;
  const { service, events, saved } = workspaces(LOCAL, { by: 'development', choice });
  expect(await service.resume()).toMatchObject({
    kind: 'open',
    address: { url: choice.url, publishableKey: null },
  });
  expect(events).toEqual([]);
  expect(saved()).toEqual(LOCAL);
});

test('deletes the local data after leaving it, then offers the choice', async () => {
  const { service, events, saved } = workspaces(LOCAL);
  await service.resume();
  events.length = 0;
  expect(await service.eraseLocal()).toBe('erased');
  expect(events).toEqual(['save nothing', ...CLEARED.slice(0, 3), 'erase', 'stop backend']);
  expect(service.state).toEqual({ kind: 'choosing' });
  expect(saved()).toBeNull();
});

test('deletes the local data while another workspace stays open', async () => {
  const { service, events } = workspaces(hosted('one'));
  await service.resume();
  events.length = 0;
  expect(await service.eraseLocal()).toBe('erased');
  expect(events).toEqual(['erase']);
  expect(service.state.kind).toBe('open');
});

test('follows a crashed backend to its new address', async () => {
  const { service, tell } = workspaces(LOCAL);
  await service.resume();
  await flushPromises();
  const seen: string[] = [];
  service.onChange((state) => seen.push(state.kind === 'open' ? state.address.url : state.kind));
  tell({ kind: 'starting' });
  tell({ ...READY, url: 'http://127.0.0.1:5000' });
  tell({ kind: 'failed', reason: 'crashing' });
  expect(seen).toEqual(['opening', 'http://127.0.0.1:5000', 'failed']);
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
