import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  belongingsAt,
  belongingsOf,
  expectRestored,
  exportAll,
  folder,
  moveToPostgres,
  moveToProject,
  project,
  runAll,
  signUp,
  startMoving,
  there,
} from '../../faults/moving.ts';

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

test('a Postgres backup is restored on PGlite', async () => {
  await moveToPostgres();
  const onPostgres = join(folder, 'postgres.tar.gz');
  await runAll([
    ['backend/backup.ts', [onPostgres], there()],
    ['backend/restore.ts', [onPostgres, '--yes'], { HAVEN_DATA_DIR: join(folder, 'back') }],
  ]);
  await expectRestored('back');
});
