import { useCallback, useEffect, useRef, useState } from 'react';
import { type ColumnMapping, matchColumns } from '#shared/imports/columnMapping.ts';
import { derivedFields } from '#shared/imports/contactColumns.ts';
import type { CellError } from '#shared/imports/rowValidation.ts';
import type { Noun } from '#shared/records/noun.ts';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../data/api/dataError.ts';
import { userStorageKey } from '../../session/auth/index.ts';
import { saveFile } from '../../ui/file/saveFile.ts';
import { announce } from '../../ui/live/announce.ts';
import { WorkerError } from '../worker/workerClient.ts';
import type { DryRun, DuplicateHandling, ImportOutcome } from './importApi.ts';
import type {
  AlikeCorrection,
  ImportFileInfo,
  Refusal,
  ValidationResult,
} from './importSession.ts';
import { getSavedMapping, saveMapping } from './savedMappings.ts';
import { useFileWorker } from './useFileWorker.ts';
import type { ImportDestination, StagedImport } from './useStaging.ts';

interface Busy {
  readonly label: string;
  /** Null if the progress is unknown. */
  readonly share: number | null;
  readonly canStop: boolean;
}

const getErrorMessage = (error: unknown): string => {
  if (error instanceof WorkerError) return error.message;
  if (isDataError(error)) return dataErrorMessage(error);
  return "Couldn't read this file. Try again, or save it as CSV UTF-8.";
};

const FORMAT_SENTENCE = "This value doesn't have the format of the column.";
const SENTENCES: Readonly<Record<string, string>> = {
  '23502': 'Enter a value.',
  '23514': "This value isn't allowed here.",
  '42501': "Your position can't add this.",
};

/** Kinds of records that a vCard file can have. */
export const takesCards = ({ kind }: Noun): boolean => kind === 'contacts' || kind === 'leads';

const toRefusal = ({ at, field, code }: DryRun['errors'][number]): Refusal => ({
  at,
  field,
  sentence:
    code === undefined || code === null || code.startsWith('22')
      ? FORMAT_SENTENCE
      : (SENTENCES[code] ?? dataErrorMessage({ status: 400, code })),
});

/** State of an import: file data, progress, and available steps. */
export function useImport(
  noun: Noun,
  userId: string,
  { stage, take: takeOver }: ImportDestination,
) {
  const { ask, end } = useFileWorker();
  const [file, setFile] = useState<File | null>(null);
  const [facts, setFacts] = useState<ImportFileInfo | null>(null);
  const [matching, setMatching] = useState<ColumnMapping>([]);
  const [validation, setValidation] = useState<ValidationResult | null>(null);
  const [staged, setStaged] = useState<StagedImport | null>(null);
  const [outcome, setOutcome] = useState<(ImportOutcome & { readonly id: string }) | null>(null);
  const [busy, setBusy] = useState<Busy | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const key = userStorageKey(userId, `import:${noun.kind}`);

  /** Runs one task at a time with progress, and an error message if it fails. */
  const run = useCallback(
    async (
      label: string,
      canStop: boolean,
      work: (signal: AbortSignal, onProgress: (share: number) => void) => Promise<void>,
    ) => {
      const here = new AbortController();
      stop.current = here;
      setProblem(null);
      setBusy({ label, share: null, canStop });
      try {
        await work(here.signal, (share) => setBusy({ label, share, canStop }));
      } catch (error) {
        if (here.signal.aborted) return;
        setProblem(getErrorMessage(error));
        announce(getErrorMessage(error));
      }
      if (!here.signal.aborted) setBusy(null);
    },
    [],
  );

  const open = (chosen: File, index: number) =>
    run('Reading file', true, async (signal, onProgress) => {
      const read = await ask(
        'open',
        { file: chosen, index, takesCards: takesCards(noun) },
        { onProgress },
      );
      signal.throwIfAborted();
      setFile(chosen);
      setFacts(read);
      const saved = read.unit === 'card' ? null : getSavedMapping(key, read.head);
      setMatching(saved ?? matchColumns(noun, read.head));
      setValidation(null);
      setStaged(null);
    });

  const check = (without: readonly number[] = []) =>
    run('Validating rows', true, async (signal, onProgress) => {
      if (facts === null || file === null) return;
      if (facts.unit === 'row') saveMapping(key, facts.head, matching);
      const here = await ask('judge', { noun, matching });
      signal.throwIfAborted();
      setValidation(here);
      setStaged(null);
      if (here.good === 0) return;
      const repaired = await ask('repairedFields', undefined as never);
      const mapped = matching.filter((name) => name !== null);
      const fields = [...new Set([...mapped, ...derivedFields(noun, matching), ...repaired])];
      const total = here.good;
      const result = await stage({
        ask,
        fileName: file.name,
        fields,
        total,
        without,
        signal,
        onProgress,
      });
      const { errors } = result.dryRun;
      if (errors.length > 0) setValidation(await ask('refuse', errors.map(toRefusal)));
      setStaged(result);
    });

  const repair = async (cellError: Pick<CellError, 'at' | 'field' | 'typed'>) => {
    setValidation(await ask('repair', cellError));
    setStaged(null);
  };

  const repairAlike = async (correction: AlikeCorrection) => {
    setValidation(await ask('repairAlike', correction));
    setStaged(null);
  };

  const take = (duplicates: DuplicateHandling) =>
    run(`Importing ${noun.many}`, false, async () => {
      if (staged === null) return;
      const result = await takeOver(staged, duplicates);
      setOutcome({ id: staged.id, ...result });
      announce('Import complete');
    });

  function cancel() {
    stop.current?.abort();
    setBusy(null);
    announce('Canceled. Nothing was imported.');
    // Reading can't be paused; during staging the file stays loaded.
    if (facts === null) end();
  }

  function back() {
    setProblem(null);
    if (validation !== null) {
      setValidation(null);
      setStaged(null);
    } else {
      setFacts(null);
      setFile(null);
    }
  }

  async function downloadErrors() {
    const csv = await ask('faultsFile', undefined as never);
    saveFile(`${noun.many} with errors.csv`, new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  }

  return {
    facts,
    fileName: file?.name ?? '',
    matching,
    setMatching,
    verdict: validation,
    staged,
    outcome,
    busy,
    problem,
    open,
    openTable: (index: number) => (file === null ? undefined : open(file, index)),
    check,
    repair,
    repairAlike,
    take,
    cancel,
    back,
    saveFaults: downloadErrors,
  };
}
export type ImportState = ReturnType<typeof useImport>;
