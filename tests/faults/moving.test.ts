import { test } from 'vitest';
import { moveToProject, startMoving } from './moving.ts';

startMoving();

test('a user moves with password and rows from PGlite to a Postgres project', moveToProject);
