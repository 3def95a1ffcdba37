import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  belongingsAt,
  belongingsOf,
  cluster,
  expectRestored,
  exportAll,
  folder,
  moveToPostgres,
  moveToProject,
  PASSWORD,
  project,
  runAll,
  signUp,
  source,
  startMoving,
  there,
} from '../../faults/moving.ts';
import { clientFor, uniqueEmail } from '../../support/backend.ts';
import { runCommand } from '../../support/command.ts';

startMoving();

test('an export adds new users, and one without changes reports the same again', async () => {
  await moveToProject();
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

test('a PGlite backup is restored on Postgres, and its backup on PGlite', async () => {
  await moveToPostgres();
  const onPostgres = join(folder, 'postgres.tar.gz');
  await runAll([
    ['backend/backup.ts', [onPostgres], there()],
    ['backend/restore.ts', [onPostgres, '--yes'], { HAVEN_DATA_DIR: join(folder, 'back') }],
  ]);
  await expectRestored('back');
});
