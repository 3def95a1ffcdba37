import { Tag } from '@blueprintjs/core';
import { useEffect, useState } from 'react';
import { assistantTools } from '#shared/api/assistantTools.ts';
import { serverNow } from '#shared/format/clock.ts';
import { formatDateTime } from '#shared/format/date.ts';
import { formatAge } from '#shared/format/relative-time.ts';
import { useHost } from '../../../host/HostContext.tsx';
import { CopyLinkField } from '../../../ui/form/CopyLinkField.tsx';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { ScrollTable } from '../../../ui/table/ScrollTable.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { ApiTabs, keyStyles } from '../keys/index.ts';
import styles from './Assistants.module.css';
import { type Proposal, useApiProposalsQuery } from './assistantsApi.ts';

const configuration = (url: string) =>
  JSON.stringify(
    {
      mcpServers: {
        'haven-exchange': { type: 'http', url, headers: { Authorization: 'Bearer hvn_…' } },
      },
    },
    null,
    2,
  );

/** How to connect an AI assistant over MCP, what it can do, and the changes that it proposed. */
export function Component() {
  const host = useHost();
  const [backend, setBackend] = useState<string>();
  useEffect(() => {
    void host.backend().then(({ url }) => setBackend(url));
  }, [host]);
  const query = useApiProposalsQuery();
  return (
    <Page>
      <PageHeader
        views={<ApiTabs at="assistants" />}
        actions={
          <LinkButton to="apiMarketplaceKeys" size="small">
            Open API keys
          </LinkButton>
        }
      />
      <div className={styles.page}>
        <section aria-labelledby="connect" className={ui.stack12}>
          <h2 id="connect">Connect</h2>
          <p className={ui.note}>
            Works with assistants that support remote MCP servers with a header. Create a key with
            only the permissions that it needs.
          </p>
          {backend === undefined ? (
            <Skeleton height="14rem" />
          ) : (
            <>
              <div className={keyStyles.secret}>
                <CopyLinkField label="Server address" address={`${backend}/functions/v1/mcp`} />
              </div>
              <pre className={keyStyles.code}>{configuration(`${backend}/functions/v1/mcp`)}</pre>
            </>
          )}
        </section>
        <section aria-labelledby="changes" className={ui.stack12}>
          <h2 id="changes">Proposed changes</h2>
          <p className={ui.note}>
            A change is made only when the assistant confirms it, within 15 minutes.
          </p>
          <Loaded answer={query} waiting={<Skeleton height="8rem" />}>
            {(rows) =>
              rows.length === 0 ? (
                <EmptyState title="No proposed changes yet">
                  Changes that an assistant proposes appear here.
                </EmptyState>
              ) : (
                <ProposalTable rows={rows} />
              )
            }
          </Loaded>
        </section>
        <section aria-labelledby="tools" className={ui.stack12}>
          <h2 id="tools">Tools</h2>
          <p className={ui.note}>A key sees the tools that its permissions allow.</p>
          <dl className={styles.tools}>
            {assistantTools.map(({ name, title, does }) => (
              <div key={name}>
                <dt>
                  <code>{name}</code>
                </dt>
                <dd>
                  {title}
                  {does !== 'read' && (
                    <Tag minimal intent={does === 'confirm' ? 'warning' : 'none'}>
                      {does === 'confirm' ? 'Changes data' : 'Proposes'}
                    </Tag>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </Page>
  );
}

const VERBS: Readonly<Record<string, string>> = {
  create: 'Add',
  update: 'Change',
  delete: 'Delete',
};

function stateOf({ confirmed_at, expires_at }: Proposal) {
  if (confirmed_at !== null) return { label: 'Made', intent: 'success' } as const;
  return Date.parse(expires_at) > serverNow().getTime()
    ? ({ label: 'Waiting', intent: 'warning' } as const)
    : ({ label: 'Expired', intent: 'none' } as const);
}

const ProposalTable = ({ rows }: { readonly rows: readonly Proposal[] }) => (
  <ScrollTable
    label="Proposed changes"
    columns={['Time', 'Change', 'Key', 'State']}
    className={keyStyles.requests}
  >
    {rows.map((row) => {
      const { label, intent } = stateOf(row);
      return (
        <tr key={row.id}>
          <td>
            <time dateTime={row.created_at} title={formatDateTime(row.created_at)}>
              {formatAge(row.created_at, serverNow())}
            </time>
          </td>
          <td className={keyStyles.path}>
            {VERBS[row.verb] ?? row.verb} {row.resource.replaceAll('_', ' ')}
            <span className={ui.subline}>{row.title ?? row.record_id}</span>
          </td>
          <td>{row.key.name}</td>
          <td>
            <Tag minimal intent={intent}>
              {label}
            </Tag>
          </td>
        </tr>
      );
    })}
  </ScrollTable>
);
