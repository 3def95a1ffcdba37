import { Button } from '@blueprintjs/core';
import { useTeamExport } from '../../../data/api/teamExports.ts';
import { useAppDispatch } from '../../../data/hooks.ts';
import { useAccount } from '../../../session/account/index.ts';
import { announce } from '../../../ui/live/announce.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { WorkList } from '../../../workbench/list/WorkList.tsx';
import { AccountPanel } from './AccountPanel.tsx';
import { UserLinks, useAccountViews } from './AccountViews.tsx';
import { ApproveSelected } from './ApproveSelected.tsx';
import { ACCOUNT_COLUMNS } from './accountColumns.ts';
import { useAccountSearch } from './accountSearch.ts';
import { type AccountRow, counted, nameOf } from './adminAccount.ts';
import { adminUsersApi, useListAccountsInfiniteQuery } from './adminUsersApi.ts';
import { AllPendingNames } from './PendingNames.tsx';

/** Filters and results; keeps the previous results until the next ones load. */
export function AccountList() {
  const searching = useAccountSearch();
  const { search, open } = searching;
  const builtIn = useAccountViews();
  const dispatch = useAppDispatch();
  const { account: currentAccount } = useAccount();
  const list = useListAccountsInfiniteQuery(search);
  const count = list.data?.pages[0]?.count ?? null;
  const isAdmin = currentAccount?.roles.includes('admin') === true;
  const onTakeAway = useTeamExport('accounts');
  return (
    <WorkList
      file="accounts"
      onTakeAway={onTakeAway}
      kind="accounts"
      columns={ACCOUNT_COLUMNS}
      searching={searching}
      finds="Name, email, or company"
      sortedBy="newest"
      list={list}
      summary={count === null ? '' : count === 1 ? '1 account' : `${counted(count)} accounts`}
      nameOf={nameOf}
      builtIn={builtIn}
      besides={<UserLinks open="Accounts" />}
      readPage={(after) =>
        dispatch(
          adminUsersApi.endpoints.readAccounts.initiate({ search, after }, { subscribe: false }),
        ).unwrap()
      }
      bulk={(rows, selection) => (
        <>
          {isAdmin && (
            <ApproveSelected
              waiting={rows.flatMap(({ id, status }) => (status === 'pending' ? [id] : []))}
              onDone={selection.clear}
            />
          )}
          <CopyAddresses rows={rows} />
        </>
      )}
      above={<AllPendingNames />}
      nothing={<Nothing isNarrowed={searching.isNarrowed} onClear={searching.clear} />}
      panel={open !== null && <AccountPanel key={open} id={open} />}
    />
  );
}

/** Copies the selected email addresses, to paste into one email. */
function CopyAddresses({ rows }: { readonly rows: readonly AccountRow[] }) {
  const copy = async () => {
    await navigator.clipboard.writeText(rows.flatMap(({ email }) => email ?? []).join(', '));
    announce('Addresses copied');
  };
  return <Button onClick={() => void copy()}>Copy addresses</Button>;
}

function Nothing({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  return isNarrowed ? (
    <EmptyState title="No accounts found" action={<Button onClick={onClear}>Clear filters</Button>}>
      Search by name, email, or company.
    </EmptyState>
  ) : (
    <EmptyState title="No accounts yet">New sign-ups appear here.</EmptyState>
  );
}
