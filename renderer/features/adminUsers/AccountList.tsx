import { Button } from '@blueprintjs/core';
import { useCallback, useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAccount } from '../../core/account/index.ts';
import { useAppDispatch } from '../../core/hooks.ts';
import { ownKey } from '../../core/session/ownStorage.ts';
import { LoadMore } from '../../kit/list/LoadMore.tsx';
import { announce } from '../../kit/live/announce.ts';
import { EmptyState } from '../../kit/state/EmptyState.tsx';
import { Loaded } from '../../kit/state/Loaded.tsx';
import { ColumnsButton } from '../../kit/work/list/ColumnsButton.tsx';
import { ExportButton } from '../../kit/work/list/ExportButton.tsx';
import { RecordList } from '../../kit/work/list/RecordList.tsx';
import { SelectionBar } from '../../kit/work/list/SelectionBar.tsx';
import { useListView } from '../../kit/work/list/useListView.ts';
import { useSelection } from '../../kit/work/list/useSelection.ts';
import { AccountFilters } from './AccountFilters.tsx';
import styles from './AdminUsers.module.css';
import { ApproveSelected } from './ApproveSelected.tsx';
import { ACCOUNT_COLUMNS } from './accountColumns.ts';
import { isNarrowed, SEARCH_NAMES, useAccountSearch, withAccount } from './accountSearch.ts';
import { type AccountRow, counted, nameOf } from './adminAccount.ts';
import { adminUsersApi, useListAccountsInfiniteQuery } from './adminUsersApi.ts';

const NONE: readonly AccountRow[] = [];

/** The filters and what they find; the last list stays until the next one is there. */
export function AccountList() {
  const { search, change } = useAccountSearch();
  const [params] = useSearchParams();
  const dispatch = useAppDispatch();
  const { account: mine } = useAccount();
  const list = useListAccountsInfiniteQuery(search);
  const { data, isFetching } = list;
  const rows = useMemo(() => data?.pages.flatMap((page) => page.rows) ?? NONE, [data]);
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  const view = useListView(ACCOUNT_COLUMNS, ownKey(mine?.profile.id ?? '', 'list:accounts'));
  const selection = useSelection(ids);
  const count = data?.pages[0]?.count ?? null;
  const summary = count === null ? '' : count === 1 ? '1 account' : `${counted(count)} accounts`;

  useEffect(() => {
    if (summary !== '') announce(summary);
  }, [summary]);

  const linkOf = useCallback((id: string) => withAccount(params, id), [params]);
  const clear = () => change(Object.fromEntries(SEARCH_NAMES.map((name) => [name, null])));
  const readPage = (after: string | null) =>
    dispatch(
      adminUsersApi.endpoints.readAccounts.initiate({ search, after }, { subscribe: false }),
    ).unwrap();
  const waiting = rows.filter(({ id, status }) => status === 'pending' && selection.ids.has(id));

  const shared = {
    view,
    nameOf,
    linkOf,
    selection,
    sort: { by: search.sort ?? 'newest', onSort: (sort: string) => change({ sort }) },
  };
  const tools = (
    <>
      <ColumnsButton view={view} />
      <ExportButton
        name="accounts"
        columns={view.shown.map(({ column }) => column)}
        ask={readPage}
      />
    </>
  );
  return (
    <section aria-label="Accounts" aria-busy={isFetching}>
      <AccountFilters
        search={search}
        change={change}
        onClear={clear}
        summary={summary}
        tools={tools}
      />
      <Loaded answer={list} keepsLast waiting={<RecordList rows={undefined} {...shared} />}>
        {() =>
          rows.length === 0 ? (
            <Nothing isNarrowed={isNarrowed(search)} onClear={clear} />
          ) : (
            <>
              <RecordList rows={rows} ids={ids} {...shared} />
              <div className={styles.more}>
                <LoadMore list={list} />
              </div>
            </>
          )
        }
      </Loaded>
      <SelectionBar selection={selection}>
        {mine?.roles.includes('admin') === true && (
          <ApproveSelected waiting={waiting.map(({ id }) => id)} onDone={selection.clear} />
        )}
        <CopyAddresses rows={rows.filter(({ id }) => selection.ids.has(id))} />
      </SelectionBar>
    </section>
  );
}

/** What one puts into a letter to all of them. */
function CopyAddresses({ rows }: { readonly rows: readonly AccountRow[] }) {
  const copy = async () => {
    await navigator.clipboard.writeText(rows.flatMap(({ email }) => email ?? []).join(', '));
    announce('Addresses copied');
  };
  return <Button onClick={() => void copy()}>Copy addresses</Button>;
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
