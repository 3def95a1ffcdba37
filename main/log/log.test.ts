import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { defaultSettings } from '../settings/schema.ts';
import { diagnosticsText } from './diagnostics.ts';
import { Log } from './log.ts';
import { redact } from './redact.ts';

const JWT =
  'eyJhbGciOiJFUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjMiLCJlbWFpbCI6ImFAYi5jb20ifQ.c2lnbmF0dXJl-_x';

test.each([
  ['a session', `{"access_token":"${JWT}","refresh_token":"v1Mq8"}`, ['eyJ', 'v1Mq8']],
  ['a token on its own', `refused ${JWT}`, ['eyJ', 'c2lnbmF0dXJl']],
  ['a header', `Authorization: Bearer ${JWT}`, ['eyJ']],
  ['a header of another kind', 'authorization=Basic dXNlcjpwYXNz', ['dXNlcjpwYXNz']],
  ['keys of the project', 'sb_secret_AbC123 and sb_publishable_9xyz', ['AbC123', '9xyz']],
  ['keys of the payment provider', 'sk_live_51Habcdefgh whsec_abcdefgh12', ['51Ha', 'gh12']],
  [
    'a link into the app',
    'opened haven://auth/confirm?token_hash=abc&type=signup',
    ['abc', 'signup'],
  ],
  ['an address with a token', 'GET /auth/confirm?token_hash=abc123&type=email', ['abc123']],
  ['an address with a code', '/auth/callback?code=11aa&next=/', ['11aa']],
  ['a password in JSON', '{"email":"x","password":"hun\'ter 2"}', ['hun', 'ter 2']],
  ['a password in a sentence', 'password: hunter2', ['hunter2']],
  ['a database address', 'postgres://haven:hunter2@db.example/x', ['hunter2']],
  [
    'e-mail addresses',
    "jane.o'neil+x@mail.example and jos%C3%A9 j%40mail.example",
    ['neil', 'mail.example'],
  ],
  ['a phone number', 'sent to +1 (555) 010-4477', ['4477']],
  ['a long random text', 'found 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822c', ['9f86d0']],
  ['the user of the computer', '/home/jane/app C:\\Users\\Jane\\x /Users/jane/y', ['jane', 'Jane']],
])('redacts %s', (_what, text, secrets) => {
  const clean = redact(text, '/nowhere');
  for (const secret of secrets) expect(clean).not.toContain(secret);
});

test('keeps details that help diagnose an error', () => {
  const text = 'TypeError at openWindow (app.asar/main.js:10:5) ECONNREFUSED 127.0.0.1:4173 v1.2.3';
  expect(redact(text, '/nowhere')).toBe(text);
});

test('redacts any text in bounded time', () => {
  const before = process.cpuUsage();
  for (const text of [
    'a'.repeat(50_000),
    'a@'.repeat(25_000),
    '+1 '.repeat(15_000),
    'x-'.repeat(25_000),
  ]) {
    redact(text, '/nowhere');
  }
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(3000);
});

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'haven-log-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const now = () => new Date('2026-06-01T12:00:00Z');
const written = () => readFileSync(join(directory, 'main.log'), 'utf8');

test('writes one dated line without secrets to a file only its owner can read', () => {
  const log = new Log({ directory, now });
  log.warning('sign-in failed for jane@mail.example', { token: 'abc' });
  expect(written()).toBe(
    '2026-06-01T12:00:00.000Z warning sign-in failed for [email] {"token":[secret]}\n',
  );
  expect(statSync(join(directory, 'main.log')).mode & 0o777).toBe(0o600);
});

test('prevents a message from forging a second entry', () => {
  new Log({ directory, now }).info('first\n2026-06-01T12:00:00.000Z error forged\r\nlast');
  const entries = written()
    .split('\n')
    .filter((line) => /^\d/.test(line));
  expect(entries).toHaveLength(1);
});

test('rotates its files and never exceeds their size', () => {
  const log = new Log({ directory, now, maxBytes: 500, maxFiles: 3 });
  for (let n = 0; n < 200; n += 1) log.info(`entry ${n}`);
  const files = readdirSync(directory).sort();
  expect(files).toEqual(['main.1.log', 'main.2.log', 'main.log']);
  for (const file of files) expect(statSync(join(directory, file)).size).toBeLessThanOrEqual(500);
  const numbers = [...log.read().matchAll(/entry (\d+)/g)].map(([, number]) => Number(number));
  expect(numbers.at(-1)).toBe(199);
  expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
});

test('appends to the log of the previous run', () => {
  new Log({ directory, now }).info('first run');
  new Log({ directory, now }).error('second run', new Error('broken'));
  expect(written()).toMatch(/first run\n.*second run Error: broken/);
});

test("continues if the log can't be written", () => {
  const file = join(directory, 'a-file');
  writeFileSync(file, '');
  const log = new Log({ directory: join(file, 'logs'), now });
  const circle: { self?: unknown } = {};
  circle.self = circle;
  expect(() => log.info('lost', circle)).not.toThrow();
  expect(log.read()).toBe('');
});

test('exports diagnostics without keys, people, records or routes', () => {
  const window = {
    bounds: { x: 0, y: 0, width: 9, height: 9 },
    isMaximized: false,
    isFullScreen: false,
  };
  const workspace = {
    kind: 'hosted',
    url: 'https://haven.example/',
    publishableKey: 'sb_publishable_0123456789',
  } as const;
  const text = diagnosticsText({
    at: now(),
    versions: { app: '1.0.0', electron: '45.4.1' },
    platform: 'win32 x64',
    settings: {
      ...defaultSettings(),
      workspaces: [{ choice: workspace, slot: 0 }],
      openPages: [{ workspace: 'a', path: '/property/secret-deal', kind: 'main' }],
      windows: { 'record:/listings/secret-deal': window },
    },
    policy: { disableUpdates: true, workspace },
    policyDiagnostics: ['UpdateUrl of the computer is ignored: it must be an https address.'],
    updates: { kind: 'disabled', reason: 'policy' },
    states: { keychain: 'locked' },
    log: '2026 info opened by jane@mail.example\n',
  });
  expect(text).toContain('electron: "45.4.1"');
  expect(text).toContain('workspaces: ["haven.example"]');
  expect(text).toContain('workspace: "haven.example"');
  expect(text).toContain('keychain: "locked"');
  expect(text).toContain('disableUpdates: true');
  for (const secret of ['publishable_', 'secret-deal', 'jane@']) expect(text).not.toContain(secret);
});
