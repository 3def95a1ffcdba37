import { Button } from '@blueprintjs/core';
import { Suspense, useDeferredValue, useMemo, useState } from 'react';
import { formatDay } from '#shared/format/date.ts';
import { underwritingModel } from '#shared/records/nouns/underwritingModel.ts';
import { getFieldValue, getRecordName } from '#shared/records/row.ts';
import { linkTo } from '#shared/routes.ts';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { type Scenario, scenariosSchema } from '#shared/underwriting/assumptions.ts';
import { computeModel } from '#shared/underwriting/model.ts';
import type { Prefilled } from '#shared/underwriting/prefill.ts';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import { lazyPart } from '../../../ui/chunk/lazyPart.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { announce } from '../../../ui/live/announce.ts';
import { MenuButton } from '../../../ui/menu/MenuButton.tsx';
import * as s from '../../../ui/shape/shape.ts';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import type { RecordRow } from '../../../workbench/data/row.ts';
import { PrintButton } from '../../../workbench/print/PrintButton.tsx';
import { saveSheet } from '../../../workbench/sheet/saveSheet.ts';
import { AssumptionsForm } from './AssumptionsForm.tsx';
import { exportTable } from './exportTable.ts';
import styles from './Model.module.css';
import { ModelViews } from './ModelViews.tsx';
import { CashFlow, Figures } from './Results.tsx';
import { ScenarioTabs } from './ScenarioTabs.tsx';
import { useSaveVersionMutation } from './underwritingApi.ts';
import { type ModelEditor, useModelEditor } from './useModelEditor.ts';

interface WorkspaceProps {
  readonly row: RecordRow;
  readonly userId: string;
  /** The version shown; 0 before the first save. */
  readonly base: number;
  readonly saved: readonly Scenario[];
  readonly prefilled?: Prefilled | undefined;
}

const VIEWS = [
  'Assumptions',
  'Operations',
  'Debt',
  'Returns',
  'Waterfall',
  'Scenarios',
  'Outputs',
] as const;
type View = (typeof VIEWS)[number];

const DebtView = lazyPart(() => import('./DebtView.tsx'));
const ReturnsView = lazyPart(() => import('./ReturnsView.tsx'));
const WaterfallView = lazyPart(() => import('./WaterfallView.tsx'));
const ScenariosView = lazyPart(() => import('./ScenariosView.tsx'));
const OutputsView = lazyPart(() => import('./OutputsView.tsx'));

/** Assumptions on the left, live results on the right. */
export function ModelWorkspace({ row, userId, base, saved, prefilled }: WorkspaceProps) {
  const editor = useModelEditor({ userId, modelId: row.id, base, saved, isNew: base === 0 });
  const [view, setView] = useState<View>('Operations');
  const { selected } = editor;
  const model = useMemo(() => selected && computeModel(selected.assumptions), [selected]);
  const settled = useDeferredValue(selected);
  if (selected === undefined || model === undefined || settled === undefined) return null;
  return (
    <div className={ui.stack12}>
      <ModelHeader row={row} base={base} editor={editor} />
      {prefilled !== undefined && base === 0 && <Sources prefilled={prefilled} />}
      <ScenarioTabs editor={editor} />
      <div
        className={styles.columns}
        data-view={view === 'Assumptions' ? 'assumptions' : 'results'}
      >
        <AssumptionsForm editor={editor} />
        <div className={styles.results}>
          <Figures model={model} />
          <ModelViews
            label="Result views"
            views={VIEWS.map((one) => [one, one])}
            chosen={view}
            onChoose={setView}
          />
          <Suspense fallback={<Skeleton height="24rem" />}>
            {view === 'Operations' && <CashFlow model={model} />}
            {view === 'Debt' && <DebtView model={model} />}
            {view === 'Returns' && <ReturnsView model={model} />}
            {view === 'Waterfall' && <WaterfallView model={model} />}
            {view === 'Scenarios' && (
              <ScenariosView assumptions={settled.assumptions} scenarios={editor.scenarios} />
            )}
            {view === 'Outputs' && <OutputsView row={row} base={base} editor={editor} />}
          </Suspense>
        </div>
      </div>
    </div>
  );
}

