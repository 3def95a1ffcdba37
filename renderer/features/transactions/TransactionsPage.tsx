import { Button } from '@blueprintjs/core';
import { useCallback, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { formatShortDollars } from '#shared/format/money.ts';
import { formatNumber } from '#shared/format/number.ts';
import { transaction } from '#shared/records/nouns/transaction.ts';
import { needsAt, whyNotTo } from '#shared/transactions/stages.ts';
import { useCountRecordsQuery } from '../../core/records/recordsApi.ts';
import { EmptyState } from '../../kit/state/EmptyState.tsx';
import { NounBoard } from '../../kit/work/board/NounBoard.tsx';
import { askedFilters } from '../../kit/work/list/asked.ts';
import { ListHeader } from '../../kit/work/list/ListHeader.tsx';
import { NounList } from '../../kit/work/list/NounList.tsx';
import { useListSearch } from '../../kit/work/list/useListSearch.ts';
import { ViewTabs } from '../../kit/work/list/ViewTabs.tsx';
import { neighboursIn } from '../../kit/work/record/neighbours.ts';
import { NewTransaction } from './NewTransaction.tsx';
import { Transaction } from './Transaction.tsx';
import styles from './Transactions.module.css';
import { transactionCard } from './transactionCard.ts';
import { TRANSACTION_FILTERS, transactionViews } from './transactionSearch.ts';
import { isBoard, Ways } from './Ways.tsx';

const NO_SORTS: readonly string[] = [];

/** Every transaction that the reader's team runs, as a list and by stage. */
export function Component() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [isAdding, setAdding] = useState(false);
  const add = () => setAdding(true);
  return (
    <>
      {isBoard(params) ? <ByStage onAdd={add} /> : <AsList onAdd={add} />}
      {isAdding && (
        <NewTransaction
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

const Add = ({ onAdd }: PartProps) => (
  <Button intent="primary" size="small" onClick={onAdd}>
    New transaction
  </Button>
);

function AsList({ onAdd }: PartProps) {
  const [views] = useState(() => transactionViews(new Date()));
  return (
    <NounList
      noun={transaction}
      title="Transactions"
      builtIn={views}
      modes={<Ways />}
      primary={<Add onAdd={onAdd} />}
      onCreate={onAdd}
      nothing={
        <EmptyState title="No transactions here" action={<Add onAdd={onAdd} />}>
          Each sale under way that your team runs stands here, from negotiation to closing. A deal
          of the pipeline becomes one from its own menu.
        </EmptyState>
      }
      panel={(id, { known, ids, go, close }) => (
        <Transaction
          place="panel"
          id={id}
          known={known}
          neighbours={neighboursIn(ids, id, go)}
          onClose={close}
        />
      )}
    />
  );
}

function ByStage({ onAdd }: PartProps) {
  const navigate = useNavigate();
  const searching = useListSearch({ fields: TRANSACTION_FILTERS, sorts: NO_SORTS });
  const { search, open, addressOf } = searching;
  const asked = useMemo(
    () => ({
      ...(search.words !== '' && { words: search.words }),
      filters: askedFilters(transaction, search.filters),
      sort: 'expected_close',
    }),
    [search],
  );
  const { data: count } = useCountRecordsQuery({ noun: transaction, ...asked });
  const [views] = useState(() => transactionViews(new Date()));
  const linkOf = useCallback((id: string) => addressOf(id), [addressOf]);
  return (
    <div className={styles.work} data-beside={open !== null}>
      <section aria-label="Transactions" className={styles.main}>
        <ListHeader
          title="Transactions"
          views={<ViewTabs searching={searching} builtIn={views} />}
          modes={<Ways />}
          summary={countWords(count)}
          searching={searching}
          finds="Community"
          primary={<Add onAdd={onAdd} />}
        />
        <NounBoard
          noun={transaction}
          label="Transactions by stage"
          search={asked}
          writeSum={formatShortDollars}
          cardOf={transactionCard}
          linkOf={linkOf}
          whyNot={whyNotTo}
          needsAt={needsAt}
        />
      </section>
      {open !== null && (
        <Transaction
          place="panel"
          id={open}
          onClose={() => void navigate(addressOf(null), { preventScrollReset: true })}
        />
      )}
    </div>
  );
}

const countWords = (count: number | undefined): string => {
  if (count === undefined) return '';
  if (count === 1) return '1 transaction';
  return `${formatNumber(count)}${count > 10_000 ? '+' : ''} transactions`;
};
