import { useCallback, useRef } from 'react';
import type { Destination, Staged, Staging } from '../../kit/work/import/useStaging.ts';
import type { StagedRow } from '../../kit/work/import/workbench.ts';
import { typedValues } from './listingNoun.ts';
import {
  type ListingRow,
  useImportListingDraftsMutation,
  useJudgeListingRowsMutation,
} from './submitApi.ts';

/** Makes a draft of each row: it can still be gone on with, and nothing is submitted by itself. */
export function useDraftDestination(): Destination {
  const [judge] = useJudgeListingRowsMutation();
  const [bring] = useImportListingDraftsMutation();
  const held = useRef<readonly ListingRow[]>([]);

  const stage = useCallback(
    async ({ ask, without, signal }: Staging): Promise<Staged> => {
      const id = crypto.randomUUID();
      const staged: StagedRow[] = [];
      let from = 0;
      for (;;) {
        signal.throwIfAborted();
        const { rows, next } = await ask('batch', { from, without });
        if (rows.length === 0) break;
        staged.push(...rows);
        from = next;
      }
      held.current = staged.map(({ at, values }) => ({ at, values: typedValues(values) }));
      return { id, dryRun: await judge({ id, rows: held.current }).unwrap() };
    },
    [judge],
  );
  const take: Destination['take'] = useCallback(
    ({ id }, duplicates) =>
      bring({ id, rows: held.current, isKnownLeftOut: duplicates === 'skip' }).unwrap(),
    [bring],
  );
  return { stage, take };
}