const isFailure = s.object({ status: s.number, code: s.text });

const failureText = (error: unknown): string =>
  isFailure(error)
    ? dataErrorMessage(error)
    : "Couldn't save. Your changes are kept in this browser.";

interface HeaderProps {
  readonly row: RecordRow;
  readonly base: number;
  readonly editor: ModelEditor;
}

function ModelHeader({ row, base, editor }: HeaderProps) {
  const [save, saving] = useSaveVersionMutation();
  const [newId] = useState(() => crypto.randomUUID());
  const { draft, selected, scenarios, hasErrors } = editor;
  const name = getRecordName(underwritingModel, row);
  const dealId = getFieldValue(row, 'deal_id');
  const listingId = getFieldValue(row, 'listing_id');
  const isDeleted = (row.deleted_at ?? null) !== null;

  async function saveNow() {
    const checked = scenariosSchema.safeParse(scenarios);
    if (!checked.success) return;
    const { data } = await save({
      id: draft?.id ?? newId,
      modelId: row.id,
      base: draft?.base ?? base,
      scenarios: checked.data,
      note: '',
    });
    if (data === undefined) return;
    editor.markSaved(data);
    announce(`Version ${data} saved`);
  }
  const state =
    draft !== null
      ? draft.base === base
        ? 'Unsaved changes'
        : `Unsaved changes to version ${draft.base}; version ${base} is newer`
      : base === 0
        ? 'Not saved yet'
        : `Version ${base}, ${formatDay(row.updated_at)}`;
  return (
    <header className={ui.workHeader}>
      <h1>{name}</h1>
      <span className={ui.muted}>{state}</span>
      {typeof dealId === 'string' && <Link to={linkTo('deal', { id: dealId })}>Deal</Link>}
      {typeof listingId === 'string' && (
        <Link to={linkTo('property', { id: listingId })}>Community</Link>
      )}
      <Link to={linkTo('financialAnalysis', {}, { open: row.id })}>Notes and files</Link>
      <span className={ui.endActions}>
        {draft !== null && draft.base !== base && (
          <PlainButton variant="minimal" onClick={editor.keepMine}>
            Keep my changes
          </PlainButton>
        )}
        {draft !== null && (
          <PlainButton variant="minimal" onClick={editor.discard}>
            Discard changes
          </PlainButton>
        )}
        <MenuButton
          label="Export"
          sections={[
            {
              entries: (['xlsx', 'csv'] as const).map((kind) => ({
                name: kind === 'xlsx' ? 'Excel (.xlsx)' : 'CSV',
                onChoose: () => selected && void saveSheet(exportTable(name, selected), { kind }),
              })),
            },
          ]}
        >
          Export
        </MenuButton>
        <PrintButton />
        {!isDeleted && (
          <Button
            intent="primary"
            loading={saving.isLoading}
            disabled={!editor.canSave}
            onClick={() => void saveNow()}
          >
            Save version
          </Button>
        )}
      </span>
      {hasErrors && (
        <p role="alert" className={`${ui.error} ${styles.alert}`}>
          Correct the highlighted fields to save.
        </p>
      )}
      {saving.isError && (
        <p role="alert" className={`${ui.error} ${styles.alert}`}>
          {failureText(saving.error)}
        </p>
      )}
    </header>
  );
}

/** Where each prefilled figure comes from, and what is missing. */
function Sources({ prefilled: { sources, missing } }: { readonly prefilled: Prefilled }) {
  return (
    <details className={styles.sources} open>
      <summary>Starting figures</summary>
      <ul>
        {sources.map(({ label, value, source }) => (
          <li key={label}>
            {label}: <strong>{value}</strong> <span className={ui.muted}>{source}</span>
          </li>
        ))}
        {missing.length > 0 && (
          <li className={ui.warning}>Not stated, so left at zero: {missing.join(', ')}</li>
        )}
      </ul>
    </details>
  );
}
