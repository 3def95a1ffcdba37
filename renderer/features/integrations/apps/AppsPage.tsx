import { Button } from '@blueprintjs/core';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatNumber } from '#shared/format/number.ts';
import { FactList } from '../../../ui/panel/Facts.tsx';
import { RecordPanel } from '../../../ui/panel/RecordPanel.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import ui from '../../../ui/theme/ui.module.css';
import type { Column } from '../../../workbench/list/columns.tsx';
import { LocalList } from '../../../workbench/list/LocalList.tsx';
import { HistorySection } from '../history/index.ts';
import { ApiTabs, describeScopes, SecretDialog } from '../keys/index.ts';
import { AppDialog, DeleteAppDialog, RotateAppSecretDialog } from './AppDialogs.tsx';
import { type OauthApp, useOauthAppsQuery, useOauthAppUsersQuery } from './appsApi.ts';

const nameOf = ({ name }: OauthApp): string => name;

type Open =
  | { readonly what: 'new' }
  | { readonly what: 'edit' | 'rotate' | 'delete'; readonly app: OauthApp }
  | { readonly what: 'secret'; readonly secret: string };

/** Apps that the user registered, with the open one over the list. */
export function Component() {
  const query = useOauthAppsQuery();
  const counts = useOauthAppUsersQuery();
  const navigate = useNavigate();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const showSecret = (secret: string) => setOpen({ what: 'secret', secret });
  const usersOf = ({ id }: OauthApp) =>
    counts.data?.find(({ app_id }) => app_id === id)?.users ?? null;
  const columns: readonly Column<OauthApp>[] = [
    { id: 'name', label: 'Name', type: 'text', value: nameOf, width: 12 },
    { id: 'client', label: 'Client ID', type: 'text', value: ({ id }) => id, width: 18 },
    {
      id: 'users',
      label: 'Accounts',
      type: 'number',
      value: usersOf,
      width: 6,
      card: 'side',
    },
    {
      id: 'permissions',
      label: 'Permissions',
      type: 'text',
      value: ({ scopes }) => describeScopes(scopes),
      width: 20,
      card: 'line',
    },
    {
      id: 'created',
      label: 'Registered',
      type: 'date',
      value: (app) => app.created_at,
      width: 7,
      card: 'note',
    },
  ];
  const register = (
    <Button size="small" intent="primary" onClick={() => setOpen({ what: 'new' })}>
      Register app
    </Button>
  );
  return (
    <>
      <LocalList
        kind="oauth-apps"
        noun={['app', 'apps']}
        answer={query}
        columns={columns}
        sortedBy="-created"
        nameOf={nameOf}
        tabs={<ApiTabs at="apps" />}
        primary={register}
        nothing={
          <EmptyState title="No apps yet" action={register}>
            Register an app so that other people can give it access to their account.
          </EmptyState>
        }
        panel={(app, { to, closed }) => (
          <RecordPanel
            title={app.name}
            subtitle={app.homepage}
            isLoading={false}
            isBusy={query.isFetching}
            to={to}
            onClose={() => void navigate(closed, { replace: true })}
          >
            <AppPanel app={app} users={usersOf(app)} onAct={(what) => setOpen({ what, app })} />
          </RecordPanel>
        )}
      />
      {open?.what === 'new' && <AppDialog onClose={close} onSecret={showSecret} />}
      {open?.what === 'edit' && (
        <AppDialog known={open.app} onClose={close} onSecret={showSecret} />
      )}
      {open?.what === 'rotate' && (
        <RotateAppSecretDialog known={open.app} onClose={close} onRotated={showSecret} />
      )}
      {open?.what === 'delete' && <DeleteAppDialog known={open.app} onClose={close} />}
      {open?.what === 'secret' && (
        <SecretDialog
          title="Copy your client secret"
          secret={open.secret}
          note="This is the only time it's shown. Keep it on your server."
          onClose={close}
        />
      )}
    </>
  );
}

interface AppPanelProps {
  readonly app: OauthApp;
  readonly users: number | null;
  readonly onAct: (act: 'edit' | 'rotate' | 'delete') => void;
}

function AppPanel({ app, users, onAct }: AppPanelProps) {
  const facts: readonly [string, ReactNode][] = [
    ['Client ID', app.id],
    ['Kind', app.has_secret ? 'On a server, with a secret' : 'On devices, without a secret'],
    ['Website', app.homepage],
    ['Permissions', describeScopes(app.scopes)],
    ['Accounts with access', users === null ? '–' : formatNumber(users)],
    ['Redirect addresses', app.redirect_uris.map((uri) => <div key={uri}>{uri}</div>)],
  ];
  return (
    <div className={ui.stack16}>
      <div className={ui.actions}>
        <Button size="small" onClick={() => onAct('edit')}>
          Edit app
        </Button>
        {app.has_secret && (
          <Button size="small" onClick={() => onAct('rotate')}>
            Rotate secret
          </Button>
        )}
        <Button size="small" intent="danger" variant="minimal" onClick={() => onAct('delete')}>
          Delete app
        </Button>
      </div>
      <FactList facts={facts} />
      <HistorySection itemId={app.id} />
    </div>
  );
}
