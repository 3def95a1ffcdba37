import { Button } from '@blueprintjs/core';
import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import {
  DOCUMENT_KINDS,
  type DocumentKind,
  isDocumentKind,
} from '#shared/ai/documents/documentKinds.ts';
import { PERSONAL_DATA_LABELS } from '#shared/ai/documents/personalData.ts';
import { documentExtraction } from '#shared/records/nouns/documentExtraction.ts';
import { getFieldValue, getRecordName } from '#shared/records/row.ts';
import { linkTo } from '#shared/routes.ts';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { useUnsavedWork } from '../../../host/useUnsavedWork.ts';
import { readHandoff, removeHandoff } from '../../../ui/file/handoff.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { isId } from '../../../ui/format/id.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { announce } from '../../../ui/live/announce.ts';
import { NotFoundMessage } from '../../../ui/page/NotFoundMessage.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { useRecordHead } from '../../../ui/page/recordHead.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { useReadRecordQuery } from '../../../workbench/data/recordsApi.ts';
import type { RecordRow } from '../../../workbench/data/row.ts';
import { ChooseDocument } from './ChooseDocument.tsx';
import styles from './Documents.module.css';
import {
  areFields,
  areFindings,
  areUses,
  isOpenDoubt,
  type StoredField,
  toStoredField,
} from './extractedFields.ts';
import { useSaveExtractionMutation } from './extractionsApi.ts';
import { FieldList } from './FieldList.tsx';
import { documentHandoff } from './handoffKey.ts';
import { ModelCheck, type ModelFindings } from './ModelCheck.tsx';
import { SourceView } from './SourceView.tsx';
import { UsePanel } from './UsePanel.tsx';
import { type OpenedDocument, useDocumentReading } from './useDocumentReading.ts';

const headOf = (row: RecordRow) => ({ title: getRecordName(documentExtraction, row) });

/** One document: its text or pages beside the fields, doubts, and where the values go. */
export function Component() {
  const { id = '' } = useParams();
  const isKnown = isId(id);
  const record = useReadRecordQuery({ noun: documentExtraction, id }, { skip: !isKnown });
  useRecordHead(isKnown ? record.currentData : undefined, headOf);
  if (!isKnown || record.currentData === null) {
    return (
      <NotFoundMessage
        title="Extraction not found"
        to="documentIntelligence"
        button="All extractions"
      >
        It was deleted or isn't shared with you.
      </NotFoundMessage>
    );
  }
  return (
    <Page>
      <Loaded answer={record} waiting={<Skeleton height="32rem" />}>
        {(row) => row && <Extraction key={id} row={row} />}
      </Loaded>
    </Page>
  );
}

const read = <Value,>(value: unknown, accepts: (value: unknown) => value is Value, other: Value) =>
  accepts(value) ? value : other;

interface Draft {
  readonly kind: DocumentKind;
  /** The language model that read it too. */
  readonly model: string | null;
  readonly fields: readonly StoredField[];
}

