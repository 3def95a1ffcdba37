import { useCallback } from 'react';
import type { Noun } from '#shared/records/noun.ts';
import type { WorkerClient } from '../worker/workerClient.ts';
import type { DryRun, DuplicateHandling, ImportOutcome } from './importApi.ts';
import {
  useBeginImportMutation,
  useFinishImportMutation,
  useJudgeImportMutation,
  useStageImportRowsMutation,
} from './importApi.ts';
import type { ImportCalls } from './importSession.ts';

export interface Staging {
  readonly ask: WorkerClient<ImportCalls>['ask'];
  readonly fileName: string;
  readonly fields: readonly string[];
  readonly total: number;
  /** Rows skipped although client-side validation passes them. */
  readonly without: readonly number[];
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
}

export interface StagedImport {
  readonly id: string;
  readonly dryRun: DryRun;
}

/** Where the rows go: staged and validated first, then imported as a whole. */
export interface ImportDestination {
  readonly stage: (staging: Staging) => Promise<StagedImport>;
  readonly take: (staged: StagedImport, duplicates: DuplicateHandling) => Promise<ImportOutcome>;
}

/** Uploads the rows in batches and creates records on the server. */
export function useRecordDestination(
  noun: Noun,
  communityId: string | null = null,
): ImportDestination {
  const [beginImport] = useBeginImportMutation();
  const [send] = useStageImportRowsMutation();
  const [judge] = useJudgeImportMutation();
  const [finish] = useFinishImportMutation();

  const stage = useCallback(
    async (staging: Staging): Promise<StagedImport> => {
      const { ask, fileName, fields, total, without, signal, onProgress } = staging;
      const id = crypto.randomUUID();
      await beginImport({ id, noun, communityId, fileName, fields }).unwrap();
      let from = 0;
      let sent = 0;
      for (;;) {
        signal.throwIfAborted();
        const { rows, next } = await ask('batch', { from, without });
        if (rows.length === 0) break;
        await send({ id, rows }).unwrap();
        from = next;
        sent += rows.length;
        onProgress(sent / total);
      }
      signal.throwIfAborted();
      return { id, dryRun: await judge(id).unwrap() };
    },
    [beginImport, communityId, judge, noun, send],
  );
  const take = useCallback(
    ({ id, dryRun }: StagedImport, duplicates: DuplicateHandling) =>
      finish({ id, noun, total: dryRun.rows, duplicates }).unwrap(),
    [finish, noun],
  );
  return { stage, take };
}
