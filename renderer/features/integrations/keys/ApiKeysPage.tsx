import { Button } from '@blueprintjs/core';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { serverNow } from '#shared/format/clock.ts';
import { RecordPanel } from '../../../ui/panel/RecordPanel.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import type { Column } from '../../../workbench/list/columns.tsx';
import { LocalList } from '../../../workbench/list/LocalList.tsx';
import { ApiTabs } from './ApiTabs.tsx';
import { KeyDialog, RevokeDialog, RotateDialog } from './KeyDialogs.tsx';
import { KeyPanel } from './KeyPanel.tsx';
import { describeScopes, keyKind, keyStatus, secretHint } from './keys.ts';
import { type ApiKey, useApiKeysQuery, useServiceAccountsQuery } from './keysApi.ts';
import { DeleteSandboxDialog, ResetSandboxDialog, SandboxBar } from './SandboxBar.tsx';
import { SecretDialog } from './SecretDialog.tsx';
import { useSandboxQuery } from './sandboxApi.ts';

const nameOf = ({ name }: ApiKey): string => name;

const columnsOf = (
  owners: ReadonlyMap<string, string>,
  sandboxId?: string,
): readonly Column<ApiKey>[] => [
  { id: 'name', label: 'Name', type: 'text', value: nameOf, width: 12 },
  {
    id: 'status',
    label: 'Status',
    type: 'state',
    value: (key) => keyStatus(key, serverNow()),
    width: 6,
    card: 'side',
  },
  {
    id: 'kind',
    label: 'Kind',
    type: 'state',
    value: (key) => keyKind(key, sandboxId),
    width: 5,
  },
  {
    id: 'owner',
    label: 'Acts as',
    type: 'text',
    value: ({ user_id }) => (user_id === sandboxId ? 'Sandbox' : (owners.get(user_id) ?? 'You')),
    width: 8,
  },
  {
    id: 'key',
    label: 'Secret',
    type: 'text',
    value: (key) => secretHint(key, sandboxId),
    width: 8,
    card: 'line',
  },
  {
    id: 'permissions',
    label: 'Permissions',
    type: 'text',
    value: ({ scopes }) => describeScopes(scopes),
    width: 22,
  },
  {
    id: 'used',
    label: 'Last used',
    type: 'time',
    value: (key) => key.last_used_at,
    none: 'Never',
    width: 7,
    card: 'note',
  },
  {
    id: 'expires',
    label: 'Expires',
    type: 'date',
    value: (key) => key.expires_at,
    none: 'Never',
    width: 7,
  },
  { id: 'created', label: 'Created', type: 'date', value: (key) => key.created_at, width: 7 },
];

type Open =
  | { readonly what: 'new'; readonly accountId?: string }
  | { readonly what: 'reset' | 'delete' }
  | { readonly what: 'edit' | 'rotate' | 'revoke'; readonly key: ApiKey }
  | { readonly what: 'secret'; readonly secret: string };

/** The user's API keys and the apps with access, with the open one over the list. */
export function Component() {
  const query = useApiKeysQuery();
  const accounts = useServiceAccountsQuery().data;
  const sandbox = useSandboxQuery();
  const sandboxId = sandbox.data?.id;
  const columns = useMemo(
    () => columnsOf(new Map(accounts?.map(({ id, name }) => [id, name])), sandboxId),
    [accounts, sandboxId],
  );
  const navigate = useNavigate();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const showSecret = (secret: string) => setOpen({ what: 'secret', secret });
  const create = (
    <Button size="small" intent="primary" onClick={() => setOpen({ what: 'new' })}>
      Create key
    </Button>
  );
  return (
    <>
      <LocalList
        kind="api-keys"
        noun={['key', 'keys']}
        answer={query}
        columns={columns}
        sortedBy="-created"
        nameOf={nameOf}
        tabs={<ApiTabs at="keys" />}
        primary={create}
        above={<SandboxBar answer={sandbox} onAct={setOpen} />}
        nothing={
          <EmptyState title="No API keys yet" action={create}>
            A key lets your own program read and change what you can. Changing your password revokes
            all keys.
          </EmptyState>
        }
        panel={(key, { to, closed }) => (
          <RecordPanel
            title={key.name}
            subtitle={secretHint(key, sandboxId)}
            isLoading={false}
            isBusy={query.isFetching}
            to={to}
            onClose={() => void navigate(closed, { replace: true })}
          >
            <KeyPanel key={key.id} known={key} onAct={(what) => setOpen({ what, key })} />
          </RecordPanel>
        )}
      />
      {open?.what === 'new' && (
        <KeyDialog
          {...(open.accountId !== undefined && { accountId: open.accountId })}
          onClose={close}
          onCreated={showSecret}
        />
      )}
      {open?.what === 'reset' && <ResetSandboxDialog onClose={close} />}
      {open?.what === 'delete' && <DeleteSandboxDialog onClose={close} />}
      {open?.what === 'edit' && <KeyDialog known={open.key} onClose={close} />}
      {open?.what === 'rotate' && (
        <RotateDialog known={open.key} onClose={close} onRotated={showSecret} />
      )}
      {open?.what === 'revoke' && <RevokeDialog known={open.key} onClose={close} />}
      {open?.what === 'secret' && (
        <SecretDialog
          title="Copy your secret"
          secret={open.secret}
          note="This is the only time it's shown. Store it where your program reads it, never in code."
          hasExample
          onClose={close}
        />
      )}
    </>
  );
}
