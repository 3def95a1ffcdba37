import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { contentPolicy } from './content-policy.ts';
import { makeAppHandler } from './serve-app.ts';

const root = mkdtempSync(join(tmpdir(), 'haven-renderer-'));
writeFileSync(join(root, 'app.html'), '<title>Haven</title>');
writeFileSync(join(root, 'first-paint.js'), 'dark()');
writeFileSync(join(root, 'secret.pem'), 'key');
afterAll(() => rmSync(root, { recursive: true }));

const read = vi.fn((path: string) => readFile(path));
const policy = contentPolicy('https://project.example/rest');
const handle = makeAppHandler({ root, read, policy: () => policy });
const get = (address: string, method = 'GET') => handle(new Request(address, { method }));

test('the page comes with its policy and is asked for again after an update', async () => {
  const page = await get('app://haven/');
  expect(await page.text()).toBe('<title>Haven</title>');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(page.headers.get('cache-control')).toBe('no-cache');
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
});

test('every screen is the same page, and a missing file is not', async () => {
  expect((await get('app://haven/listings/42?tab=photos')).headers.get('content-type')).toMatch(
    /html/,
  );
  expect((await get('app://haven/assets/gone.js')).status).toBe(404);
});

test('HEAD tells what GET would, without the content', async () => {
  const answer = await get('app://haven/first-paint.js', 'HEAD');
  expect(answer.headers.get('content-type')).toMatch(/javascript/);
  expect(await answer.text()).toBe('');
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is refused', async (method) => {
  expect((await get('app://haven/', method)).status).toBe(405);
});

test.each([
  'app://evil/first-paint.js',
  'app://haven.evil/first-paint.js',
  'app://haven:1/first-paint.js',
])('the host of %s is not served', async (address) => {
  expect((await get(address)).status).toBe(404);
});

test('a kind of file that the renderer does not consist of stays on the disk', async () => {
  read.mockClear();
  expect((await get('app://haven/secret.pem')).status).toBe(404);
  expect(read).not.toHaveBeenCalled();
});

test('the policy lets pages call the app and its backend, and run no inline script', () => {
  expect(policy).toContain("connect-src 'self' https://project.example wss://project.example;");
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toMatch(/unsafe|\*/);
});
