import { Tag } from '@blueprintjs/core';
import { useAccessContext } from '../../../session/account/index.ts';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { HistoryList } from '../history/index.ts';
import { describeConnections, hasBrokerRole } from './connections.ts';
import styles from './Hub.module.css';
import { useConnectionsQuery } from './hubApi.ts';
import { StateNotes } from './StateNotes.tsx';

/** What is connected to the account, and what works with other systems. */
export function Component() {
  const query = useConnectionsQuery();
  const isBroker = hasBrokerRole(useAccessContext()?.roles);
  return (
    <Page>
      <PageHeader
        actions={
          <LinkButton to="apiMarketplace" size="small" variant="minimal">
            API reference
          </LinkButton>
        }
      />
      <div className={styles.hub}>
        <section aria-labelledby="connections">
          <h2 id="connections">Connections</h2>
          <Loaded answer={query} waiting={<Skeleton height="20rem" />}>
            {(found) => (
              <ul className={styles.list}>
                {describeConnections(found, isBroker).map((connection) => (
                  <li key={connection.name}>
                    <span>
                      <strong>{connection.name}</strong>
                      <span className={ui.subline}>{connection.does}</span>
                      <StateNotes {...connection} />
                    </span>
                    <Tag minimal intent={connection.intent}>
                      {connection.state}
                    </Tag>
                    <RouteLink to={connection.to}>{connection.action}</RouteLink>
                    {connection.rows !== undefined && connection.rows.length > 0 && (
                      <ul className={styles.rows}>
                        {connection.rows.map((row) => (
                          <li key={row.id}>
                            <span>
                              <RouteLink to={row.to} query={{ open: row.id }}>
                                {row.name}
                              </RouteLink>
                              <StateNotes {...row} />
                            </span>
                            <Tag minimal intent={row.intent}>
                              {row.state}
                            </Tag>
                          </li>
                        ))}
                      </ul>
                    )}
                  </li>
                ))}
              </ul>
            )}
          </Loaded>
        </section>
        <section aria-labelledby="systems">
          <h2 id="systems">Other systems</h2>
          <p className={ui.note}>Each page says what works today.</p>
          <ul className={styles.systems}>
            <li>
              <RouteLink to="integrationsQuickbooks">QuickBooks</RouteLink>
              <span className={ui.caption}>Journal entries of closed months, CSV, and IIF</span>
            </li>
            <li>
              <RouteLink to="integrationsDocusign">DocuSign</RouteLink>
              <span className={ui.caption}>Signatures on deal room documents</span>
            </li>
            <li>
              <RouteLink to="integration" params={{ slug: 'zoom' }}>
                Zoom
              </RouteLink>
              <span className={ui.caption}>Meetings of calendar events</span>
            </li>
            <li>
              <RouteLink to="integration" params={{ slug: 'sage-intacct' }}>
                Sage Intacct
              </RouteLink>
              <span className={ui.caption}>Ledger export as CSV</span>
            </li>
            <li>
              <RouteLink to="integration" params={{ slug: 'xero' }}>
                Xero
              </RouteLink>
              <span className={ui.caption}>Ledger export as manual journals</span>
            </li>
            <li>
              <RouteLink to="integrationsZapier">Zapier</RouteLink>
              <span className={ui.caption}>Receives your webhooks</span>
            </li>
            <li>
              <RouteLink to="integrationsPowerbi">Power BI</RouteLink>
              <span className={ui.caption}>Reports on your records</span>
            </li>
            <li>
              <RouteLink to="integration" params={{ slug: 'microsoft-365' }}>
                Microsoft 365
              </RouteLink>
              <span className={ui.caption}>Reads contacts and events</span>
            </li>
            <li>
              <RouteLink to="integration" params={{ slug: 'google-workspace' }}>
                Google Workspace
              </RouteLink>
              <span className={ui.caption}>Reads contacts and events</span>
            </li>
            <li>
              <RouteLink to="integrationsSalesforce">Salesforce</RouteLink>
              <span className={ui.caption}>Reads accounts and contacts</span>
            </li>
            <li>
              <RouteLink to="integrationMarketplace">All systems</RouteLink>
            </li>
          </ul>
        </section>
        <section aria-labelledby="history">
          <h2 id="history">History</h2>
          <HistoryList />
        </section>
      </div>
    </Page>
  );
}
