import { restError } from './errors.ts';

/** Rolls back a call that affected more rows than its client allowed. */
export class TooManyAffectedError extends Error {
  readonly count: number;
  constructor(count: number) {
    super(`The query affects ${count} rows`);
    this.count = count;
  }
}

/** Counts the rows a call returns; the REST engine counts only those of updates and deletes. */
export async function rejectTooManyAffected(response: unknown, most: number): Promise<void> {
  if (!(response instanceof Response) || !response.ok) return;
  const rows: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  if (Array.isArray(rows) && rows.length > most) throw new TooManyAffectedError(rows.length);
}

export const tooManyAffectedResponse = ({ message }: TooManyAffectedError): Response =>
  restError(400, 'PGRST124', 'Query result exceeds max-affected preference constraint', {
    details: message,
  });

/** A call that returns a single value affects no countable rows. */
export const rejectUncountable = (): Response =>
  restError(
    400,
    'PGRST128',
    'Function must return SETOF or TABLE when max-affected preference is used with handling=strict',
  );
