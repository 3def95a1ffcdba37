import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { RELAXED_AUTH_LIMITS } from '../../backend/auth/limits.ts';
import { type Backend, startBackend } from '../../backend/backend.ts';
import { readSettings } from '../../backend/settings.ts';
import type { PostgresCluster } from '../../build/postgres-cluster.ts';
import { clientFor, uniqueEmail } from '../support/backend.ts';
import { runCommand } from '../support/command.ts';
import { MIGRATED_DATABASE, startDemoCluster } from '../support/demo-cluster.ts';
import { startTestBackend, type TestBackend } from '../support/test-backend.ts';

export const PASSWORD = 'a-password-that-moves';
export const folder = mkdtempSync(join(tmpdir(), 'haven-moving-'));
export let cluster: PostgresCluster;
export let source: TestBackend;
export let project: Backend;

/** Starts a backend without demo data, like a hosted project after `supabase db push`. */
export const startEmpty = (name: string, databaseUrl?: string) =>
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

export async function signUp(): Promise<{ id: string; email: string }> {
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

export const belongingsOf = ({ email }: { email: string }) => [
  `Bio of ${email}`,
  `Note of ${email}`,
];

/** Signs in at another backend and reads the user's own row and file there. */
export async function belongingsAt(url: string, publishableKey: string, email: string) {
  const client = clientFor({ url }, publishableKey);
  const { data, error } = await client.auth.signInWithPassword({ email, password: PASSWORD });
  if (error) return error.code;
  const own = await client.from('profiles').select('bio').eq('id', data.user.id).single();
  const file = await client.storage.from('documents').download(`${data.user.id}/note.txt`);
  return [own.data?.bio, await file.data?.text()];
}

export const exportAll = () =>
  runCommand('backend/export.ts', [], {
    HAVEN_DATA_DIR: source.facts.dataDir,
    HAVEN_EXPORT_DATABASE_URL: cluster.url('project'),
    HAVEN_EXPORT_URL: project.url,
    HAVEN_EXPORT_SECRET_KEY: project.keys.secretKey,
  });

export function startMoving(): void {
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
}

/** Exports a new user's data to the project. */
export async function moveToProject(): Promise<void> {
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
}

const onPglite = join(folder, 'pglite.tar.gz');
export const there = (databaseUrl = cluster.url('restored')) => ({
  HAVEN_DATA_DIR: join(folder, 'there'),
  DATABASE_URL: databaseUrl,
});
let restored: Awaited<ReturnType<typeof signUp>>;

export async function runAll(
  steps: readonly [string, string[], Record<string, string | undefined>][],
): Promise<void> {
  for (const [program, args, env] of steps) {
    const outcome = await runCommand(program, args, env);
    expect(outcome, outcome.said).toMatchObject({ code: 0 });
  }
}

export async function expectRestored(name: string, databaseUrl?: string): Promise<void> {
  const backend = await startEmpty(name, databaseUrl);
  try {
    expect(await belongingsAt(backend.url, backend.keys.publishableKey, restored.email)).toEqual(
      belongingsOf(restored),
    );
  } finally {
    await backend.close();
  }
}

/** Backs up PGlite and restores it on Postgres. */
export async function moveToPostgres(): Promise<void> {
  restored = await signUp();
  const databaseUrl = cluster.createDatabase('restored');
  await runAll([
    ['backend/backup.ts', [onPglite], { HAVEN_DATA_DIR: source.facts.dataDir }],
    ['backend/restore.ts', [onPglite, '--yes'], there(databaseUrl)],
  ]);
  await expectRestored('there', databaseUrl);
}
