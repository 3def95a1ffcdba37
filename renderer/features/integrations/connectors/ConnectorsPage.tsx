import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { linkTo } from '#shared/routes.ts';
import { useHost } from '../../../host/HostContext.tsx';
import { RecordPanel } from '../../../ui/panel/RecordPanel.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import type { Column } from '../../../workbench/list/columns.tsx';
import { LocalList } from '../../../workbench/list/LocalList.tsx';
import { usePolledQuery } from '../usePolledQuery.ts';
import { ConnectorDialog, DisconnectDialog } from './ConnectorDialogs.tsx';
import { ConnectorPanel } from './ConnectorPanel.tsx';
import { type ConnectorRow, connectorStatus, listConnectorRows } from './connectors.ts';
import { type ConnectorList, useConnectorsQuery } from './connectorsApi.ts';

const nameOf = ({ info }: ConnectorRow): string => info.name;

const COLUMNS: readonly Column<ConnectorRow>[] = [
  { id: 'name', label: 'System', type: 'text', value: nameOf, width: 14 },
  {
    id: 'status',
    label: 'Status',
    type: 'state',
    value: ({ connection }) => connectorStatus(connection),
    width: 10,
    card: 'side',
  },
  {
    id: 'exchanges',
    label: 'Reads or sends',
    type: 'text',
    value: ({ info }) => info.exchanges,
    width: 22,
    card: 'line',
  },
  {
    id: 'records',
    label: 'Records',
    type: 'number',
    value: ({ connection }) => connection?.records ?? null,
    width: 7,
  },
  {
    id: 'synced',
    label: 'Last sync',
    type: 'date',
    value: ({ connection }) => connection?.synced_at ?? null,
    width: 9,
    card: 'note',
  },
];

type Open = { readonly what: 'edit' | 'disconnect'; readonly id: string };

/** Systems of other vendors that a workspace connects, with the open one beside the list. */
export function Component() {
  const query = usePolledQuery(useConnectorsQuery, ({ connections }: ConnectorList) =>
    connections.some(({ is_syncing }) => is_syncing),
  );
  const navigate = useNavigate();
  const host = useHost();
  const [backend, setBackend] = useState('');
  const [open, setOpen] = useState<Open | null>(null);
  useEffect(() => {
    void host.backend().then(({ url }) => setBackend(url));
  }, [host]);
  const rows = query.data && listConnectorRows(query.data.connections);
  const chosen = rows?.find(({ id }) => id === open?.id);
  const close = () => setOpen(null);
  return (
    <>
      <LocalList
        kind="connectors"
        noun={['system', 'systems']}
        answer={{ ...query, data: rows, currentData: rows }}
        columns={COLUMNS}
        sortedBy="name"
        nameOf={nameOf}
        nothing={<EmptyState title="No systems">Nothing can be connected here.</EmptyState>}
        panel={(row, { to, closed }) => (
          <RecordPanel
            title={row.info.name}
            subtitle={row.info.exchanges}
            isLoading={false}
            isBusy={false}
            to={to}
            onClose={() => void navigate(closed, { replace: true })}
          >
            <ConnectorPanel
              row={row}
              canManage={query.data?.can_manage === true}
              onAct={(what) => setOpen({ what, id: row.id })}
            />
          </RecordPanel>
        )}
      />
      {open?.what === 'edit' && chosen !== undefined && (
        <ConnectorDialog
          info={chosen.info}
          known={chosen.connection}
          ledgers={query.data?.ledgers ?? []}
          returnAddress={`${backend}${linkTo('integrationConnected')}`}
          onClose={close}
        />
      )}
      {open?.what === 'disconnect' && chosen?.connection !== undefined && (
        <DisconnectDialog info={chosen.info} known={chosen.connection} onClose={close} />
      )}
    </>
  );
}
