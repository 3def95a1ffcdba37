import { Button } from '@blueprintjs/core';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LoadMore } from '../../kit/list/LoadMore.tsx';
import { useRowKeys } from '../../kit/list/useRowKeys.ts';
import { announce } from '../../kit/live/announce.ts';
import { EmptyState } from '../../kit/state/EmptyState.tsx';
import { Loaded } from '../../kit/state/Loaded.tsx';
import { AccountFilters } from './AccountFilters.tsx';
import { AccountsTable } from './AccountsTable.tsx';
import styles from './AdminUsers.module.css';
import { isNarrowed, SEARCH_NAMES, useAccountSearch } from './accountSearch.ts';
import { counted } from './adminAccount.ts';
import { useListAccountsInfiniteQuery } from './adminUsersApi.ts';

/** The filters and what they find; the last list stays until the next one is there. */
export function AccountList() {
  const { search, change } = useAccountSearch();
  const [params] = useSearchParams();
  const list = useListAccountsInfiniteQuery(search);
  const section = useRef<HTMLElement>(null);
  useRowKeys(section);
  const { data, isFetching } = list;
  const count = data?.pages[0]?.count ?? null;
  const summary = count === null ? '' : count === 1 ? '1 account' : `${counted(count)} accounts`;

  useEffect(() => {
    if (summary !== '') announce(summary);
  }, [summary]);

  const clear = () => change(Object.fromEntries(SEARCH_NAMES.map((name) => [name, null])));
  return (
    <section ref={section} aria-label="Accounts" aria-busy={isFetching}>
      <AccountFilters search={search} change={change} onClear={clear} summary={summary} />
      <Loaded answer={list} keepsLast waiting={<AccountsTable rows={undefined} params={params} />}>
        {({ pages }) => {
          const rows = pages.flatMap((page) => page.rows);
          return rows.length === 0 ? (
            <Nothing isNarrowed={isNarrowed(search)} onClear={clear} />
          ) : (
            <>
              <AccountsTable rows={rows} params={params} />
              <div className={styles.more}>
                <LoadMore list={list} />
              </div>
            </>
          );
        }}
      </Loaded>
    </section>
  );
}

function Nothing({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  return isNarrowed ? (
    <EmptyState
      title="No account matches"
      action={<Button onClick={onClear}>Clear filters</Button>}
    >
      Search finds parts of names, addresses and companies; one or two letters find the beginnings
      of words.
    </EmptyState>
  ) : (
    <EmptyState title="No accounts yet">Whoever signs up appears here by themselves.</EmptyState>
  );
}
