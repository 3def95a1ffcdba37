import { useParams } from 'react-router-dom';
import { linkTo } from '#shared/routes.ts';
import { DirectoryEntry } from '../../../ui/directory/DirectoryEntry.tsx';
import { placesText, stateName } from '../../../ui/directory/directoryPage.ts';
import { BackLink } from '../../../ui/page/BackLink.tsx';
import { NotFoundMessage } from '../../../ui/page/NotFoundMessage.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { type RecordHead, useRecordHead } from '../../../ui/page/recordHead.ts';
import { FactList } from '../../../ui/panel/Facts.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Brokerage.module.css';
import type { Brokerage } from './brokerage.ts';
import { useGetBrokerageQuery } from './brokerageApi.ts';

const brokersText = ({ length }: readonly unknown[]): string =>
  length === 1 ? '1 broker' : `${length} brokers`;

const brokerageHead = ({ name, about, agents, slug, phone }: Brokerage): RecordHead => ({
  title: name,
  card: { title: name, lines: [brokersText(agents), 'Senior-living communities'] },
  description:
    about === ''
      ? `${name}: ${agents.length} brokers of senior-living communities and their listings.`
      : about,
  dataAt: (origin) => ({
    '@context': 'https://schema.org',
    '@type': 'RealEstateAgent',
    name,
    url: origin + linkTo('brokerage', { slug }),
    ...(about !== '' && { description: about }),
    ...(phone !== '' && { telephone: phone }),
    employee: agents.map((agent) => ({
      '@type': 'Person',
      name: agent.name,
      url: origin + linkTo('agent', { agentId: agent.id }),
    })),
  }),
});

/** Public page of a brokerage and its brokers. */
export function Component() {
  const { slug = '' } = useParams();
  const query = useGetBrokerageQuery(slug);
  useRecordHead(query.currentData, brokerageHead);
  if (query.currentData === null) {
    return (
      <NotFoundMessage title="Brokerage not found" to="agents" button="Agents">
        It may have no public page, or the address is mistyped.
      </NotFoundMessage>
    );
  }
  return (
    <Page>
      <BackLink to="agents">Agents</BackLink>
      <Loaded
        answer={query}
        waiting={
          <div role="status" aria-label="Loading brokerage…" className={styles.header}>
            <Skeleton width="16rem" height="2.25rem" />
            <Skeleton width="12rem" />
          </div>
        }
      >
        {(found) => found && <Article brokerage={found} />}
      </Loaded>
    </Page>
  );
}

function Article({ brokerage }: { readonly brokerage: Brokerage }) {
  const { name, about, agents } = brokerage;
  const listings = agents.reduce((sum, agent) => sum + agent.listings, 0);
  const states = [...new Set(agents.flatMap((agent) => agent.states))].toSorted();
  return (
    <article>
      <header className={styles.header}>
        <h1>{name}</h1>
        <p>
          {brokersText(agents)}, {listings} {listings === 1 ? 'community' : 'communities'} for sale
          {states.length > 0 && ` in ${placesText(states)}`}
        </p>
      </header>
      <div className={styles.columns}>
        <section aria-labelledby="brokers">
          <h2 id="brokers">Brokers</h2>
          {agents.length === 0 ? (
            <EmptyState title="No active listings">
              Brokers appear here once they have an active listing.
            </EmptyState>
          ) : (
            <ul className={styles.entries}>
              {agents.map((agent) => (
                <li key={agent.id} className={styles.entry}>
                  <DirectoryEntry
                    to="agent"
                    params={{ agentId: agent.id }}
                    name={agent.name}
                    subtitle={agent.brokerage ?? 'Independent'}
                    facts={[
                      agent.listings === 1
                        ? '1 community for sale'
                        : `${agent.listings} communities for sale`,
                      placesText(agent.states),
                    ]}
                  />
                </li>
              ))}
            </ul>
          )}
        </section>
        <aside className={styles.rail}>
          {about !== '' && (
            <section aria-labelledby="about">
              <h2 id="about">About</h2>
              <p>{about}</p>
            </section>
          )}
          <Credentials brokerage={brokerage} />
        </aside>
      </div>
    </article>
  );
}

function Credentials({ brokerage }: { readonly brokerage: Brokerage }) {
  const { phone, license_number: number, license_state: state } = brokerage;
  const facts = (
    [
      ['Broker of record', brokerage.broker_of_record ?? ''],
      ['License', [state === null ? '' : stateName(state), number].filter(Boolean).join(', ')],
      ['Telephone', phone],
    ] as const
  ).filter(([, value]) => value !== '');
  if (facts.length === 0) return null;
  return (
    <section aria-labelledby="license">
      <h2 id="license">License and office</h2>
      <FactList className={`${ui.factColumns} ${styles.facts}`} facts={facts} />
    </section>
  );
}