function Extraction({ row }: { readonly row: RecordRow }) {
  const reading = useDocumentReading();
  const { opened, open } = reading;
  const [draft, setDraft] = useState<Draft | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [save, saving] = useSaveExtractionMutation();
  const storedKind = String(getFieldValue(row, 'document_type') ?? '');
  const stored: Draft | null = isDocumentKind(storedKind)
    ? {
        kind: storedKind,
        model: typeof row.model === 'string' ? row.model : null,
        fields: read(row.fields, areFields, []),
      }
    : null;
  const shown = draft ?? stored;
  const isOther = opened !== null && typeof row.sha256 === 'string' && row.sha256 !== opened.sha256;
  useUnsavedWork(draft !== null);

  const start = useRef((_: File) => Promise.resolve());
  start.current = async (file: File) => {
    const next = await open(file);
    if (next === null) return;
    // Nothing has read the pages of a scan yet.
    if (next.texts.length === 0) return;
    // A document that was saved before keeps its decisions.
    if (stored !== null && row.sha256 === next.sha256) return;
    setDraft({
      kind: next.reading.kind,
      model: null,
      fields: next.reading.fields.map(toStoredField),
    });
    announce('Document read');
  };
  useEffect(() => {
    let isCurrent = true;
    void readHandoff(documentHandoff(row.id))
      .then(async (file) => {
        if (file === null || !isCurrent) return;
        await removeHandoff(documentHandoff(row.id));
        await start.current(file);
      })
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [row.id]);

  const change = (name: string, value: string | null) => {
    if (shown === null) return;
    setDraft({
      ...shown,
      fields: shown.fields.map((field) =>
        field.name === name ? { ...field, value, origin: 'person' } : field,
      ),
    });
  };
  async function readAs(kind: DocumentKind) {
    const next = await reading.readAs(kind);
    if (next !== null) setDraft({ kind, model: null, fields: next.fields.map(toStoredField) });
  }
  async function recognize() {
    const next = await reading.recognize();
    if (next === null) return;
    setDraft({ kind: next.kind, model: null, fields: next.fields.map(toStoredField) });
    announce('Scanned pages read');
  }
  /** Adds what a model read; values that a person decided stay. */
  async function addModelReading({ kind, model, fields }: ModelFindings) {
    const next = await reading.readAs(kind, fields);
    if (next === null) return;
    const decided = new Map(
      (shown?.kind === kind ? shown.fields : [])
        .filter(({ origin }) => origin === 'person')
        .map((field) => [field.name, field]),
    );
    const combined = next.fields.map(toStoredField);
    setDraft({ kind, model, fields: combined.map((field) => decided.get(field.name) ?? field) });
    announce('Model reading added');
  }
  async function store() {
    if (draft === null) return;
    const findings = opened?.reading.personal ?? read(row.findings, areFindings, []);
    const { error } = await save({
      id: row.id,
      version: row.version,
      content: {
        documentType: draft.kind,
        source: row.source === 'deal_room' ? 'deal_room' : 'upload',
        sha256: opened?.sha256 ?? String(row.sha256 ?? ''),
        pages: opened?.pages ?? Number(row.pages ?? 1),
        model: draft.model,
        fields: draft.fields,
        findings,
      },
    });
    if (error === undefined) {
      setDraft(null);
      announce('Extraction saved');
    }
  }
  const openDoubts = shown?.fields.filter(isOpenDoubt).length ?? 0;
  return (
    <div className={`${ui.stack12} ${styles.workspace}`}>
      <header className={`${ui.workHeader} ${styles.header}`}>
        <h1>{getRecordName(documentExtraction, row)}</h1>
        <Link to={linkTo('documentIntelligence', {}, { open: row.id })}>Notes and sharing</Link>
      </header>
      <ChooseDocument
        reading={reading}
        hasFields={shown !== null}
        onFile={(file) => void start.current(file)}
        onRecognize={() => void recognize()}
      />
      {isOther && (
        <p className={ui.warning}>
          This isn't the file that was saved. Saving replaces its values.
        </p>
      )}
      {shown !== null && (
        <div className={styles.columns} data-single={opened === null}>
          {opened !== null && (
            <SourceView
              opened={opened}
              field={shown.fields.find(({ name }) => name === chosen) ?? null}
            />
          )}
          <section aria-label="Fields" className={ui.stack12}>
            <Kind opened={opened} draft={shown} onKind={(kind) => void readAs(kind)} />
            <Findings findings={opened?.reading.personal ?? read(row.findings, areFindings, [])} />
            {opened !== null && (
              <ModelCheck
                kind={opened.reading.kindConfidence < 0.9 ? null : shown.kind}
                model={shown.model}
                readLines={reading.readLines}
                onRead={(found) => void addModelReading(found)}
              />
            )}
            {shown.fields.length === 0 ? (
              <p className={ui.muted}>The rules read no fields in this kind of document.</p>
            ) : (
              <FieldList
                kind={shown.kind}
                fields={shown.fields}
                chosen={chosen}
                onChoose={setChosen}
                onChange={change}
              />
            )}
            <ServerError title="Extraction not saved" error={saving.error} />
            <div className={ui.actions12}>
              <Button
                intent="primary"
                loading={saving.isLoading}
                disabled={draft === null}
                onClick={() => void store()}
              >
                Save extraction
              </Button>
              <span className={ui.note} role="status">
                {openDoubts === 0
                  ? draft === null
                    ? 'Saved. You’ve reviewed every value.'
                    : 'Every value has been reviewed.'
                  : `${openDoubts} in doubt. Decide about each to use the values.`}
              </span>
            </div>
            <UsePanel
              row={row}
              kind={shown.kind}
              fields={shown.fields}
              uses={read(row.uses, areUses, [])}
              file={opened?.file ?? null}
              isReady={draft === null && openDoubts === 0}
              hasStatementDoubts={(opened?.reading.statementDoubts ?? 0) > 0}
            />
          </section>
        </div>
      )}
    </div>
  );
}

interface KindProps {
  readonly opened: OpenedDocument | null;
  readonly draft: Draft;
  readonly onKind: (kind: DocumentKind) => void;
}

function Kind({ opened, draft, onKind }: KindProps) {
  const isUnsure = (opened?.reading.kindConfidence ?? 1) < 0.9;
  return (
    <SelectField
      label="Type of document"
      value={draft.kind}
      disabled={opened === null}
      hint={isUnsure ? 'The rules are not sure about the type. Check it.' : undefined}
      options={Object.entries(DOCUMENT_KINDS)}
      onChange={({ target }) => {
        if (isDocumentKind(target.value)) onKind(target.value);
      }}
    />
  );
}

function Findings({
  findings,
}: {
  readonly findings: readonly { readonly kind: string; readonly count: number }[];
}) {
  if (findings.length === 0) return null;
  const labels: Readonly<Record<string, string>> = PERSONAL_DATA_LABELS;
  const list = findings.map(({ kind, count }) => `${labels[kind] ?? kind} (${count})`).join(', ');
  return <p className={ui.warning}>Personal data found and masked: {list}.</p>;
}
