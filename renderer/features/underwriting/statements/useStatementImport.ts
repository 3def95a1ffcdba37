import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { SheetError } from '#shared/sheet/sheetError.ts';
import { type Answers, listOpenDoubts } from '#shared/underwriting/statements/doubts.ts';
import type { ParsedStatement } from '#shared/underwriting/statements/statementTypes.ts';
import { useUnsavedWork } from '../../../host/useUnsavedWork.ts';
import { readPersistedEntry, writePersisted } from '../../../session/persisted/persisted.ts';
import { type WorkerClient, WorkerError } from '../../../workbench/worker/workerClient.ts';
import { startStatementWorker } from './startStatementWorker.ts';
import type { StatementReaderCalls } from './statementReader.ts';
import { toReadable } from './toReadable.ts';

interface Opened {
  readonly file: File;
  readonly hasNames: boolean;
  readonly parsed: ParsedStatement;
}

const FAILED = "We couldn't read this file. Try again.";

const answersKey = (statementId: string, file: File): string =>
  `statement:${statementId}:${file.name.slice(0, 80)}:${file.size}`;

function readAnswers(userId: string, statementId: string, file: File): Answers {
  const stored = readPersistedEntry(userId, answersKey(statementId, file));
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}

interface ImportOptions {
  readonly userId: string;
  readonly statementId: string;
  readonly mappings: readonly (readonly [key: string, account: string])[];
}

/** A file being read and checked. Answers stay in this browser, so the same file can be continued later. */
export function useStatementImport({ userId, statementId, mappings }: ImportOptions) {
  const worker = useRef<WorkerClient<StatementReaderCalls> | null>(null);
  const reading = useRef<AbortController | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [answers, setAnswers] = useState<Answers>({});
  const [progress, setProgress] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  useUnsavedWork(opened !== null);

  const end = useCallback(() => {
    reading.current?.abort();
    reading.current = null;
    worker.current?.end();
    worker.current = null;
    setProgress(null);
  }, []);
  useEffect(() => end, [end]);

  const parse = useCallback(
    (client: WorkerClient<StatementReaderCalls>, given: Answers) =>
      client.ask('parse', { answers: given, mappings, today: new Date().toISOString() }),
    [mappings],
  );

  const open = useCallback(
    async (file: File) => {
      end();
      setOpened(null);
      setError(null);
      setProgress(0);
      const stop = new AbortController();
      reading.current = stop;
      try {
        const client = startStatementWorker();
        worker.current = client;
        const onProgress = (share: number) => setProgress(share);
        const readable = await toReadable(file, stop.signal, onProgress);
        const { hasNames } = await client.ask('read', readable, { onProgress });
        const stored = readAnswers(userId, statementId, file);
        const parsed = await parse(client, stored);
        if (stop.signal.aborted) return;
        setAnswers(stored);
        setOpened({ file, hasNames, parsed });
      } catch (problem) {
        if (stop.signal.aborted) return;
        setError(
          problem instanceof WorkerError || problem instanceof SheetError
            ? problem.message
            : FAILED,
        );
      }
      if (!stop.signal.aborted) setProgress(null);
    },
    [end, parse, userId, statementId],
  );

  const answer = useCallback(
    async (id: string, value: string) => {
      if (opened === null) return;
      const next = { ...answers };
      if (value === '') delete next[id];
      else next[id] = value;
      setAnswers(next);
      writePersisted(userId, answersKey(statementId, opened.file), next);
      if (worker.current === null) return;
      try {
        const parsed = await parse(worker.current, next);
        setOpened((before) => before && { ...before, parsed });
      } catch (problem) {
        setError(problem instanceof WorkerError ? problem.message : FAILED);
      }
    },
    [opened, answers, parse, userId, statementId],
  );

  const close = useCallback(() => {
    if (opened !== null) writePersisted(userId, answersKey(statementId, opened.file), null);
    end();
    setOpened(null);
    setAnswers({});
  }, [end, opened, userId, statementId]);

  return useMemo(
    () => ({
      opened,
      answers,
      progress,
      error,
      openDoubts: opened === null ? [] : listOpenDoubts(opened.parsed.doubts, answers),
      open,
      answer,
      cancel: end,
      close,
    }),
    [opened, answers, progress, error, open, answer, end, close],
  );
}

export type StatementImport = ReturnType<typeof useStatementImport>;
