import { Button } from '@blueprintjs/core';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { RecordPanel } from '../../../ui/panel/RecordPanel.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import type { Column } from '../../../workbench/list/columns.tsx';
import { LocalList } from '../../../workbench/list/LocalList.tsx';
import { ApiTabs, SecretDialog, useSandboxQuery } from '../keys/index.ts';
import { DeleteEndpointDialog, EndpointDialog, RotateSecretDialog } from './EndpointDialogs.tsx';
import { EndpointPanel } from './EndpointPanel.tsx';
import { endpointStatus } from './webhooks.ts';
import { type Endpoint, useWebhookEndpointsQuery } from './webhooksApi.ts';

const nameOf = ({ url }: Endpoint): string => url.replace(/^https?:\/\//, '');

const columnsOf = (sandboxId?: string): readonly Column<Endpoint>[] => [
  { id: 'url', label: 'URL', type: 'text', value: nameOf, width: 20 },
  { id: 'status', label: 'Status', type: 'state', value: endpointStatus, width: 9, card: 'side' },
  {
    id: 'account',
    label: 'Events of',
    type: 'state',
    value: ({ user_id }) =>
      user_id === sandboxId
        ? { label: 'Sandbox', intent: 'warning' }
        : { label: 'You', intent: 'none' },
    width: 6,
  },
  {
    id: 'description',
    label: 'Description',
    type: 'text',
    value: ({ description }) => description || null,
    width: 14,
    card: 'line',
  },
  {
    id: 'events',
    label: 'Events',
    type: 'text',
    value: (row) => row.event_types.join(', '),
    width: 20,
  },
  {
    id: 'created',
    label: 'Added',
    type: 'date',
    value: (row) => row.created_at,
    width: 7,
    card: 'note',
  },
];

type Open =
  | { readonly what: 'new' }
  | { readonly what: 'edit' | 'rotate' | 'delete'; readonly endpoint: Endpoint }
  | { readonly what: 'secret'; readonly secret: string };

/** The user's webhook endpoints, with the open one over the list. */
export function Component() {
  const query = useWebhookEndpointsQuery();
  const sandboxId = useSandboxQuery().data?.id;
  const columns = useMemo(() => columnsOf(sandboxId), [sandboxId]);
  const navigate = useNavigate();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const showSecret = (secret: string) => setOpen({ what: 'secret', secret });
  const add = (
    <Button size="small" intent="primary" onClick={() => setOpen({ what: 'new' })}>
      Add endpoint
    </Button>
  );
  return (
    <>
      <LocalList
        kind="webhooks"
        noun={['endpoint', 'endpoints']}
        answer={query}
        columns={columns}
        sortedBy="-created"
        nameOf={nameOf}
        tabs={<ApiTabs at="webhooks" />}
        primary={add}
        nothing={
          <EmptyState title="No endpoints yet" action={add}>
            Add a URL to receive signed events when records and tasks change.
          </EmptyState>
        }
        panel={(endpoint, { to, closed }) => (
          <RecordPanel
            title={nameOf(endpoint)}
            subtitle={endpoint.description}
            isLoading={false}
            isBusy={query.isFetching}
            to={to}
            onClose={() => void navigate(closed, { replace: true })}
          >
            <EndpointPanel
              key={endpoint.id}
              known={endpoint}
              onAct={(what) => setOpen({ what, endpoint })}
            />
          </RecordPanel>
        )}
      />
      {open?.what === 'new' && <EndpointDialog onClose={close} onAdded={showSecret} />}
      {open?.what === 'edit' && <EndpointDialog known={open.endpoint} onClose={close} />}
      {open?.what === 'delete' && <DeleteEndpointDialog known={open.endpoint} onClose={close} />}
      {open?.what === 'rotate' && (
        <RotateSecretDialog known={open.endpoint} onClose={close} onRotated={showSecret} />
      )}
      {open?.what === 'secret' && (
        <SecretDialog
          title="Copy your signing secret"
          secret={open.secret}
          note="Verify each event's signature with it, as in Standard Webhooks. It's shown only once."
          onClose={close}
        />
      )}
    </>
  );
}
