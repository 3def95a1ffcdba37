import { expect, it } from 'vitest';
import {
  type Cli,
  explainCliFailure,
  findMisconfigurations,
  findMissingParts,
  formatHostedReport,
  getPresentParts,
  getRequiredParts,
  optionalSecrets,
  planSetupCommands,
} from './hosted.ts';

const responses: Readonly<Record<string, unknown>> = {
  migration: [
    { local: '1', remote: '1' },
    { local: '2', remote: '' },
  ],
  functions: [{ slug: 'deliver-outbox' }],
  secrets: [{ name: 'HAVEN_PUBLIC_URL' }],
};
const cli: Cli = (args) => {
  const [area = ''] = args;
  const asks = args.join(' ');
  if (asks.includes('storage.buckets')) return JSON.stringify([{ name: 'avatars' }]);
  if (asks.includes('cron.job')) return JSON.stringify([{ name: 'late-leads' }]);
  return JSON.stringify(responses[area]);
};

it('requires every migration, function, secret, bucket and schedule of the repository', () => {
  const { migrations, functions, secrets, buckets, schedules } = getRequiredParts();
  expect(buckets).toEqual(expect.arrayContaining(['avatars', 'room-files', 'vendor-credentials']));
  expect(schedules).toEqual(expect.arrayContaining(['late-leads', 'keep-figures']));
  expect(migrations.length).toBeGreaterThan(0);
  expect(functions).toContain('deliver-outbox');
  expect(functions).not.toContain('_shared');
  expect(secrets).toContain('HAVEN_OUTBOX_KEY');
  expect(optionalSecrets()).toContain('HAVEN_EMAIL_API_KEY');
});

it('lists missing parts of a project and applies all but secrets', () => {
  const wants = {
    migrations: ['1', '2'],
    functions: ['deliver-outbox', 'unsubscribe'],
    secrets: ['HAVEN_OUTBOX_KEY', 'HAVEN_PUBLIC_URL', 'HAVEN_SMS_API_KEY'],
    buckets: ['avatars', 'room-files'],
    schedules: ['late-leads', 'keep-figures'],
  };
  const lacks = findMissingParts(wants, getPresentParts(cli));
  expect(formatHostedReport(lacks)).toEqual([
    'migration 2 is not applied',
    'function unsubscribe is not deployed',
    'bucket room-files is missing: a migration creates it',
    'schedule keep-figures is missing: turn on pg_cron, then apply its migration again',
    'secret HAVEN_OUTBOX_KEY is not set: supabase secrets set HAVEN_OUTBOX_KEY=…',
    'secret HAVEN_SMS_API_KEY is not set: its feature is disabled',
  ]);
  expect(planSetupCommands(lacks)).toEqual([
    ['db', 'push', '--remote'],
    ['config', 'push'],
    ['functions', 'deploy', 'unsubscribe'],
  ]);
});

it('applies no migration to an up-to-date project', () => {
  const all = { migrations: ['1'], functions: [], secrets: [], buckets: [], schedules: [] };
  expect(planSetupCommands(findMissingParts(all, getPresentParts(cli)))).toEqual([
    ['config', 'push'],
  ]);
});

it("reports mismatched settings and advisors in the CLI's own words", () => {
  const commands: string[] = [];
  const content: Cli = (args) => {
    commands.push(args.slice(0, 2).join(' '));
    return '';
  };
  expect(findMisconfigurations(content)).toEqual([]);
  expect(commands).toEqual(['config diff', 'db advisors']);
  const discontent: Cli = (args) => {
    throw Object.assign(new Error('ended with 2'), { stdout: `${args[0]}: rate limits differ` });
  };
  expect(findMisconfigurations(discontent)).toEqual([
    expect.stringContaining('config: rate limits differ'),
    expect.stringContaining('db: rate limits differ'),
  ]);
});

it('explains a missing CLI or unlinked project without a stack trace', () => {
  expect(explainCliFailure(Object.assign(new Error('spawn'), { code: 'ENOENT' }))).toMatch(
    /Install it/,
  );
  const unlinked = Object.assign(new Error('ended with 1'), {
    stderr: 'Have you run supabase link?\n',
  });
  expect(explainCliFailure(unlinked)).toMatch(/Have you run supabase link\?$/);
});
