import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { RecordPanel } from '../../../ui/panel/RecordPanel.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import type { Column } from '../../../workbench/list/columns.tsx';
import { LocalList } from '../../../workbench/list/LocalList.tsx';
import { DropTabs } from '../fileDrops/index.ts';
import {
  AddExportDialog,
  ExportTokenDialog,
  RemoveExportDialog,
  RotateExportTokenDialog,
} from './ExportDialogs.tsx';
import { ExportPanel } from './ExportPanel.tsx';
import { describeDestination, describeExportSchedule, exportStatus, kindLabel } from './exports.ts';
import { type ScheduledExport, useScheduledExportsQuery } from './exportsApi.ts';

/** How often the state is read again while the page is open. */
const POLL_MS = 5_000;

const nameOf = ({ name }: ScheduledExport): string => name;

const COLUMNS: readonly Column<ScheduledExport>[] = [
  { id: 'name', label: 'Name', type: 'text', value: nameOf, width: 14 },
  { id: 'status', label: 'Status', type: 'state', value: exportStatus, width: 10, card: 'side' },
  { id: 'kind', label: 'Records', type: 'text', value: ({ kind }) => kindLabel(kind), width: 9 },
  {
    id: 'destination',
    label: 'Destination',
    type: 'text',
    value: (scheduled) =>
      [describeDestination(scheduled), scheduled.host].filter(Boolean).join(', '),
    width: 16,
    card: 'line',
  },
  { id: 'schedule', label: 'Schedule', type: 'text', value: describeExportSchedule, width: 16 },
  {
    id: 'file',
    label: 'Last file',
    type: 'date',
    value: ({ runs }) => runs.find(({ state }) => state === 'done')?.began_at ?? null,
    none: 'None yet',
    width: 9,
    card: 'note',
  },
];

type Open =
  | { readonly what: 'add' }
  | { readonly what: 'remove' | 'rotate'; readonly scheduled: ScheduledExport }
  | { readonly what: 'token'; readonly id: string; readonly token: string };

/** Scheduled exports of the user in their workspace, with the open one beside the list. */
export function Component() {
  const query = useScheduledExportsQuery(undefined, { pollingInterval: POLL_MS });
  const navigate = useNavigate();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const showToken = (id: string, token: string) => setOpen({ what: 'token', id, token });
  const add = (
    <Button size="small" intent="primary" onClick={() => setOpen({ what: 'add' })}>
      Add scheduled export
    </Button>
  );
  return (
    <>
      <LocalList
        kind="scheduled-exports"
        noun={['scheduled export', 'scheduled exports']}
        answer={query}
        columns={COLUMNS}
        sortedBy="name"
        nameOf={nameOf}
        tabs={<DropTabs at="out" />}
        primary={add}
        nothing={
          <EmptyState title="No scheduled exports yet" action={add}>
            Send a list to another system every day or week.
          </EmptyState>
        }
        panel={(scheduled, { to, closed }) => (
          <RecordPanel
            title={scheduled.name}
            subtitle={kindLabel(scheduled.kind)}
            isLoading={false}
            isBusy={false}
            to={to}
            onClose={() => void navigate(closed, { replace: true })}
          >
            <ExportPanel scheduled={scheduled} onAct={(what) => setOpen({ what, scheduled })} />
          </RecordPanel>
        )}
      />
      {open?.what === 'add' && <AddExportDialog onClose={close} onAdded={showToken} />}
      {open?.what === 'remove' && <RemoveExportDialog scheduled={open.scheduled} onClose={close} />}
      {open?.what === 'rotate' && (
        <RotateExportTokenDialog scheduled={open.scheduled} onClose={close} onRotated={showToken} />
      )}
      {open?.what === 'token' && (
        <ExportTokenDialog id={open.id} token={open.token} onClose={close} />
      )}
    </>
  );
}
