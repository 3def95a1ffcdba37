import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatShortDollars } from '#shared/format/money.ts';
import {
  listNextStates,
  MAINTENANCE_PRIORITIES,
  needsReason,
  WORK_ORDER_STATES,
} from '#shared/operator/maintenance.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { useAppDispatch } from '../../../data/hooks.ts';
import { showToast } from '../../../data/toasts/index.ts';
import { useAccount } from '../../../session/account/index.ts';
import { userStorageKey } from '../../../session/auth/index.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { NO_MORE_PAGES } from '../../../ui/list/paging.ts';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import ui from '../../../ui/theme/ui.module.css';
import { Board } from '../../../workbench/board/Board.tsx';
import type { RequiredFieldsPrompt } from '../../../workbench/board/board.ts';
import {
  type OrderListKey,
  useAssignWorkOrderMutation,
  useSetWorkOrderStateMutation,
  useWorkChoicesQuery,
} from './maintenanceApi.ts';
import type { WorkOrder } from './maintenanceShapes.ts';
import { describeDue, isOverdue } from './orderText.ts';

interface OrdersBoardProps {
  readonly orders: readonly WorkOrder[];
  readonly listKey: OrderListKey;
  readonly onOpen: (id: string) => void;
}

const COLUMNS = ['requested', 'triaged', 'assigned', 'in_progress', 'waiting', 'done'].map(
  (value) => ({ value, label: labelOf(WORK_ORDER_STATES, value) }),
);

/** Assigning has its own call, from every open state. */
const canMove = (from: string, to: string): boolean =>
  to === 'assigned'
    ? ['requested', 'triaged', 'in_progress', 'waiting'].includes(from)
    : listNextStates(from, 'manager').includes(to);

/** Open orders by state. Cards move by pointer or with M. */
export function OrdersBoard({ orders, listKey }: OrdersBoardProps) {
  const dispatch = useAppDispatch();
  const { account } = useAccount();
  const { params } = useUrlSearch();
  const [setState] = useSetWorkOrderStateMutation();
  const [assign] = useAssignWorkOrderMutation();
  const inColumn = (column: string) => orders.filter(({ state }) => state === column);
  const totals = new Map(
    COLUMNS.map(({ value }) => [
      value,
      {
        count: inColumn(value).length,
        sum: inColumn(value).reduce((sum, { cost }) => sum + cost, 0),
      },
    ]),
  );
  function say(row: WorkOrder, description: string) {
    const title = `${row.title} was not moved`;
    dispatch(showToast({ intent: 'danger', title, description }));
  }
  return (
    <Board<WorkOrder>
      label="Work orders"
      columns={COLUMNS}
      foldKey={userStorageKey(account?.profile.id ?? '', 'board:work_orders')}
      totals={totals}
      withCards={(column, draw) =>
        draw({
          rows: inColumn(column),
          data: orders,
          currentData: orders,
          isFetching: false,
          isError: false,
          refetch: () => undefined,
          ...NO_MORE_PAGES,
        })
      }
      idOf={({ id }) => id}
      columnOf={({ state }) => state}
      sumOf={({ cost }) => cost}
      writeSum={formatShortDollars}
      cardOf={(row) => ({
        title: row.title,
        under: [`${row.number}`, row.place, row.assignee].filter(Boolean).join(' · '),
        figure: row.priority === 'normal' ? '' : labelOf(MAINTENANCE_PRIORITIES, row.priority),
        note: row.state === 'done' ? 'To verify' : describeDue(row.due_at),
        isLate: isOverdue(row),
      })}
      linkOf={(id) => {
        const next = new URLSearchParams(params);
        next.set('order', id);
        return `?${next}`;
      }}
      whyNot={(from, to) =>
        canMove(from, to)
          ? null
          : `Can't move from ${labelOf(WORK_ORDER_STATES, from)} to ${labelOf(WORK_ORDER_STATES, to)}`
      }
      asks={(row, to) =>
        to === 'assigned' || needsReason(to) || (to === 'done' && row.needs_signature)
      }
      gate={(_row, to, prompt) =>
        to === 'assigned' ? (
          <AssignGate communityId={listKey.communityId} prompt={prompt} />
        ) : (
          <TextGate label={to === 'done' ? 'Signature' : 'Reason'} prompt={prompt} />
        )
      }
      move={async (row, to, answers) => {
        const result =
          to === 'assigned'
            ? await assign({ id: row.id, memberId: String(answers.member), vendorId: null })
            : await setState({
                id: crypto.randomUUID(),
                orderId: row.id,
                state: to,
                at: new Date().toISOString(),
                name: `Work order ${row.number}: ${labelOf(WORK_ORDER_STATES, to).toLowerCase()}`,
                shown: listKey,
                ...(typeof answers.text === 'string' &&
                  (to === 'done' ? { signature: answers.text } : { note: answers.text })),
              });
        if (result.error === undefined) return null;
        const reason = isDataError(result.error)
          ? dataErrorMessage(result.error)
          : "Couldn't save your changes.";
        say(row, reason);
        return reason;
      }}
      onNotMoved={say}
    />
  );
}

function AssignGate({
  communityId,
  prompt,
}: {
  readonly communityId: string;
  readonly prompt: RequiredFieldsPrompt;
}) {
  const { data } = useWorkChoicesQuery(communityId);
  const [member, setMember] = useState('');
  return (
    <Form
      className={ui.stack8}
      onSend={() => {
        if (member !== '') prompt.onAnswer({ member });
      }}
    >
      <SelectField
        label="Assign to"
        name="member"
        options={[
          ['', 'Choose'],
          ...(data?.people ?? []).map(({ id, name }) => [id, name] as const),
        ]}
        value={member}
        onChange={({ target }) => setMember(target.value)}
      />
      <p className={ui.caption}>Open the order to assign it to a vendor.</p>
      <div className={ui.actions}>
        <Button type="submit" intent="primary" size="small" disabled={member === ''}>
          Assign
        </Button>
        <Button size="small" onClick={prompt.onCancel}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}

function TextGate({
  label,
  prompt,
}: {
  readonly label: string;
  readonly prompt: RequiredFieldsPrompt;
}) {
  const [typed, setTyped] = useState('');
  return (
    <Form
      className={ui.stack8}
      onSend={() => {
        if (typed.trim() !== '') prompt.onAnswer({ text: typed.trim() });
      }}
    >
      <TextField
        label={label}
        name="text"
        value={typed}
        maxLength={120}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className={ui.actions}>
        <Button type="submit" intent="primary" size="small" disabled={typed.trim() === ''}>
          Move
        </Button>
        <Button size="small" onClick={prompt.onCancel}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
