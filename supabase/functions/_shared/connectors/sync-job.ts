import * as s from '../../../../shared/shape.ts';
import { fieldsOf, stringOf } from './values.ts';

export const isJob = s.object({
  id: s.text,
  claim: s.text,
  /** ID of the sync, the same when it continues under another claim. */
  run: s.text,
  connector: s.text,
  client_id: s.text,
  client_secret: s.text,
  tokens: s.text,
  settings: s.anything,
  progress: s.anything,
});
export type SyncJob = s.ShapeOf<typeof isJob>;

/** Where a stream is. A new sync starts at the cursor of the last one. */
export interface Progress {
  readonly run: string;
  readonly startedAt: number;
  readonly isFull: boolean;
  readonly isDone: boolean;
  readonly next: string | null;
  readonly cursor: string | null;
}

export function readProgress(job: SyncJob, kind: string, now: number): Progress {
  const known = fieldsOf(fieldsOf(job.progress)[kind]);
  const cursor = stringOf(known.cursor) ?? null;
  const restart = { run: job.run, startedAt: now, isDone: false, next: null, cursor };
  if (known.run !== job.run) return { ...restart, isFull: cursor === null };
  return {
    ...restart,
    startedAt: typeof known.startedAt === 'number' ? known.startedAt : now,
    isFull: known.isFull === true,
    isDone: known.isDone === true,
    next: stringOf(known.next) ?? null,
  };
}

/** A failure that the database reports, such as rights that ended. */
export class Refused extends Error {
  readonly failure: string;

  constructor(failure: string) {
    super(failure);
    this.failure = failure;
  }
}
