import { Suspense, useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { formatDay } from '#shared/format/date.ts';
import { type Scenario, scenariosSchema } from '#shared/underwriting/assumptions.ts';
import { computeModel } from '#shared/underwriting/model.ts';
import { lazyPart } from '../../../ui/chunk/lazyPart.tsx';
import { NotFoundMessage } from '../../../ui/page/NotFoundMessage.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { PrintButton } from '../../../workbench/print/PrintButton.tsx';
import { AssumptionList } from './AssumptionList.tsx';
import { DownloadWorkbook } from './DownloadWorkbook.tsx';
import styles from './Model.module.css';
import { ModelViews } from './ModelViews.tsx';
import { CashFlow, Figures } from './Results.tsx';
import { SharedOutputs } from './SharedOutputs.tsx';
import { type SharedModel, useSharedModelQuery } from './underwritingApi.ts';

const DebtView = lazyPart(() => import('./DebtView.tsx'));
const WaterfallView = lazyPart(() => import('./WaterfallView.tsx'));

/** A model shared by link, for people without an account. */
export function Component() {
  const { token = '' } = useParams();
  const query = useSharedModelQuery(token);
  return (
    <Loaded
      answer={query}
      waiting={<Skeleton height="32rem" />}
      nothing={
        <NotFoundMessage title="This link has ended" to="home" button="Haven Exchange">
          It expired or was revoked. Ask the sender for another.
        </NotFoundMessage>
      }
    >
      {(shared) => (shared === null ? null : <Shared shared={shared} token={token} />)}
    </Loaded>
  );
}

function Shared({ shared, token }: { readonly shared: SharedModel; readonly token: string }) {
  const full = useMemo(
    () => (shared.can_download ? scenariosSchema.safeParse(shared.scenarios) : null),
    [shared],
  );
  const [selectedId, setSelectedId] = useState<string | null>(null);
  if (full?.success === false) return <p>This version can't be read. Reload the page.</p>;
  const selected = shared.scenarios.find(({ id }) => id === selectedId) ?? shared.scenarios[0];
  const scenario = full?.data.find(({ id }) => id === selected?.id);
  return (
    <Page>
      <div className={ui.stack12}>
        <header className={ui.workHeader}>
          <h1>{shared.name}</h1>
          <span className={ui.muted}>
            Version {shared.version}, {formatDay(shared.saved_at)}. Link ends{' '}
            {formatDay(shared.expires_at)}.
          </span>
          <span className={ui.endActions}>
            {scenario !== undefined && <DownloadWorkbook name={shared.name} scenario={scenario} />}
            <PrintButton />
          </span>
        </header>
        {shared.scenarios.length > 1 && (
          <ModelViews
            label="Scenarios"
            views={shared.scenarios.map(({ id, name }) => [id, name])}
            chosen={selected?.id}
            onChoose={setSelectedId}
          />
        )}
        {scenario !== undefined && <SharedScenario scenario={scenario} />}
        {full === null && selected !== undefined && (
          <SharedOutputs key={selected.id} token={token} scenarioId={selected.id} />
        )}
      </div>
    </Page>
  );
}

const VIEWS = ['Operations', 'Debt', 'Waterfall', 'Assumptions'] as const;

function SharedScenario({ scenario }: { readonly scenario: Scenario }) {
  const [view, setView] = useState<(typeof VIEWS)[number]>('Operations');
  const model = useMemo(() => computeModel(scenario.assumptions), [scenario]);
  return (
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
        {view === 'Waterfall' && <WaterfallView model={model} />}
        {view === 'Assumptions' && <AssumptionList assumptions={scenario.assumptions} />}
      </Suspense>
    </div>
  );
}
