import { availableParallelism } from 'node:os';
import { isAbsolute } from 'node:path';
import { expect, test } from 'vitest';
import { InvalidSettingError, readSettings } from './settings.ts';

test('with nothing set the product runs on this machine with demo data', () => {
  const settings = readSettings({});
  expect(settings).toMatchObject({ port: 4173, host: '127.0.0.1', seed: 'demo' });
  expect(isAbsolute(settings.dataDir)).toBe(true);
  expect(settings.databaseUrl).toBeUndefined();
  expect(settings.hosted).toBeUndefined();
});

test('treats an empty variable as not set', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: '' }).port).toBe(4173);
});

test.each([
  [{ PORT: '99999' }, 'PORT must be a port number from 0 to 65535.'],
  [{ HAVEN_SEED: 'some' }, 'HAVEN_SEED must be demo or none.'],
  [{ HAVEN_DEMO_PASSWORD: 'short' }, 'HAVEN_DEMO_PASSWORD must have 8 to 72 characters.'],
  [
    { DATABASE_URL: 'mysql://x' },
    'DATABASE_URL must look like postgres://user:password@host:5432/database.',
  ],
  [
    { DATABASE_DIRECT_URL: 'postgres://db.example/haven' },
    'DATABASE_DIRECT_URL needs DATABASE_URL. Set both, or unset DATABASE_DIRECT_URL to use PGlite.',
  ],
  [
    { HAVEN_S3_URL: 'https://s3.example' },
    'HAVEN_S3_URL, HAVEN_S3_BUCKET, HAVEN_S3_ACCESS_KEY_ID and HAVEN_S3_SECRET_ACCESS_KEY must be set together: set all or none.',
  ],
  [
    { DATABASE_URL: 'postgres://a/b', DATABASE_REPLICA_URLS: 'postgres://a/b, mysql://c' },
    'DATABASE_REPLICA_URLS must be addresses separated by commas',
  ],
  [{ OTEL_TRACES_SAMPLER_ARG: '2' }, 'OTEL_TRACES_SAMPLER_ARG must be the share of requests'],
  [{ HAVEN_LOG: 'xml' }, 'HAVEN_LOG must be text or json.'],
  [{ HAVEN_WORKERS: '0' }, 'HAVEN_WORKERS must be a number of processes from 1 to 64.'],
  [
    { HAVEN_WORKERS: '2' },
    'HAVEN_WORKERS is 2, but PGlite serves a data folder from one process. ' +
      'Set DATABASE_URL to use Postgres, or leave HAVEN_WORKERS unset.',
  ],
  [
    { HAVEN_SMTP_URL: 'http://mail' },
    'HAVEN_SMTP_URL must look like smtp://user:password@host:587.',
  ],
  [
    { VITE_SUPABASE_URL: 'https://project.supabase.co' },
    'VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY must be set together: set both or neither.',
  ],
  [
    { VITE_DEMO_VIDEO_URL: 'http://player.example/1' },
    'VITE_DEMO_VIDEO_URL must be the https address of a player, such as https://player.example/embed/1.',
  ],
  [
    { VITE_MAP_TILES_URL: 'https://tiles.example/{z}/{x}.png', VITE_MAP_TILES_CREDIT: 'Mappers' },
    'VITE_MAP_TILES_URL must be the https address of pictures for maps, such as https://tiles.example/{z}/{x}/{y}.png.',
  ],
  [
    { VITE_MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png' },
    'VITE_MAP_TILES_URL and VITE_MAP_TILES_CREDIT must be set together: set both or neither.',
  ],
  [
    { VITE_DEMO_VIDEO_URL: 'https://player.example/1;script-src *' },
    'VITE_DEMO_VIDEO_URL must be the https address of a player',
  ],
  [
    { VITE_SUPABASE_URL: 'https://project;sandbox', VITE_SUPABASE_PUBLISHABLE_KEY: 'x'.repeat(20) },
    "VITE_SUPABASE_URL must be the hosted project's address",
  ],
  [{ HAVEN_EMBED_PAYMENTS: 'https://js.stripe.com' }, 'HAVEN_EMBED_PAYMENTS must be stripe.'],
  ...['https://*.example', "'unsafe-inline'", 'https://fonts.example\n', 'https://a;sandbox'].map(
    (HAVEN_EMBED_FONTS_ORIGIN): [object, string] => [
      { HAVEN_EMBED_FONTS_ORIGIN },
      'HAVEN_EMBED_FONTS_ORIGIN must be the https origin of a font server, such as https://fonts.example.',
    ],
  ),
  ...['proxy.example', '10.0.0.0/33', '0.0.0.0/0', '10.0.0.1;10.0.0.2'].map(
    (HAVEN_TRUSTED_PROXIES): [object, string] => [
      { HAVEN_TRUSTED_PROXIES },
      'HAVEN_TRUSTED_PROXIES must be addresses or networks of proxies separated by commas, such as 127.0.0.1, 10.0.0.0/8.',
    ],
  ),
  [
    { HAVEN_SMS_API_URL: 'https://sms.example/v2/messages' },
    'HAVEN_SMS_API_URL, HAVEN_SMS_API_KEY and HAVEN_SMS_FROM must be set together: set all or none.',
  ],
  [{ STRIPE_SECRET_KEY: 'pk_test_1' }, 'STRIPE_SECRET_KEY must be a secret key of Stripe'],
  [
    { STRIPE_SECRET_KEY: 'sk_test_1' },
    'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set together: set both or neither.',
  ],
  [
    {
      HAVEN_SMTP_URL: 'smtp://mail',
      HAVEN_EMAIL_API_URL: 'https://mail.example/emails',
      HAVEN_EMAIL_API_KEY: 'key-for-mail',
    },
    'HAVEN_SMTP_URL and HAVEN_EMAIL_API_URL both configure email: set only one of them.',
  ],
] as [Record<string, string>, string][])(
  'names the wrong setting %o in a message',
  (env, message) => {
    expect(() => readSettings(env)).toThrow(InvalidSettingError);
    expect(() => readSettings(env)).toThrow(message);
  },
);

test('starts a worker process per core on Postgres, and one process on PGlite', () => {
  const DATABASE_URL = 'postgres://haven@localhost/haven';
  expect(readSettings({}).workers).toBe(1);
  expect(readSettings({ DATABASE_URL }).workers).toBe(availableParallelism());
  expect(readSettings({ DATABASE_URL, HAVEN_WORKERS: '3' }).workers).toBe(3);
});

test('requires both variables of a hosted project', () => {
  const { hosted } = readSettings({
    VITE_SUPABASE_URL: 'https://project.supabase.co',
    VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_0123456789',
  });
  expect(hosted).toEqual({
    url: 'https://project.supabase.co',
    publishableKey: 'sb_publishable_0123456789',
  });
});
