import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { protectPages } from './headers.ts';

async function policyWith(frame?: string): Promise<string> {
  const app = new Hono().use(protectPages({ frame })).get('/', (c) => c.text('A page'));
  return (await app.request('/')).headers.get('content-security-policy') ?? '';
}

test('pages embed nothing, unless the demo has an outside player: then its address alone', async () => {
  expect(await policyWith()).toContain("frame-src 'none';");
  expect(await policyWith('https://player.example/embed/1?muted=1')).toContain(
    'frame-src https://player.example/embed/1;',
  );
});
