import { expect, test } from 'vitest';
import { clientFor, uniqueEmail } from '../support/backend.ts';
import { runCommand } from '../support/command.ts';
import {
  cluster,
  exportAll,
  moveToPostgres,
  moveToProject,
  PASSWORD,
  project,
  signUp,
  source,
  startMoving,
} from './moving.ts';

startMoving();

test(
  'a user moves with password and rows from PGlite to a Postgres project, repeatably',
  moveToProject,
);

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

test('a backup of PGlite is restored on Postgres', moveToPostgres);
