import * as s from '../../../shared/shape.ts';
import { assertShape, callServer } from '../_shared/call-database.ts';
import type { FolderFile } from '../_shared/drops/folder.ts';
import { readDropFile } from '../_shared/drops/read-drop-file.ts';
import type { FunctionEnv } from '../_shared/function-env.ts';
import { sha256Of } from '../_shared/sha256.ts';

const isRun = s.partial({
  id: s.text,
  state: s.text,
  failure: s.orNull(s.text),
  rows: s.number,
  faulty: s.number,
  known: s.number,
  added: s.number,
  changed: s.number,
  skipped: s.number,
  errors: s.listOf(s.anything),
  unused: s.listOf(s.text),
  is_repeated: s.anything,
});
/** What became of a file. */
export type RunResult = s.ShapeOf<typeof isRun>;

interface Arrived {
  readonly dropId: string;
  readonly kind: string;
  readonly isCheck: boolean;
  readonly file: Omit<FolderFile, 'key'> & { readonly key: string | null };
}

/**
 * Imports a file, or checks it. Every step can be repeated: the same file has the same run, and its rows are staged by
 * their place in the file.
 */
export async function importFile(
  env: FunctionEnv,
  { dropId, kind, isCheck, file }: Arrived,
): Promise<RunResult> {
  const read = file.bytes === null ? null : readDropFile(file.bytes, kind);
  const { batches = [], ...about } = read ?? {
    failure: 'too_large',
    rows: 0,
    faulty: 0,
    fields: [],
    unused: [],
    errors: [],
  };
  const hash = await sha256Of(file.bytes ?? new TextEncoder().encode(file.key ?? file.name));
  const begun = await callServer(env, 'begin_file_drop_run', {
    p_drop_id: dropId,
    p_file: { name: file.name, key: file.key || null, hash, ...about },
    p_is_check: isCheck,
  });
  const run = assertShape(begun, isRun, 'begin_file_drop_run');
  const { id, state } = run;
  if (id === undefined || state === 'gone' || state === 'failed') return { ...about, ...run };
  if (state === 'reading') {
    for (const [index, rows] of batches.entries()) {
      const isLast = index === batches.length - 1;
      const staged = await callServer(env, 'stage_file_drop_rows', {
        p_run_id: id,
        p_rows: rows,
        p_is_last: isLast,
      });
      if (staged !== 'reading') break;
    }
  }
  const result = await finishRun(env, id);
  return run.is_repeated === true ? { ...result, is_repeated: true } : result;
}

/** Imports what was staged; returns the result of a finished run. */
export const finishRun = async (env: FunctionEnv, id: string): Promise<RunResult> =>
  assertShape(
    await callServer(env, 'finish_file_drop_run', { p_run_id: id }),
    isRun,
    'finish_file_drop_run',
  );
