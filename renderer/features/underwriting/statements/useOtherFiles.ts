import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { SheetError } from '#shared/sheet/sheetError.ts';
import type { ParsedCensus } from '#shared/underwriting/statements/census.ts';
import {
  type Answers,
  type Doubt,
  listOpenDoubts,
} from '#shared/underwriting/statements/doubts.ts';
import { type WorkerClient, WorkerError } from '../../../workbench/worker/workerClient.ts';
import { startStatementWorker } from './startStatementWorker.ts';
import type { ReadRentRoll, StatementReaderCalls } from './statementReader.ts';
import { toReadable } from './toReadable.ts';

const FAILED = "We couldn't read this file. Try again.";

const isReadingProblem = (problem: unknown): problem is Error =>
  problem instanceof WorkerError || problem instanceof SheetError;

type Client = WorkerClient<StatementReaderCalls>;
type Parse<Result> = (client: Client, answers: Answers) => Promise<Result>;

/** A file beside the T-12. Neither the file nor its residents are stored, so its answers last as long as the page. */
function useOtherFile<Result extends { readonly doubts: readonly Doubt[] }>(
  read: 'readRoll' | 'readCensus',
  parse: Parse<Result>,
) {
  const worker = useRef<Client | null>(null);
  const reading = useRef<AbortController | null>(null);
  const [name, setName] = useState<string | null>(null);
  const [result, setResult] = useState<Result | null>(null);
  const [answers, setAnswers] = useState<Answers>({});
  const [progress, setProgress] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const end = useCallback(() => {
    reading.current?.abort();
    worker.current?.end();
    worker.current = null;
  }, []);
  const close = useCallback(() => {
    end();
    setName(null);
    setResult(null);
    setAnswers({});
    setProgress(null);
  }, [end]);
  useEffect(() => end, [end]);

  const show = useCallback(
    async (client: Client, given: Answers) => {
      try {
        const parsed = await parse(client, given);
        if (worker.current === client) setResult(parsed);
      } catch (problem) {
        if (worker.current === client)
          setError(problem instanceof WorkerError ? problem.message : FAILED);
      }
    },
    [parse],
  );

  async function open(file: File) {
    close();
    setError(null);
    setProgress(0);
    const client = startStatementWorker();
    worker.current = client;
    const stop = new AbortController();
    reading.current = stop;
    try {
      const readable = await toReadable(file, stop.signal, setProgress);
      await client.ask(read, readable, { onProgress: setProgress });
      setName(file.name);
      await show(client, {});
    } catch (problem) {
      if (worker.current === client) setError(isReadingProblem(problem) ? problem.message : FAILED);
    }
    if (worker.current === client) setProgress(null);
  }

  async function answer(id: string, value: string) {
    const next = { ...answers, [id]: value };
    if (value === '') delete next[id];
    setAnswers(next);
    if (worker.current !== null) await show(worker.current, next);
  }

  return {
    name,
    result,
    answers,
    progress,
    error,
    open,
    answer,
    close,
    openDoubts: result === null ? [] : listOpenDoubts(result.doubts, answers),
  };
}

/** The rent roll and the census that complete a statement with these months. */
export function useOtherFiles(months: readonly string[]) {
  const key = months.join();
  const parseRoll = useCallback<Parse<ReadRentRoll>>(
    (client, answers) => client.ask('parseRoll', { answers }),
    [],
  );
  const parseCensus = useCallback<Parse<ParsedCensus>>(
    (client, answers) =>
      client.ask('parseCensus', {
        answers,
        months: key === '' ? [] : key.split(','),
        today: new Date().toISOString(),
      }),
    [key],
  );
  const roll = useOtherFile('readRoll', parseRoll);
  const census = useOtherFile('readCensus', parseCensus);
  return useMemo(() => ({ roll, census }), [roll, census]);
}

export type OtherFiles = ReturnType<typeof useOtherFiles>;
