import { Button } from '@blueprintjs/core';
import { useCallback, useState } from 'react';
import { useParams } from 'react-router-dom';
import {
  CHECKLIST_TYPES,
  type ChecklistType,
  getChecklistGap,
  isChecklistType,
} from '#shared/deals/transactions/checklists.ts';
import { toCalendarDay } from '#shared/format/date.ts';
import { transaction } from '#shared/records/nouns/transaction.ts';
import { getRecordName } from '#shared/records/row.ts';
import { linkTo } from '#shared/routes.ts';
import { FigureStrip } from '../../../../ui/figures/FigureStrip.tsx';
import { isId } from '../../../../ui/format/id.ts';
import { Link } from '../../../../ui/link/Link.tsx';
import { NotFoundMessage } from '../../../../ui/page/NotFoundMessage.tsx';
import { Page, PageHeader } from '../../../../ui/page/Page.tsx';
import { useRecordHead } from '../../../../ui/page/recordHead.ts';
import { EmptyState } from '../../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import { useListRecordFilesQuery } from '../../../../workbench/data/attachmentsApi.ts';
import { useReadRecordQuery } from '../../../../workbench/data/recordsApi.ts';
import type { RecordRow } from '../../../../workbench/data/row.ts';
import { TransactionSection } from '../TransactionSection.tsx';
import styles from '../Transactions.module.css';
import own from './Checklists.module.css';
import {
  type ChecklistEntry,
  toChecklistEntries,
  useBeginChecklistMutation,
  useListItemsQuery,
} from './checklistsApi.ts';
import { ItemRow } from './ItemRow.tsx';
import { NewItem } from './NewItem.tsx';

/** A transaction checklist: open items, assignees, and what will be asked for next. */
export function Component() {
  const { type = '', id = '' } = useParams();
  if (!isId(id) || !isChecklistType(type)) {
    return (
      <NotFoundMessage title="Checklist not found" to="transactions" button="All transactions">
        The link doesn't lead to a checklist.
      </NotFoundMessage>
    );
  }
  return <Of key={`${type} ${id}`} type={type} id={id} />;
}

interface OfProps {
  readonly type: ChecklistType;
  readonly id: string;
}

function Of({ type, id }: OfProps) {
  const record = useReadRecordQuery({ noun: transaction, id });
  const headOf = useCallback((row: RecordRow) => ({ title: getRecordName(transaction, row) }), []);
  useRecordHead(record.currentData ?? undefined, headOf);
  return (
    <Loaded answer={record} waiting={<Skeleton height="20rem" />}>
      {(row) =>
        row === null ? (
          <EmptyState title="Checklist not found">
            Its transaction was deleted, or your team doesn't run it.
          </EmptyState>
        ) : (
          <List type={type} id={id} name={getRecordName(transaction, row)} />
        )
      }
    </Loaded>
  );
}

function List({ type, id, name }: OfProps & { readonly name: string }) {
  const query = useListItemsQuery({ transactionId: id, type });
  const [createChecklist, { isLoading }] = useBeginChecklistMutation();
  const start = (
    <Button
      intent="primary"
      loading={isLoading}
      onClick={() => void createChecklist({ transactionId: id, type })}
    >
      Start with template
    </Button>
  );
  return (
    <Page>
      <PageHeader title={`${labelOf(type)}: ${name}`} />
      <nav aria-label="Checklists" className={styles.lists}>
        {CHECKLIST_TYPES.map(({ value, label }) => (
          <Link
            key={value}
            to={linkTo('checklist', { type: value, id })}
            aria-current={value === type ? 'page' : undefined}
          >
            {label}
          </Link>
        ))}
        <Link to={linkTo('transaction', { id })}>Open the transaction</Link>
      </nav>
      <Loaded
        answer={query}
        waiting={<Skeleton height="16rem" />}
        nothing={
          <EmptyState title="No items yet" action={start}>
            The template adds what {labelOf(type).toLowerCase()} usually requires, with
            dependencies.
          </EmptyState>
        }
      >
        {(rows) => (
          <div className={styles.column}>
            <Items type={type} id={id} items={toChecklistEntries(rows)} />
            {rows.every(({ key }) => key.startsWith('own-')) && <div>{start}</div>}
          </div>
        )}
      </Loaded>
    </Page>
  );
}

function Items({ type, id, items }: OfProps & { readonly items: readonly ChecklistEntry[] }) {
  const { data: files = [] } = useListRecordFilesQuery({ noun: transaction, id });
  const [today] = useState(() => toCalendarDay(new Date()));
  const gap = getChecklistGap(items, today);
  const late = items.filter(
    (one) => one.state === 'open' && one.due_on !== null && one.due_on < today,
  );
  const groups = [...new Set(items.map(({ group }) => group))];
  return (
    <div className={styles.column}>
      <FigureStrip
        figures={[
          {
            label: 'Ready',
            value: `${gap.score} of 100`,
            hint: 'weighted by item; done without its file counts half',
          },
          { label: 'Done', value: `${gap.done} of ${gap.all}` },
          { label: 'Overdue', value: `${late.length}` },
        ]}
      />
      {gap.next.length > 0 && (
        <TransactionSection title={type === 'diligence' ? 'Buyers ask for these next' : 'Next'}>
          <ol className={own.next}>
            {gap.next.map((one) => (
              <li key={one.id}>
                {one.title}
                {one.state === 'done' && ': file missing'}
              </li>
            ))}
          </ol>
        </TransactionSection>
      )}
      {groups.map((group) => (
        <TransactionSection key={group} title={group}>
          <ul className={own.items}>
            {items
              .filter((one) => one.group === group)
              .map((one) => (
                <ItemRow
                  key={one.id}
                  transactionId={id}
                  type={type}
                  item={one}
                  items={items}
                  files={files}
                  today={today}
                />
              ))}
          </ul>
        </TransactionSection>
      ))}
      <NewItem transactionId={id} type={type} position={items.length + 1} />
    </div>
  );
}

const labelOf = (type: ChecklistType): string =>
  CHECKLIST_TYPES.find(({ value }) => value === type)?.label ?? type;
