import { useState } from 'react';
import { toCalendarDay } from '#shared/format/date.ts';
import { addMonths, monthLabel } from '#shared/operator/ledger.ts';
import { Select } from '../../../ui/form/Select.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { UrlTabs } from '../../../workbench/record/UrlTabs.tsx';
import { CommunityScreen } from '../CommunityScreen.tsx';
import { Accounts } from './Accounts.tsx';
import { BudgetTab } from './BudgetTab.tsx';
import { CloseTab } from './CloseTab.tsx';
import { EntryPanel } from './EntryPanel.tsx';
import { Journal } from './Journal.tsx';
import { LinesPanel } from './LinesPanel.tsx';
import type { OpenLines } from './ledgerTab.ts';
import { StatementTab } from './StatementTab.tsx';
import { TrialBalance } from './TrialBalance.tsx';

/** The books of a community: statements, budget, journal, and month close. */
export function Component() {
  return (
    <CommunityScreen kind="ledger">
      {(communityId) => <Financial key={communityId} communityId={communityId} />}
    </CommunityScreen>
  );
}

const PANELS = ['account', 'from', 'to', 'entry'];

function Financial({ communityId }: { readonly communityId: string }) {
  const { params, change } = useUrlSearch();
  const [today] = useState(() => toCalendarDay(new Date()).slice(0, 7));
  const asked = params.get('month') ?? '';
  const month = /^20\d\d-(0[1-9]|1[0-2])$/.test(asked) ? asked : addMonths(today, -1);
  const entry = params.get('entry');
  const account = params.get('account');
  const from = params.get('from');
  const to = params.get('to');
  const close = () => change(PANELS.map((name) => [name, null] as [string, null]));
  const openLines: OpenLines = (number, [start, end]) =>
    change([
      ['account', number],
      ['from', start],
      ['to', end],
    ]);
  const openEntry = (id: string) => change([['entry', id]]);
  const picker = (
    <Select
      aria-label="Month"
      value={month}
      options={monthOptions(today, month)}
      onChange={({ target }) => change([['month', target.value]])}
    />
  );
  const props = { communityId, month, picker, openLines, openEntry };
  return (
    <>
      <UrlTabs
        label="Financial"
        tabs={[
          { id: 'statement', label: 'Statement', panel: () => <StatementTab {...props} /> },
          { id: 'balance', label: 'Trial balance', panel: () => <TrialBalance {...props} /> },
          { id: 'budget', label: 'Budget', panel: () => <BudgetTab {...props} /> },
          { id: 'journal', label: 'Journal', panel: () => <Journal {...props} /> },
          { id: 'close', label: 'Close', panel: () => <CloseTab {...props} /> },
          {
            id: 'accounts',
            label: 'Accounts',
            panel: () => <Accounts communityId={communityId} />,
          },
        ]}
      />
      {account !== null && from !== null && to !== null && (
        <LinesPanel
          communityId={communityId}
          account={account}
          from={from}
          to={to}
          onEntry={openEntry}
          onClose={close}
        />
      )}
      {entry !== null && (
        <EntryPanel
          id={entry}
          onBack={account === null ? undefined : () => change([['entry', null]])}
          onEntry={openEntry}
          onClose={close}
        />
      )}
    </>
  );
}

const monthOptions = (today: string, chosen: string) =>
  [...new Set([...Array.from({ length: 25 }, (_, at) => addMonths(today, 1 - at)), chosen])].map(
    (month) => [month, monthLabel(month)] as const,
  );
