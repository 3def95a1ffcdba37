import { Tag } from '@blueprintjs/core';
import { useAccessContext } from '../../../session/account/index.ts';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { describeConnections } from './connections.ts';
import styles from './Hub.module.css';
import { useConnectionsQuery } from './hubApi.ts';

/** What is connected to the account, and what works with other systems. */
export function Component() {
  const query = useConnectionsQuery();
  const roles = useAccessContext()?.roles ?? [];
  const isBroker = roles.includes('broker') || roles.includes('broker_of_record');
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
                {describeConnections(found, isBroker).map(
                  ({ name, does, state, intent, to, action }) => (
                    <li key={name}>
                      <span>
                        <strong>{name}</strong>
                        <span className={ui.subline}>{does}</span>
                      </span>
                      <Tag minimal intent={intent}>
                        {state}
                      </Tag>
                      <RouteLink to={to}>{action}</RouteLink>
                    </li>
                  ),
                )}
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
              <RouteLink to="integration" params={{ slug: 'sage-intacct' }}>
                Sage Intacct
              </RouteLink>
              <span className={ui.caption}>Ledger export as CSV</span>
            </li>
            <li>
              <RouteLink to="integrationsZapier">Zapier</RouteLink>
              <span className={ui.caption}>Receives your webhooks</span>
            </li>
            <li>
              <RouteLink to="integrationsPowerbi">Power BI</RouteLink>
              <span className={ui.caption}>Reads the API</span>
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
      </div>
    </Page>
  );
}
