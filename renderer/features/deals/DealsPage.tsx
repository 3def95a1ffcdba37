import { Button } from '@blueprintjs/core';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { formatNumber } from '#shared/format/number.ts';
import { deal } from '#shared/records/nouns/deal.ts';
import { useCountRecordsQuery } from '../../core/records/recordsApi.ts';
import { lazyPart } from '../../kit/chunk/lazyPart.tsx';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { Link } from '../../kit/link/Link.tsx';
import { Skeleton } from '../../kit/state/Skeleton.tsx';
import { RecordForm } from '../../kit/work/form/RecordForm.tsx';
import { ListHeader } from '../../kit/work/list/ListHeader.tsx';
import { useListSearch } from '../../kit/work/list/useListSearch.ts';
import { ViewTabs } from '../../kit/work/list/ViewTabs.tsx';
import { RecordPanel } from '../../kit/work/record/RecordPanel.tsx';
import { DealBoard } from './DealBoard.tsx';
import styles from './Deals.module.css';
import { DEAL_FILTERS, dealViews } from './dealSearch.ts';
import { legalStages } from './legalStages.ts';
import { serverFilters } from './serverFilters.ts';

const Forecast = lazyPart(() => import('./DealForecast.tsx'));
const NO_SORTS: readonly string[] = [];

/** The pipeline: a board of deals, what they will bring, and what is known of each. */
export function Component() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const isForecast = params.get('as') === 'forecast';
  const searching = useListSearch({ fields: DEAL_FILTERS, sorts: NO_SORTS });
  const { search, open, addressOf } = searching;
  const asked = useMemo(
    () => ({
      ...(search.words !== '' && { words: search.words }),
      filters: serverFilters(search.filters, DEAL_FILTERS),
      sort: 'expected_close',
    }),
    [search],
  );
  const { data: count } = useCountRecordsQuery({ noun: deal, ...asked });
  const [views] = useState(() => dealViews(new Date()));
  const [isAdding, setAdding] = useState(false);
  const linkOf = useCallback((id: string) => addressOf(id), [addressOf]);
  const close = () => void navigate(addressOf(null), { preventScrollReset: true });

  return (
    <div className={styles.work}>
      <section aria-label="Deals" className={styles.main}>
        <ListHeader
          title="Deals"
          views={
            <ViewTabs searching={searching} builtIn={views} isElsewhere={isForecast}>
              <Link to="?as=forecast" aria-current={isForecast ? 'page' : undefined}>
                Forecast
              </Link>
            </ViewTabs>
          }
          summary={isForecast || count === undefined ? '' : countWords(count)}
          searching={searching}
          finds="Deal, buyer, next step"
          isPlain={isForecast}
          primary={
            <Button intent="primary" size="small" onClick={() => setAdding(true)}>
              New deal
            </Button>
          }
        />
        {isForecast ? (
          <Suspense fallback={<Skeleton height="20rem" />}>
            <Forecast />
          </Suspense>
        ) : (
          <DealBoard search={asked} linkOf={linkOf} />
        )}
      </section>
      {open !== null && !isForecast && (
        <RecordPanel noun={deal} id={open} moves={legalStages} onClose={close} />
      )}
      {isAdding && (
        <Dialog label="New deal" place="panel" onClose={() => setAdding(false)}>
          <div className={styles.new}>
            <h2>New deal</h2>
            <RecordForm
              noun={deal}
              row={null}
              place="panel"
              begin={{ stage: 'valuation' }}
              onSaved={({ id }) => {
                setAdding(false);
                void navigate(addressOf(id), { preventScrollReset: true });
              }}
              onCancel={() => setAdding(false)}
            />
          </div>
        </Dialog>
      )}
    </div>
  );
}

const countWords = (count: number): string =>
  count === 1 ? '1 deal' : count > 10_000 ? 'Over 10,000 deals' : `${formatNumber(count)} deals`;
