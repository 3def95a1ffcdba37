import { Button, Classes } from '@blueprintjs/core';
import { SmallCross } from '@blueprintjs/icons';
import { type ChecklistType, getBlockingItems } from '#shared/deals/transactions/checklists.ts';
import { roleLabel } from '#shared/deals/transactions/parties.ts';
import { Checkbox } from '../../../../ui/form/Checkbox.tsx';
import { Select } from '../../../../ui/form/Select.tsx';
import { useListRecordPeopleQuery } from '../../../../workbench/data/attachmentsApi.ts';
import styles from '../Transactions.module.css';
import { useListPartiesQuery } from '../transactionsApi.ts';
import own from './Checklists.module.css';
import {
  type ChecklistEntry,
  type ItemChange,
  useChangeItemMutation,
  useRemoveItemMutation,
} from './checklistsApi.ts';

interface ItemRowProps {
  readonly transactionId: string;
  readonly type: ChecklistType;
  readonly item: ChecklistEntry;
  readonly items: readonly ChecklistEntry[];
  readonly files: readonly { readonly id: string; readonly name: string }[];
  readonly today: string;
}

/** Prefix of party ids in a list that mixes people and parties. */
const PARTY = 'party:';

const SIDES = { seller: 'Seller', buyer: 'Buyer', both: 'Both parties' } as const;

/** A checklist item: status, dependencies, assignee, due date, and supporting file. */
export function ItemRow({ transactionId, type, item, items, files, today }: ItemRowProps) {
  const { data: people = [] } = useListRecordPeopleQuery();
  const { data: parties = [] } = useListPartiesQuery(transactionId);
  const outside = parties.filter(({ role }) => role !== 'bidder');
  const [change, { isLoading }] = useChangeItemMutation();
  const [remove] = useRemoveItemMutation();
  const list = { transactionId, type };
  const save = (to: ItemChange) => void change({ ...list, id: item.id, to });
  const waits = getBlockingItems(item, items);
  const isNeeded = item.state !== 'not_needed';
  const isLate = item.state === 'open' && item.due_on !== null && item.due_on < today;
  return (
    <li data-state={item.state}>
      <div className={own.what}>
        <Checkbox
          checked={item.state === 'done'}
          disabled={isLoading || !isNeeded || (item.state === 'open' && waits.length > 0)}
          onChange={({ currentTarget }) => save({ state: currentTarget.checked ? 'done' : 'open' })}
        >
          {item.title}
        </Checkbox>
        <span className={styles.quiet} data-late={isLate}>
          {[
            SIDES[item.side],
            !isNeeded && 'not needed',
            waits.length > 0 && `after ${waits.map(({ title }) => title).join(', ')}`,
            isLate && 'overdue',
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      <Select
        aria-label={`Assignee for ${item.title}`}
        options={[
          ['', 'Unassigned'],
          ...people.map(({ id, name }) => [id, name] as const),
          ...outside.map(
            ({ id, role, name }) => [`${PARTY}${id}`, `${name}, ${roleLabel(role)}`] as const,
          ),
        ]}
        value={item.partyId === null ? (item.assigneeId ?? '') : PARTY + item.partyId}
        onChange={({ target: { value } }) =>
          save(
            value.startsWith(PARTY)
              ? { assignee_id: null, party_id: value.slice(PARTY.length) }
              : { assignee_id: value === '' ? null : value, party_id: null },
          )
        }
      />
      <input
        className={Classes.INPUT}
        type="date"
        aria-label={`Due date for ${item.title}`}
        defaultValue={item.due_on ?? ''}
        onBlur={({ target }) => {
          const day = target.value === '' ? null : target.value;
          if (day !== item.due_on) save({ due_on: day });
        }}
      />
      <Select
        aria-label={`File for ${item.title}`}
        options={[
          ['', item.isProven ? 'File missing' : 'No file'],
          ...files.map(({ id, name }) => [id, name] as const),
        ]}
        value={item.fileId ?? ''}
        onChange={({ target }) => save({ file_id: target.value === '' ? null : target.value })}
      />
      <Button
        size="small"
        variant="minimal"
        loading={isLoading}
        onClick={() => save({ state: isNeeded ? 'not_needed' : 'open' })}
        aria-label={isNeeded ? `${item.title} is not needed` : `${item.title} is needed`}
      >
        {isNeeded ? 'Not needed' : 'Needed'}
      </Button>
      {item.key.startsWith('own-') && (
        <Button
          size="small"
          variant="minimal"
          className={own.remove ?? ''}
          icon={<SmallCross />}
          aria-label={`Remove ${item.title}`}
          onClick={() => void remove({ ...list, id: item.id })}
        />
      )}
    </li>
  );
}
