import { Button } from '@blueprintjs/core';
import { useCallback, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { formatNumber } from '#shared/format/number.ts';
import { deal } from '#shared/records/nouns/deal.ts';
import { useCountRecordsQuery } from '../../core/records/recordsApi.ts';
import { lazyPart } from '../../kit/chunk/lazyPart.tsx';
import { EmptyState } from '../../kit/state/EmptyState.tsx';
import { askedFilters } from '../../kit/work/list/asked.ts';
import { ListHeader } from '../../kit/work/list/ListHeader.tsx';
import { NounList } from '../../kit/work/list/NounList.tsx';
import { useListSearch } from '../../kit/work/list/useListSearch.ts';
import { ViewTabs } from '../../kit/work/list/ViewTabs.tsx';
import { neighboursIn } from '../../kit/work/record/neighbours.ts';
import { RecordPanel } from '../../kit/work/record/RecordPanel.tsx';
import { DealBoard } from './DealBoard.tsx';
import { DealListing } from './DealListing.tsx';
import styles from './Deals.module.css';
import { DEAL_FILTERS, dealViews } from './dealSearch.ts';
import { legalStages } from './legalStages.ts';
import { NewDeal } from './NewDeal.tsx';
import { useDealActs } from './useDealActs.ts';
import { Ways, wayIn } from './Ways.tsx';

const Forecast = lazyPart(() => import('./DealForecast.tsx'));
const NO_SORTS: readonly string[] = [];

/** The pipeline as a board, as a list and in figures. */
export function Component() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [isAdding, setAdding] = useState(false);
  const way = wayIn(params);
  const add = () => setAdding(true);
  return (
    <>
      {way === 'list' ? <DealList onAdd={add} /> : <DealFigures onAdd={add} way={way} />}
      {isAdding && (
        <NewDeal
          onClose={() => setAdding(false)}
          onAdded={({ id }) => {
            setAdding(false);
            const next = new URLSearchParams(params);
            next.set('open', id);
            void navigate(`?${next}`, { preventScrollReset: true });
          }}
        />
      )}
    </>
  );
}

interface PartProps {
  readonly onAdd: () => void;
}

const AddDeal = ({ onAdd }: PartProps) => (
  <Button intent="primary" size="small" onClick={onAdd}>
    New deal
  </Button>
);

function DealList({ onAdd }: PartProps) {
  const acts = useDealActs();
  const [views] = useState(() => dealViews(new Date()));
  return (
    <NounList
      noun={deal}
      title="Deals"
      builtIn={views}
      modes={<Ways />}
      primary={<AddDeal onAdd={onAdd} />}
      onCreate={onAdd}
      nothing={
        <EmptyState title="No deals here" action={<AddDeal onAdd={onAdd} />}>
          Each sale you work on stands here, from the valuation to the true-up after closing, seen
          by you and your team alone.
        </EmptyState>
      }
      panel={(id, { known, ids, go, close }) => (
        <RecordPanel
          noun={deal}
          id={id}
          known={known}
          neighbours={neighboursIn(ids, id, go)}
          moves={legalStages}
          acts={acts}
          related={(row) => <DealListing row={row} />}
          onClose={close}
        />
      )}
    />
  );
}

function DealFigures({ onAdd, way }: PartProps & { readonly way: 'board' | 'forecast' }) {
  const navigate = useNavigate();
  const searching = useListSearch({ fields: DEAL_FILTERS, sorts: NO_SORTS });
  const { search, open, addressOf } = searching;
  const asked = useMemo(
    () => ({
      ...(search.words !== '' && { words: search.words }),
      filters: askedFilters(deal, search.filters),
      sort: 'expected_close',
    }),
    [search],
  );
  const { data: count } = useCountRecordsQuery({ noun: deal, ...asked });
  const acts = useDealActs();
  const [views] = useState(() => dealViews(new Date()));
  const linkOf = useCallback((id: string) => addressOf(id), [addressOf]);
  const isForecast = way === 'forecast';
  return (
    <div className={styles.work} data-beside={open !== null && !isForecast}>
      <section aria-label="Deals" className={styles.main}>
        <ListHeader
          title="Deals"
          views={!isForecast && <ViewTabs searching={searching} builtIn={views} />}
          summary={isForecast ? '' : countWords(count)}
          searching={searching}
          finds="Deal, buyer, next step"
          isPlain={isForecast}
          modes={<Ways />}
          primary={<AddDeal onAdd={onAdd} />}
        />
        {isForecast ? <Forecast /> : <DealBoard search={asked} linkOf={linkOf} />}
      </section>
      {open !== null && !isForecast && (
        <RecordPanel
          noun={deal}
          id={open}
          moves={legalStages}
          acts={acts}
          related={(row) => <DealListing row={row} />}
          onClose={() => void navigate(addressOf(null), { preventScrollReset: true })}
        />
      )}
    </div>
  );
}

const countWords = (count: number | undefined): string => {
  if (count === undefined) return '';
  return count === 1 ? '1 deal' : `${formatNumber(count)}${count > 10_000 ? '+' : ''} deals`;
};
