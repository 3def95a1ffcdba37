import type { RootState } from '../../session/store.ts';

type ApiState = RootState['api'];

/** Query results a document was rendered with, in the store's format. */
export type FirstData = Pick<ApiState, 'queries' | 'provided'>;

/**
 * Reads the document's query results as initial store state. They were loaded as a visitor, so for members they are
 * refetched.
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
  // Everything else has its default state.
  return { api: { queries, provided } as ApiState };
}
