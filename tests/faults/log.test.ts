import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ChildBackend, DEMO_PASSWORD } from '../support/child-backend.ts';
import { demoDataDir } from '../support/demo-folder.ts';

const folder = await demoDataDir();
let backend: ChildBackend;

beforeAll(async () => {
  backend = await ChildBackend.start({ dataDir: folder.dataDir });
});
afterAll(async () => {
  await backend.end('SIGTERM');
  folder.remove();
});

test('what people send and what the database says of it never reach the log', async () => {
  const greeting = backend.output;
  const options = { auth: { persistSession: false } };
  const client = createClient(backend.url, backend.keys.publishableKey, options);
  const service = createClient(backend.url, backend.keys.secretKey, options);
  const secret = 'zebra-in-the-log';

  await client.auth.signInWithPassword({ email: `${secret}@people.example`, password: secret });
  await client.auth.signUp({ email: `${secret}@people.example`, password: `${secret}-password` });
  await client.auth.verifyOtp({
    email: `${secret}@people.example`,
    token: '000000',
    type: 'signup',
  });
  const email = 'buyer@demo.havenexchange.example';
  await client.auth.signInWithPassword({ email, password: DEMO_PASSWORD });
  await client.from('profiles').update({ phone: secret }).eq('email', email);
  await client.from('profiles').select('id').filter('id', 'eq', secret);
  await client.from('profiles').select(secret);
  await service.from('tenants').insert({ name: secret, subdomain: secret.toUpperCase() });
  await fetch(`${backend.url}/rest/v1/profiles?${secret}=nonsense`, {
    headers: { apikey: backend.keys.publishableKey },
  });

  const logged = backend.output.slice(greeting.length);
  expect(logged).not.toContain(secret);
  expect(logged).not.toMatch(/select |insert |update |eyJ|sb_secret|@people\.example/i);
});
