import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatCalendarDay } from '#shared/format/date.ts';
import { POLICY_CATEGORIES } from '#shared/operator/compliance.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { SaveCsv } from '../../../ui/file/SaveCsv.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { ViewButtons } from '../../../ui/search/ViewButtons.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { OpenButton } from '../../../ui/table/OpenButton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from '../Compliance.module.css';
import operator from '../Operator.module.css';
import { OperatorTable } from '../OperatorTable.tsx';
import type { ComplianceProps } from './CompliancePage.tsx';
import { countReaders } from './countReaders.ts';
import { PolicyDialog } from './PolicyDialog.tsx';
import { PolicyPanel } from './PolicyPanel.tsx';

/** Policies and procedures of a community, with who has read them. */
export function Policies({ communityId, data }: ComplianceProps) {
  const { params, change } = useUrlSearch();
  const [isAdding, setAdding] = useState(false);
  const policies = data.policies ?? [];
  const shows = params.get('show');
  const active = policies.filter(({ archived_at }) => archived_at === null);
  const shown = (shows === 'archived' ? policies.filter((one) => one.archived_at !== null) : active)
    .filter((one) => shows !== 'outstanding' || countReaders(one).outstanding > 0)
    .filter((one) => shows !== 'review' || one.review_on < data.today);
  const open = policies.find(({ id }) => id === params.get('policy'));
  const add = (
    <Button size="small" intent="primary" onClick={() => setAdding(true)}>
      Add policy
    </Button>
  );
  const filters = [
    [null, `All ${active.length}`],
    [
      'outstanding',
      `To be read ${active.filter((one) => countReaders(one).outstanding > 0).length}`,
    ],
    ['review', `Review overdue ${active.filter((one) => one.review_on < data.today).length}`],
    ['archived', 'Archived'],
  ] as const;
  return (
    <div className={`${ui.stack12} ${styles.tab}`}>
      {policies.length === 0 ? (
        <EmptyState title="No policies yet" action={add}>
          Publish a policy, and everyone it is for acknowledges it.
        </EmptyState>
      ) : (
        <>
          <div className={operator.bar}>
            {add}
            <ViewButtons
              label="Show"
              views={filters}
              chosen={shows}
              onChoose={(value) => change([['show', value]])}
            />
            <span className={ui.end}>
              <SaveCsv
                name="Policies"
                head={[
                  'Policy',
                  'Category',
                  'Version',
                  'Effective',
                  'Review',
                  'Owner',
                  'Read',
                  'Readers',
                ]}
                rows={() =>
                  shown.map((one) => [
                    one.title,
                    labelOf(POLICY_CATEGORIES, one.category),
                    one.versions[0]?.number ?? null,
                    one.versions[0]?.effective_on ?? null,
                    one.review_on,
                    one.owner_name,
                    countReaders(one).done,
                    countReaders(one).all,
                  ])
                }
              />
            </span>
          </div>
          <OperatorTable
            label="Policies"
            columns={[
              'Policy',
              'Category',
              { number: 'Version' },
              { number: 'Read' },
              'Owner',
              'Review',
            ]}
          >
            {shown.map((one) => {
              const { done, all, outstanding } = countReaders(one);
              return (
                <tr key={one.id}>
                  <th scope="row">
                    <OpenButton onClick={() => change([['policy', one.id]])}>
                      {one.title}
                    </OpenButton>
                  </th>
                  <td>{labelOf(POLICY_CATEGORIES, one.category)}</td>
                  <td className={operator.number} data-label="Version">
                    {one.versions[0]?.number ?? '—'}
                  </td>
                  <td
                    className={`${operator.number} ${styles.state}`}
                    data-label="Read"
                    data-state={outstanding > 0 ? 'due' : undefined}
                  >
                    {one.versions.length === 0 ? '—' : `${done} of ${all}`}
                  </td>
                  <td data-label="Owner">{one.owner_name ?? '—'}</td>
                  <td
                    data-label="Review"
                    data-state={one.review_on < data.today ? 'overdue' : undefined}
                    className={styles.state}
                  >
                    {formatCalendarDay(one.review_on)}
                  </td>
                </tr>
              );
            })}
          </OperatorTable>
          {shown.length === 0 && <p className={ui.muted}>No results.</p>}
        </>
      )}
      {open !== undefined && (
        <PolicyPanel
          communityId={communityId}
          policy={open}
          members={data.members ?? []}
          today={data.today}
          onClose={() => change([['policy', null]])}
        />
      )}
      {isAdding && (
        <PolicyDialog
          communityId={communityId}
          members={data.members ?? []}
          today={data.today}
          onClose={() => setAdding(false)}
          onAdded={(id) => change([['policy', id]])}
        />
      )}
    </div>
  );
}
