import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { serverNow } from '#shared/format/clock.ts';
import { formatDateTime } from '#shared/format/date.ts';
import { formatAge } from '#shared/format/relative-time.ts';
import { readConnectorSettings, sendsRecords } from '#shared/integrations/connectors.ts';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { useHost } from '../../../host/HostContext.tsx';
import { FormError } from '../../../ui/form/FormError.tsx';
import { Fact, Facts } from '../../../ui/panel/Facts.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { HistorySection } from '../history/index.ts';
import { useRecentSignIn } from '../keys/index.ts';
import styles from './Connectors.module.css';
import {
  type ConnectorRow,
  connectorStatus,
  describeFailure,
  describeProblem,
  describeSync,
} from './connectors.ts';
import {
  type ConnectorConnection,
  useAuthorizeConnectorMutation,
  useSyncConnectorMutation,
} from './connectorsApi.ts';

interface ConnectorPanelProps {
  readonly row: ConnectorRow;
  readonly canManage: boolean;
  readonly onAct: (act: 'edit' | 'disconnect') => void;
}

/** A system with its connection, its field mapping, and the log of syncs. */
export function ConnectorPanel({ row, canManage, onAct }: ConnectorPanelProps) {
  const { info, connection } = row;
  return (
    <div className={ui.stack16}>
      {connection !== undefined && <ConnectionActions known={connection} onAct={onAct} />}
      {connection === undefined && canManage && (
        <div className={ui.actions}>
          <Button size="small" intent="primary" onClick={() => onAct('edit')}>
            Set up connection
          </Button>
        </div>
      )}
      {!canManage && (
        <p className={ui.note}>Only administrators of the workspace connect other systems.</p>
      )}
      {connection?.failure != null && (
        <p role="status" className={ui.error}>
          {describeFailure(connection.failure)}
        </p>
      )}
      <Facts>
        <Fact name="Status">{connectorStatus(connection).label}</Fact>
        <Fact name={sendsRecords(info) ? 'Sends' : 'Reads'}>{info.exchanges}</Fact>
        {connection !== undefined && (
          <>
            <Fact name={sendsRecords(info) ? 'Reads as' : 'Writes as'}>{connection.person}</Fact>
            <Fact name="Records">{connection.records}</Fact>
            {connection.next_at !== null && (
              <Fact name="Next sync">{formatDateTime(connection.next_at)}</Fact>
            )}
          </>
        )}
        <Fact name="Tested">Tested against the vendor’s public specification</Fact>
      </Facts>
      {connection !== undefined && <SyncLog row={row} connection={connection} />}
      <Mapping row={row} />
      {connection !== undefined && <HistorySection itemId={connection.id} />}
    </div>
  );
}

function ConnectionActions({
  known,
  onAct,
}: {
  readonly known: ConnectorConnection;
  readonly onAct: ConnectorPanelProps['onAct'];
}) {
  const host = useHost();
  const [authorize, authorizing] = useAuthorizeConnectorMutation();
  const [sync, syncing] = useSyncConnectorMutation();
  const proof = useRecentSignIn(() => void signIn());
  async function signIn(): Promise<void> {
    const { data } = proof.watch(await authorize(known.id));
    if (data !== undefined) host.leaveFor(data.url);
  }
  const { error } = authorizing;
  return (
    <>
      <div className={ui.actions}>
        {known.is_mine && (
          <Button
            size="small"
            {...(known.state !== 'connected' && { intent: 'primary' as const })}
            loading={authorizing.isLoading}
            onClick={() => void signIn()}
          >
            {known.state === 'connected' ? 'Sign in again' : 'Sign in at vendor'}
          </Button>
        )}
        {known.state === 'connected' && (
          <Button
            size="small"
            intent="primary"
            loading={syncing.isLoading}
            onClick={() => void sync(known.id)}
          >
            Sync now
          </Button>
        )}
        {known.is_mine && (
          <Button size="small" onClick={() => onAct('edit')}>
            Edit settings
          </Button>
        )}
        <Button size="small" intent="danger" variant="minimal" onClick={() => onAct('disconnect')}>
          Disconnect
        </Button>
      </div>
      <FormError
        notice={
          isDataError(error) && error.code !== 'HXAKC'
            ? { title: '', description: dataErrorMessage(error) }
            : null
        }
      />
      {proof.dialog}
    </>
  );
}

function Mapping({ row: { info, connection } }: { readonly row: ConnectorRow }) {
  const settings = connection && readConnectorSettings(info, connection.settings);
  const streams = info.streams.filter(
    ({ kind }) => settings === undefined || settings.streams.includes(kind),
  );
  return (
    <section aria-label="Fields" className={ui.stack8}>
      <h3>Fields</h3>
      {streams.map(({ kind, label, fields }) => (
        <div key={kind}>
          <p className={ui.caption}>{label}</p>
          <ul className={styles.mapping}>
            {fields
              .filter(({ name }) => settings?.off.includes(`${kind}.${name}`) !== true)
              .map(({ name, label: own, from }) => (
                <li key={name}>
                  <span>{own}</span>
                  <span className={ui.caption}>{from}</span>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** Problems of the newest syncs that are written out. */
const MAX_PROBLEMS = 8;

function SyncLog({
  row,
  connection,
}: {
  readonly row: ConnectorRow;
  readonly connection: ConnectorConnection;
}) {
  const [isOpen, setOpen] = useState(false);
  const { syncs } = connection;
  if (syncs.length === 0) {
    return <EmptyState title="No syncs yet">Each sync appears here for 30 days.</EmptyState>;
  }
  const shown = isOpen ? syncs : syncs.slice(0, 5);
  return (
    <section aria-label="Log" className={ui.stack8}>
      <h3>Log</h3>
      <ul className={styles.log}>
        {shown.map((sync) => (
          <li key={sync.id}>
            <span className={ui.caption}>{formatAge(sync.started_at, serverNow())}</span>
            <span>
              {describeSync(row.info, sync)}
              {sync.problems.slice(0, MAX_PROBLEMS).map((problem) => {
                const text = describeProblem(row.info, problem);
                return (
                  <span key={text} className={ui.subline}>
                    {text}
                  </span>
                );
              })}
            </span>
          </li>
        ))}
      </ul>
      {syncs.length > shown.length && (
        <Button size="small" variant="minimal" onClick={() => setOpen(true)}>
          Show all syncs
        </Button>
      )}
    </section>
  );
}
