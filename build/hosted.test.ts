import { expect, it } from 'vitest';
import { type Cli, lacking, optionalSecrets, present, steps, told, wanted } from './hosted.ts';

const answers: Readonly<Record<string, unknown>> = {
  migration: [
    { local: '1', remote: '1' },
    { local: '2', remote: '' },
  ],
  functions: [{ slug: 'deliver-outbox' }],
  secrets: [{ name: 'HAVEN_PUBLIC_URL' }],
};
const cli: Cli = ([area = '']) => JSON.stringify(answers[area]);

it('asks of a project every migration, function and secret that the repository has', () => {
  const { migrations, functions, secrets } = wanted();
  expect(migrations.length).toBeGreaterThan(0);
  expect(functions).toContain('deliver-outbox');
  expect(functions).not.toContain('_shared');
  expect(secrets).toContain('HAVEN_OUTBOX_KEY');
  expect(optionalSecrets()).toContain('HAVEN_EMAIL_API_KEY');
});

it('says what a project lacks, and brings all of it but the secrets', () => {
  const wants = {
    migrations: ['1', '2'],
    functions: ['deliver-outbox', 'unsubscribe'],
    secrets: ['HAVEN_OUTBOX_KEY', 'HAVEN_PUBLIC_URL', 'HAVEN_SMS_API_KEY'],
  };
  const lacks = lacking(wants, present(cli));
  expect(told(lacks)).toEqual([
    'migration 2 is not applied',
    'function unsubscribe is not deployed',
    'secret HAVEN_OUTBOX_KEY is not set: supabase secrets set HAVEN_OUTBOX_KEY=…',
    'secret HAVEN_SMS_API_KEY is not set: what it is for stays silent',
  ]);
  expect(steps(lacks)).toEqual([
    ['db', 'push', '--linked'],
    ['config', 'push'],
    ['functions', 'deploy', 'unsubscribe'],
  ]);
});

it('brings no migration to a project that has them all', () => {
  const all = { migrations: ['1'], functions: [], secrets: [] };
  expect(steps(lacking(all, present(cli)))).toEqual([['config', 'push']]);
});
