import { restError } from './errors.ts';

/** Takes back what a call did, since it concerned more rows than its client allowed. */
export class TooManyAffected extends Error {
  readonly count: number;
  constructor(count: number) {
    super(`The query affects ${count} rows`);
    this.count = count;
  }
}

/** Counts what a call answers; the REST engine counts only what updates and deletions concern. */
export async function refuseTooMany(answer: unknown, most: number): Promise<void> {
  if (!(answer instanceof Response) || !answer.ok) return;
  const rows: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined);
  if (Array.isArray(rows) && rows.length > most) throw new TooManyAffected(rows.length);
}

export const tooManyAffectedResponse = ({ message }: TooManyAffected): Response =>
  restError(400, 'PGRST124', 'Query result exceeds max-affected preference constraint', {
    details: message,
  });

/** What answers one value affects no rows that could be counted. */
export const refuseUncountable = (): Response =>
  restError(
    400,
    'PGRST128',
    'Function must return SETOF or TABLE when max-affected preference is used with handling=strict',
  );
