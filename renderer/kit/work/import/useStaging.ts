import { useCallback } from 'react';
import type { Noun } from '#shared/records/noun.ts';
import type { Asking } from '../worker/askWorker.ts';
import type { DryRun } from './importApi.ts';
import {
  useBeginImportMutation,
  useJudgeImportMutation,
  useStageImportRowsMutation,
} from './importApi.ts';
import type { ImportCalls } from './workbench.ts';

interface Staging {
  readonly noun: Noun;
  readonly fileName: string;
  readonly fields: readonly string[];
  readonly total: number;
  /** Rows that are left out although nothing here finds fault with them. */
  readonly without: readonly number[];
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
}

export interface Staged {
  readonly id: string;
  readonly dryRun: DryRun;
}

/** Brings the rows to the server, batch by batch, and has them judged there; nothing is taken over yet. */
export function useStaging(ask: Asking<ImportCalls>['ask']) {
  const [begin] = useBeginImportMutation();
  const [stage] = useStageImportRowsMutation();
  const [judge] = useJudgeImportMutation();

  return useCallback(
    async (staging: Staging): Promise<Staged> => {
      const { noun, fileName, fields, total, without, signal, onProgress } = staging;
      const id = crypto.randomUUID();
      await begin({ id, noun, fileName, fields }).unwrap();
      let from = 0;
      let sent = 0;
      for (;;) {
        signal.throwIfAborted();
        const { rows, next } = await ask('batch', { from, without });
        if (rows.length === 0) break;
        await stage({ id, rows }).unwrap();
        from = next;
        sent += rows.length;
        onProgress(sent / total);
      }
      signal.throwIfAborted();
      return { id, dryRun: await judge(id).unwrap() };
    },
    [ask, begin, judge, stage],
  );
}
