import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RELAXED_AUTH_LIMITS } from '../../backend/auth/limits.ts';
import { type Backend, startBackend } from '../../backend/backend.ts';
import { readSettings } from '../../backend/settings.ts';
import type { PostgresCluster } from '../../build/postgres-cluster.ts';
import { isFullRun } from '../../build/testing/full-run.ts';
import { clientFor, uniqueEmail } from '../support/backend.ts';
import { runCommand } from '../support/command.ts';
import { MIGRATED_DATABASE, startDemoCluster } from '../support/demo-cluster.ts';
import { startTestBackend, type TestBackend } from '../support/test-backend.ts';

const PASSWORD = 'a-password-that-moves';
const folder = mkdtempSync(join(tmpdir(), 'haven-moving-'));
let cluster: PostgresCluster;
let source: TestBackend;
let project: Backend;

beforeAll(async () => {
  cluster = await startDemoCluster();
  source = await startTestBackend();
  project = await startEmpty('project', cluster.createDatabase('project', MIGRATED_DATABASE));
});
afterAll(async () => {
  await project?.close();
  await source?.close();
  cluster?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a backend without demo data, like a hosted project after `supabase db push`. */
const startEmpty = (name: string, databaseUrl?: string) =>
  startBackend({
    settings: readSettings({
      PORT: '0',
      HAVEN_DATA_DIR: join(folder, name),
      HAVEN_SEED: 'none',
      DATABASE_URL: databaseUrl,
    }),
    site: () => new Response(''),
    limits: RELAXED_AUTH_LIMITS,
  });

async function signUp(): Promise<{ id: string; email: string }> {
  const service = clientFor(source.facts, source.facts.secretKey);
  const email = uniqueEmail();
  const { data, error } = await service.auth.admin.createUser({
    email,
    password: PASSWORD,
    email_confirm: true,
  });
  if (error) throw error;
  await service
    .from('profiles')
    .update({ bio: `Bio of ${email}` })
    .eq('id', data.user.id)
    .throwOnError();
  const { error: uploadError } = await service.storage
    .from('documents')
    .upload(`${data.user.id}/note.txt`, `Note of ${email}`, { contentType: 'text/plain' });
  if (uploadError) throw uploadError;
  return { id: data.user.id, email };
}

const belongingsOf = ({ email }: { email: string }) => [`Bio of ${email}`, `Note of ${email}`];

/** Signs in at another backend and reads the user's own row and file there. */
async function belongingsAt(url: string, publishableKey: string, email: string) {
  const client = clientFor({ url }, publishableKey);
  const { data, error } = await client.auth.signInWithPassword({ email, password: PASSWORD });
  if (error) return error.code;
  const own = await client.from('profiles').select('bio').eq('id', data.user.id).single();
  const file = await client.storage.from('documents').download(`${data.user.id}/note.txt`);
  return [own.data?.bio, await file.data?.text()];
}

const exportAll = () =>
  runCommand('backend/export.ts', [], {
    HAVEN_DATA_DIR: source.facts.dataDir,
    HAVEN_EXPORT_DATABASE_URL: cluster.url('project'),
    HAVEN_EXPORT_URL: project.url,
    HAVEN_EXPORT_SECRET_KEY: project.keys.secretKey,
  });

test('a user moves with password and rows from PGlite to a Postgres project, repeatably', async () => {
  const first = await signUp();
  const once = await exportAll();
  expect(once).toMatchObject({
    code: 0,
    said: expect.stringContaining('Everyone keeps their password'),
  });
  expect(once.said).not.toContain(cluster.url('project'));
  expect(await belongingsAt(project.url, project.keys.publishableKey, first.email)).toEqual(
    belongingsOf(first),
  );

  if (!isFullRun) return;
  const second = await signUp();
  const again = await exportAll();
  expect(again).toMatchObject({ code: 0 });
  expect(await belongingsAt(project.url, project.keys.publishableKey, second.email)).toEqual(
    belongingsOf(second),
  );
  expect(await exportAll()).toEqual(again);
});

test('a project already in use is left unchanged', async () => {
  const { admin } = clientFor(project, project.keys.secretKey).auth;
  const { error } = await admin.createUser({ email: uniqueEmail(), password: PASSWORD });
  expect(error).toBeNull();
  const everybody = async () =>
    (await admin.listUsers({ perPage: 1000 })).data.users.map(({ id }) => id).sort();
  const before = await everybody();
  // A user who would be moved.
  const { id } = await signUp();
  const { code, said } = await exportAll();
  expect(code).toBe(1);
  expect(said).toContain('The project has 1 accounts that this installation does not know.');
  expect(before).not.toContain(id);
  expect(await everybody()).toEqual(before);
});

test('a project without migrations gets instructions for applying them', async () => {
  const { code, said } = await runCommand('backend/export.ts', [], {
    HAVEN_DATA_DIR: source.facts.dataDir,
    HAVEN_EXPORT_DATABASE_URL: cluster.createDatabase('bare'),
    HAVEN_EXPORT_URL: 'http://127.0.0.1:1',
    HAVEN_EXPORT_SECRET_KEY: 'sb_secret_of_a_project_that_is_bare',
  });
  expect(code).toBe(1);
  expect(said).toContain('Run `supabase db push` on it first.');
});

const onPglite = join(folder, 'pglite.tar.gz');
const there = (databaseUrl = cluster.url('restored')) => ({
  HAVEN_DATA_DIR: join(folder, 'there'),
  DATABASE_URL: databaseUrl,
});
let restored: Awaited<ReturnType<typeof signUp>>;

async function runAll(
  steps: readonly [string, string[], Record<string, string | undefined>][],
): Promise<void> {
  for (const [program, args, env] of steps) {
    const outcome = await runCommand(program, args, env);
    expect(outcome, outcome.said).toMatchObject({ code: 0 });
  }
}

async function expectRestored(name: string, databaseUrl?: string): Promise<void> {
  const backend = await startEmpty(name, databaseUrl);
  try {
    expect(await belongingsAt(backend.url, backend.keys.publishableKey, restored.email)).toEqual(
      belongingsOf(restored),
    );
  } finally {
    await backend.close();
  }
}

test('a backup of PGlite is restored on Postgres', async () => {
  restored = await signUp();
  const databaseUrl = cluster.createDatabase('restored');
  await runAll([
    ['backend/backup.ts', [onPglite], { HAVEN_DATA_DIR: source.facts.dataDir }],
    ['backend/restore.ts', [onPglite, '--yes'], there(databaseUrl)],
  ]);
  await expectRestored('there', databaseUrl);
});

test.runIf(isFullRun)('a Postgres backup is restored on PGlite', async () => {
  const onPostgres = join(folder, 'postgres.tar.gz');
  await runAll([
    ['backend/backup.ts', [onPostgres], there()],
    ['backend/restore.ts', [onPostgres, '--yes'], { HAVEN_DATA_DIR: join(folder, 'back') }],
  ]);
  await expectRestored('back');
});
