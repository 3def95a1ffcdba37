import { useEffect, useMemo, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { underwritingStatement } from '#shared/records/nouns/underwritingStatement.ts';
import { getFieldValue, getRecordName } from '#shared/records/row.ts';
import { linkTo } from '#shared/routes.ts';
import { useUploads } from '../../../data/files/useUploads.ts';
import { useAuth } from '../../../session/auth/index.ts';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import { readHandoff, removeHandoff } from '../../../ui/file/handoff.ts';
import { isId } from '../../../ui/format/id.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { announce } from '../../../ui/live/announce.ts';
import { NotFoundMessage } from '../../../ui/page/NotFoundMessage.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { useRecordHead } from '../../../ui/page/recordHead.ts';
import { combineQueries, Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import {
  RECORD_FILES,
  useAddRecordFileMutation,
  useRemoveStrayFileMutation,
} from '../../../workbench/data/attachmentsApi.ts';
import { useReadRecordQuery } from '../../../workbench/data/recordsApi.ts';
import type { RecordRow } from '../../../workbench/data/row.ts';
import { CheckStep } from './CheckStep.tsx';
import { contentOf, mappingsOf } from './content.ts';
import { NormalizeStep } from './NormalizeStep.tsx';
import styles from './Statements.module.css';
import {
  type StatementVersion,
  useListAccountMappingsQuery,
  useListStatementVersionsQuery,
  useSaveStatementVersionMutation,
} from './statementsApi.ts';
import { UploadStep } from './UploadStep.tsx';
import { UseStep } from './UseStep.tsx';
import { type OtherFiles, useOtherFiles } from './useOtherFiles.ts';
import { useStatementImport } from './useStatementImport.ts';

const headOf = (row: RecordRow) => ({ title: getRecordName(underwritingStatement, row) });
const waiting = <Skeleton height="32rem" />;
const MAX_SOURCE_BYTES = 50 * 1024 * 1024;

/** One statement in four steps: upload, check doubts, normalize, use. */
export function Component() {
  const { id = '' } = useParams();
  const { session } = useAuth();
  const isKnown = isId(id);
  const record = useReadRecordQuery({ noun: underwritingStatement, id }, { skip: !isKnown });
  const versions = useListStatementVersionsQuery(id, { skip: !isKnown });
  const mappings = useListAccountMappingsQuery(undefined, { skip: !isKnown });
  useRecordHead(isKnown ? record.currentData : undefined, headOf);
  if (!isKnown || record.currentData === null) {
    return (
      <NotFoundMessage
        title="Statement not found"
        to="underwritingStatements"
        button="All statements"
      >
        It was deleted or isn't shared with you.
      </NotFoundMessage>
    );
  }
  return (
    <Page>
      <Loaded answer={combineQueries(record, combineQueries(versions, mappings))} waiting={waiting}>
        {([row, [all, known]]) =>
          row &&
          session && (
            <Steps key={id} row={row} versions={all} mappings={known} userId={session.userId} />
          )
        }
      </Loaded>
    </Page>
  );
}

const STEPS = ['Upload', 'Check', 'Normalize', 'Use'] as const;
type Step = (typeof STEPS)[number];

interface StepsProps {
  readonly row: RecordRow;
  readonly versions: readonly StatementVersion[];
  readonly mappings: readonly { readonly label_key: string; readonly account: string }[];
  readonly userId: string;
}

function Steps({ row, versions, mappings, userId }: StepsProps) {
  const saved = Number(getFieldValue(row, 'saved_version') ?? 0);
  const [chosen, setChosen] = useState<Step | null>(null);
  const [number, setNumber] = useState<number | null>(null);
  const known = useMemo(
    () => mappings.map((one) => [one.label_key, one.account] as const),
    [mappings],
  );
  const importing = useStatementImport({ userId, statementId: row.id, mappings: known });
  useHandedFile(row.id, importing.open);
  const others = useOtherFiles(importing.opened?.parsed.months ?? []);
  const saving = useSaveImport({ row, userId, importing, others });
  // A version that was just saved is not loaded yet.
  const version = versions.find((one) => one.number === number) ?? versions[0];
  const first: Step =
    importing.opened !== null ? 'Check' : version === undefined ? 'Upload' : 'Normalize';
  const step = chosen ?? first;
  const isOpen: Readonly<Record<Step, boolean>> = {
    Upload: true,
    Check: importing.opened !== null,
    Normalize: version !== undefined,
    Use: version !== undefined,
  };
  const shown = isOpen[step] ? step : first;
  return (
    <div className={`${ui.stack12} ${styles.workspace}`}>
      <StatementHeader row={row} saved={saved} />
      <nav aria-label="Steps" className={`${styles.steps} screen-only`}>
        {STEPS.map((one, at) => (
          <PlainButton
            key={one}
            variant="minimal"
            disabled={!isOpen[one]}
            aria-current={one === shown ? 'step' : undefined}
            onClick={() => setChosen(one)}
          >
            {at + 1}. {one}
            {one === 'Check' &&
              importing.openDoubts.length > 0 &&
              ` (${importing.openDoubts.length})`}
          </PlainButton>
        ))}
      </nav>
      {shown === 'Upload' && (
        <UploadStep
          importing={{
            ...importing,
            open: async (file) => {
              setChosen(null);
              await importing.open(file);
            },
          }}
        />
      )}
      {shown === 'Check' && (
        <CheckStep
          importing={importing}
          others={others}
          isSaving={saving.isSaving}
          error={saving.error}
          onSave={async (units) => {
            const savedAs = await saving.save(units, saved);
            if (savedAs === null) return;
            setChosen('Normalize');
            setNumber(savedAs);
            announce(`Version ${savedAs} saved`);
          }}
        />
      )}
      {shown === 'Normalize' && version !== undefined && (
        <NormalizeStep
          key={version.id}
          name={getRecordName(underwritingStatement, row)}
          statementId={row.id}
          versions={versions}
          version={version}
          onVersion={setNumber}
        />
      )}
      {shown === 'Use' && version !== undefined && <UseStep row={row} version={version} />}
    </div>
  );
}

/** Opens a file that document intelligence handed over. */
function useHandedFile(statementId: string, open: (file: File) => Promise<void>): void {
  const opening = useRef(open);
  opening.current = open;
  useEffect(() => {
    const key = `statement:${statementId}`;
    void readHandoff(key)
      .then(async (file) => {
        if (file === null) return;
        await removeHandoff(key);
        await opening.current(file);
      })
      .catch(() => undefined);
  }, [statementId]);
}

function StatementHeader({ row, saved }: { readonly row: RecordRow; readonly saved: number }) {
  const dealId = getFieldValue(row, 'deal_id');
  const listingId = getFieldValue(row, 'listing_id');
  const modelId = getFieldValue(row, 'model_id');
  return (
    <header className={ui.workHeader}>
      <h1>{getRecordName(underwritingStatement, row)}</h1>
      <span className={ui.muted}>{saved === 0 ? 'Not imported yet' : `Version ${saved}`}</span>
      {typeof dealId === 'string' && <Link to={linkTo('deal', { id: dealId })}>Deal</Link>}
      {typeof listingId === 'string' && (
        <Link to={linkTo('property', { id: listingId })}>Community</Link>
      )}
      {typeof modelId === 'string' && (
        <Link to={linkTo('underwritingModel', { id: modelId })}>Model</Link>
      )}
      <Link to={linkTo('underwritingStatements', {}, { open: row.id })}>Notes and files</Link>
    </header>
  );
}

interface SaveImportOptions {
  readonly row: RecordRow;
  readonly userId: string;
  readonly importing: ReturnType<typeof useStatementImport>;
  readonly others: OtherFiles;
}

/** Uploads the source file, unless it lists residents, and stores the checked statement. */
function useSaveImport({ row, userId, importing, others }: SaveImportOptions) {
  const [add] = useAddRecordFileMutation();
  const [removeStray] = useRemoveStrayFileMutation();
  const [store, storing] = useSaveStatementVersionMutation();
  const newId = useRef(crypto.randomUUID());
  const fileId = useRef<string | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const arrived = useRef<((id: string | null) => void) | null>(null);
  const uploads = useUploads({
    bucket: RECORD_FILES,
    folder: [userId, underwritingStatement.kind, row.id].join('/'),
    largest: MAX_SOURCE_BYTES,
    most: 1,
    refused: "You can't add files to this statement.",
    async onArrived({ id, name }) {
      const { error } = await add({ noun: underwritingStatement, id: row.id, fileId: id, name });
      arrived.current?.(error === undefined ? id : null);
      return error === undefined ? null : "Couldn't add the file. Try again.";
    },
    onRemoved: (path) => void removeStray(path),
  });
  const hasFailed = uploads.files.some(({ state }) => state === 'failed' || state === 'refused');
  useEffect(() => {
    if (hasFailed) arrived.current?.(null);
  }, [hasFailed]);

  const upload = (file: File): Promise<string | null> =>
    new Promise((resolve) => {
      arrived.current = resolve;
      uploads.clear();
      uploads.add([file]);
    });

  async function save(units: number, base: number): Promise<number | null> {
    const { opened, answers } = importing;
    if (opened === null) return null;
    setProblem(null);
    if (!opened.hasNames && fileId.current === null) {
      fileId.current = await upload(opened.file);
      if (fileId.current === null) {
        setProblem(new Error('upload'));
        return null;
      }
    }
    const { data, error } = await store({
      id: newId.current,
      statementId: row.id,
      base,
      content: contentOf({
        parsed: opened.parsed,
        answers,
        fileName: opened.file.name,
        units,
        roll: others.roll,
        census: others.census,
      }),
      mappings: mappingsOf(opened.parsed),
      fileId: fileId.current,
    });
    if (data === undefined) {
      setProblem(error);
      return null;
    }
    newId.current = crypto.randomUUID();
    fileId.current = null;
    importing.close();
    others.roll.close();
    others.census.close();
    return data;
  }
  const isUploading = uploads.files.some(({ state }) => state === 'sending');
  const refused = uploads.files.find((file) => file.problem !== null)?.problem;
  return { save, error: refused ?? problem, isSaving: storing.isLoading || isUploading };
}
