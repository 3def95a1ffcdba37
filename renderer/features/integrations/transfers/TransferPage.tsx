import { Button } from '@blueprintjs/core';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '../../../data/form/ConfirmDialog.tsx';
import { RecordPanel } from '../../../ui/panel/RecordPanel.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import type { QueryState } from '../../../ui/state/Loaded.tsx';
import type { Column } from '../../../workbench/list/columns.tsx';
import { LocalList } from '../../../workbench/list/LocalList.tsx';
import { RotationDialog } from '../keys/index.ts';
import type { AddTransferProps } from './AddTransferDialog.tsx';
import type { OpenTransfer, TransferAct } from './TransferPanel.tsx';
import { type Direction, TransferTabs } from './TransferTabs.tsx';
import { type TokenUse, TransferTokenDialog } from './TransferTokenDialog.tsx';
import type { Transfer } from './transferShape.ts';
import type { State, TransferNoun } from './transfers.ts';

const nameOf = ({ name }: Transfer): string => name;

interface TransferPageProps<Row extends Transfer> {
  readonly direction: Direction;
  /** Key for saved views and columns. */
  readonly kind: string;
  readonly noun: TransferNoun;
  readonly answer: QueryState<readonly Row[]>;
  readonly statusOf: (row: Row) => State;
  readonly kindOf: (row: Row) => string;
  /** Where files come from or go to. */
  readonly place: { readonly label: string; readonly of: (row: Row) => string };
  readonly scheduleOf: (row: Row) => string;
  readonly lastFileOf: (row: Row) => string | null;
  readonly empty: string;
  readonly Panel: ComponentType<OpenTransfer<Row>>;
  readonly AddDialog: ComponentType<AddTransferProps>;
  readonly tokenUse: TokenUse;
  readonly rotate: (
    id: string,
  ) => PromiseLike<{ readonly data?: string | undefined; readonly error?: unknown }>;
  readonly remove: (id: string) => PromiseLike<{ readonly error?: unknown }>;
  /** What happens when it is removed. */
  readonly removal: ReactNode;
}

type Open =
  | { readonly what: 'add' }
  | { readonly what: TransferAct; readonly transfer: Transfer }
  | { readonly what: 'token'; readonly id: string; readonly token: string };

function columnsOf<Row extends Transfer>(props: TransferPageProps<Row>): readonly Column<Row>[] {
  const { statusOf, kindOf, place, scheduleOf, lastFileOf } = props;
  return [
    { id: 'name', label: 'Name', type: 'text', value: nameOf, width: 14 },
    { id: 'status', label: 'Status', type: 'state', value: statusOf, width: 10, card: 'side' },
    { id: 'kind', label: 'Records', type: 'text', value: kindOf, width: 9 },
    { id: 'place', label: place.label, type: 'text', value: place.of, width: 16, card: 'line' },
    { id: 'schedule', label: 'Schedule', type: 'text', value: scheduleOf, width: 16 },
    {
      id: 'file',
      label: 'Last file',
      type: 'date',
      value: lastFileOf,
      none: 'None yet',
      width: 9,
      card: 'note',
    },
  ];
}

/** The user's transfers of one kind in their workspace, with the open one over the list. */
export function TransferPage<Row extends Transfer>(props: TransferPageProps<Row>) {
  const { noun, Panel, AddDialog } = props;
  const navigate = useNavigate();
  const [columns] = useState(() => columnsOf(props));
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const showToken = (id: string, token: string) => setOpen({ what: 'token', id, token });
  const add = (
    <Button size="small" intent="primary" onClick={() => setOpen({ what: 'add' })}>
      Add {noun.one}
    </Button>
  );
  return (
    <>
      <LocalList
        kind={props.kind}
        noun={[noun.one, noun.many]}
        answer={props.answer}
        columns={columns}
        sortedBy="name"
        nameOf={nameOf}
        tabs={<TransferTabs at={props.direction} />}
        primary={add}
        nothing={
          <EmptyState title={`No ${noun.many} yet`} action={add}>
            {props.empty}
          </EmptyState>
        }
        panel={(transfer, { to, closed }) => (
          <RecordPanel
            title={transfer.name}
            subtitle={props.place.of(transfer)}
            isLoading={false}
            isBusy={false}
            to={to}
            onClose={() => void navigate(closed, { replace: true })}
          >
            <Panel transfer={transfer} onAct={(what) => setOpen({ what, transfer })} />
          </RecordPanel>
        )}
      />
      {open?.what === 'add' && <AddDialog onClose={close} onAdded={showToken} />}
      {open?.what === 'remove' && (
        <ConfirmDialog
          title={`Remove ${open.transfer.name}`}
          action={`Remove ${noun.one}`}
          failure="Not removed"
          confirm={() => props.remove(open.transfer.id)}
          onClose={close}
        >
          {props.removal}
        </ConfirmDialog>
      )}
      {open?.what === 'rotate' && (
        <RotationDialog
          title={`Rotate token of ${open.transfer.name}`}
          action="Rotate token"
          note="The old token stops at once."
          rotate={() => props.rotate(open.transfer.id)}
          onRotated={(token) => showToken(open.transfer.id, token)}
          onClose={close}
        />
      )}
      {open?.what === 'token' && (
        <TransferTokenDialog use={props.tokenUse} id={open.id} token={open.token} onClose={close} />
      )}
    </>
  );
}
