import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { findDropNoun } from '#shared/imports/dropNouns.ts';
import { RecordPanel } from '../../../ui/panel/RecordPanel.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import type { Column } from '../../../workbench/list/columns.tsx';
import { LocalList } from '../../../workbench/list/LocalList.tsx';
import { AddDropDialog, RemoveDropDialog, RotateTokenDialog, TokenDialog } from './DropDialogs.tsx';
import { DropPanel } from './DropPanel.tsx';
import { DropTabs } from './DropTabs.tsx';
import { describeSchedule, describeSource, dropStatus, titleOf } from './drops.ts';
import { type FileDrop, useFileDropsQuery } from './dropsApi.ts';

/** How often the state is read again while the page is open. */
const POLL_MS = 5_000;

const nameOf = ({ name }: FileDrop): string => name;
const kindOf = ({ kind }: FileDrop): string => titleOf(findDropNoun(kind)?.many ?? kind);

const COLUMNS: readonly Column<FileDrop>[] = [
  { id: 'name', label: 'Name', type: 'text', value: nameOf, width: 14 },
  { id: 'status', label: 'Status', type: 'state', value: dropStatus, width: 10, card: 'side' },
  { id: 'kind', label: 'Records', type: 'text', value: kindOf, width: 9 },
  {
    id: 'source',
    label: 'Source',
    type: 'text',
    value: (drop) => [describeSource(drop), drop.host].filter(Boolean).join(', '),
    width: 16,
    card: 'line',
  },
  { id: 'schedule', label: 'Schedule', type: 'text', value: describeSchedule, width: 10 },
  {
    id: 'file',
    label: 'Last file',
    type: 'date',
    value: ({ runs }) => runs[0]?.begun_at ?? null,
    none: 'None yet',
    width: 9,
    card: 'note',
  },
];

type Open =
  | { readonly what: 'add' }
  | { readonly what: 'remove' | 'rotate'; readonly drop: FileDrop }
  | { readonly what: 'token'; readonly id: string; readonly token: string };

/** File drops of the user in their workspace, with the open one beside the list. */
export function Component() {
  const query = useFileDropsQuery(undefined, { pollingInterval: POLL_MS });
  const navigate = useNavigate();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const showToken = (id: string, token: string) => setOpen({ what: 'token', id, token });
  const add = (
    <Button size="small" intent="primary" onClick={() => setOpen({ what: 'add' })}>
      Add file drop
    </Button>
  );
  return (
    <>
      <LocalList
        kind="file-drops"
        noun={['file drop', 'file drops']}
        answer={query}
        columns={COLUMNS}
        sortedBy="name"
        nameOf={nameOf}
        tabs={<DropTabs at="in" />}
        primary={add}
        nothing={
          <EmptyState title="No file drops yet" action={add}>
            Import CSV files that another system sends or puts in a folder.
          </EmptyState>
        }
        panel={(drop, { to, closed }) => (
          <RecordPanel
            title={drop.name}
            subtitle={describeSource(drop)}
            isLoading={false}
            isBusy={false}
            to={to}
            onClose={() => void navigate(closed, { replace: true })}
          >
            <DropPanel drop={drop} onAct={(what) => setOpen({ what, drop })} />
          </RecordPanel>
        )}
      />
      {open?.what === 'add' && <AddDropDialog onClose={close} onAdded={showToken} />}
      {open?.what === 'remove' && <RemoveDropDialog drop={open.drop} onClose={close} />}
      {open?.what === 'rotate' && (
        <RotateTokenDialog drop={open.drop} onClose={close} onRotated={showToken} />
      )}
      {open?.what === 'token' && <TokenDialog id={open.id} token={open.token} onClose={close} />}
    </>
  );
}
