import { useCallback, useRef, useState } from 'react';
import type { StagedRow } from '../../../workbench/import/importSession.ts';
import type {
  ImportDestination,
  StagedImport,
  Staging,
} from '../../../workbench/import/useStaging.ts';
import { pictureCells, rowToFormValues } from './listingNoun.ts';
import type { PictureCells } from './picturePlan.ts';
import {
  type ImportedDraft,
  type ImportRow,
  useImportListingDraftsMutation,
  useJudgeListingRowsMutation,
} from './submitApi.ts';

/** Creates an editable draft per row; nothing is submitted automatically. */
export function useDraftDestination(onBrought: (drafts: readonly ImportedDraft[]) => void): {
  readonly destination: ImportDestination;
  /** The photo columns of the checked rows. */
  readonly cells: readonly PictureCells[];
} {
  const [judge] = useJudgeListingRowsMutation();
  const [bring] = useImportListingDraftsMutation();
  const held = useRef<readonly ImportRow[]>([]);
  const [cells, setCells] = useState<readonly PictureCells[]>([]);

  const stage = useCallback(
    async ({ ask, without, signal }: Staging): Promise<StagedImport> => {
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
      setCells(staged.map(pictureCells));
      held.current = staged.map(({ at, values }) => ({ at, values: rowToFormValues(values) }));
      return { id, dryRun: await judge({ id, rows: held.current }).unwrap() };
    },
    [judge],
  );
  const take: ImportDestination['take'] = useCallback(
    async ({ id }, duplicates) => {
      const isKnownLeftOut = duplicates === 'skip';
      const { drafts, ...outcome } = await bring({
        id,
        rows: held.current,
        isKnownLeftOut,
      }).unwrap();
      onBrought(drafts);
      return outcome;
    },
    [bring, onBrought],
  );
  return { destination: { stage, take }, cells };
}
