import type { RootState } from '../../core/store.ts';

type ApiState = RootState['api'];

/** The answers that a document was drawn with, as the store keeps them. */
export type FirstData = Pick<ApiState, 'queries' | 'provided'>;

/**
 * The answers inside this document, for the store to begin with. They were given to somebody who is not
 * signed in: a member sees them first and asks again.
 */
export function readFirstData(isMember: boolean): Partial<Pick<RootState, 'api'>> {
  const written = document.getElementById('first-data');
  if (written === null) return {};
  const { queries, provided } = JSON.parse(written.textContent) as FirstData;
  if (isMember) {
    for (const query of Object.values(queries)) {
      if (query !== undefined) Object.assign(query, { fulfilledTimeStamp: 0 });
    }
  }
  // What is not said begins as it always does.
  return { api: { queries, provided } as ApiState };
}
