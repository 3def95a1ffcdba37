import { useParams } from 'react-router-dom';
import { formatMonth } from '#shared/format/date.ts';
import { formatNumber } from '#shared/format/number.ts';
import { SPECIALIZATIONS } from '#shared/listings/profile-choices.ts';
import { metaDescription } from '#shared/navigation/meta.ts';
import { linkTo } from '#shared/routes.ts';
import { useAccessContext } from '../../../session/account/index.ts';
import { Avatar } from '../../../ui/avatar/Avatar.tsx';
import { placesText, stateName } from '../../../ui/directory/directoryPage.ts';
import { isId } from '../../../ui/format/id.ts';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { BackLink } from '../../../ui/page/BackLink.tsx';
import { NotFoundMessage } from '../../../ui/page/NotFoundMessage.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { type RecordHead, useRecordHead } from '../../../ui/page/recordHead.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { TableHead } from '../../../ui/table/TableHead.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { BrokerListings, propertyTypeLabel } from '../../listings/market/index.ts';
import { WriteButton } from '../../messaging/messages/index.ts';
import { AgentRating, AgentReviews } from '../brokerReviews/index.ts';
import styles from './Agents.module.css';
import { type Agent, communitiesText, type Market, soldText } from './agent.ts';
import { useGetAgentQuery } from './agentsApi.ts';

const agentHead = ({ id, name, brokerage, listings, states }: Agent): RecordHead => {
  const description = metaDescription(
    `${name} (${brokerage ?? 'independent'}) has ${communitiesText(listings)} in ${placesText(states)}. View their senior-living communities and contact options.`,
  );
  return {
    title: name,
    card: { title: name, lines: [brokerage ?? 'Independent', communitiesText(listings)] },
    description,
    dataAt: (origin) => ({
      '@context': 'https://schema.org',
      '@type': 'RealEstateAgent',
      name,
      description,
      url: origin + linkTo('agent', { agentId: id }),
      areaServed: states.map((state) => ({ '@type': 'State', name: stateName(state) })),
      ...(brokerage !== null && {
        parentOrganization: { '@type': 'Organization', name: brokerage },
      }),
    }),
  };
};

/** Public profile of an agent and their listings. */
export function Component() {
  const { agentId = '' } = useParams();
  const isKnown = isId(agentId);
  const query = useGetAgentQuery(agentId, { skip: !isKnown });
  const agent = isKnown ? query.currentData : null;
  useRecordHead(agent, agentHead);
  if (agent === null) {
    return (
      <NotFoundMessage title="Agent not found" to="agents" button="Agents">
        They may have no active listings, or the address is mistyped.
      </NotFoundMessage>
    );
  }
  return (
    <Page>
      <BackLink to="agents">Agents</BackLink>
      <Loaded
        answer={query}
        waiting={
          <div role="status" aria-label="Loading agent…" className={styles.header}>
            <Skeleton width="16rem" height="2.25rem" />
            <Skeleton width="12rem" />
          </div>
        }
      >
        {(found) => found && <Profile agent={found} />}
      </Loaded>
    </Page>
  );
}

function Profile({ agent }: { readonly agent: Agent }) {
  const accountStatus = useAccessContext();
  return (
    <article>
      <header className={styles.header}>
        <div className={styles.identity}>
          <Avatar name={agent.name} size="large" />
          <div>
            <h1>{agent.name}</h1>
            <p className={ui.muted}>{agent.brokerage ?? 'Independent'}</p>
          </div>
        </div>
        <AgentRating agentId={agent.id} />
        <p>
          {communitiesText(agent.listings)} in {placesText(agent.states)} · {soldText(agent.sold)}
        </p>
        {practiceText(agent) !== '' && <p className={ui.muted}>{practiceText(agent)}</p>}
      </header>
      <div className={styles.columns}>
        <div className={styles.main}>
          <section aria-labelledby="for-sale">
            <h2 id="for-sale">For sale</h2>
            <BrokerListings brokerId={agent.id} />
          </section>
          <Closed agent={agent} />
          <AgentReviews agentId={agent.id} />
        </div>
        <aside className={styles.rail}>
          <section aria-labelledby="markets">
            <h2 id="markets">Markets</h2>
            <Shares
              of="Type"
              markets={agent.markets}
              nameOf={({ property_type: type }) => propertyTypeLabel(type)}
            />
            <Shares of="State" markets={agent.markets} nameOf={({ state }) => stateName(state)} />
          </section>
          <section aria-labelledby="reach">
            <h2 id="reach">Contact {agent.name}</h2>
            <p>
              Contact the broker from one of their communities. Email and phone are shown to members
              on a plan after they inquire about a listing.
            </p>
            {accountStatus !== null && (
              <WriteButton to={{ brokerId: agent.id }} name={agent.name} />
            )}
            {accountStatus?.userType === 'broker' && (
              <LinkButton to="coBrokers" query={{ with: agent.id, name: agent.name }} fill>
                Propose a co-brokerage
              </LinkButton>
            )}
            <LinkButton to="findAnAgent" fill>
              Request an introduction
            </LinkButton>
          </section>
        </aside>
      </div>
    </article>
  );
}

/** Deals closed on the exchange, without names; renders nothing if there are none. */
function Closed({ agent: { closed } }: { readonly agent: Agent }) {
  if (closed.count === 0) return null;
  const more = closed.count - closed.last.length;
  return (
    <section aria-labelledby="closed">
      <h2 id="closed">Closed deals</h2>
      <p className={ui.muted}>
        {closed.count === 1 ? '1 community' : `${formatNumber(closed.count)} communities`} sold
        here, excluding confidential sales.
      </p>
      <ul>
        {closed.last.map(({ property_type: type, location, beds, month }) => (
          <li key={`${month} ${location} ${type} ${beds}`}>
            {propertyTypeLabel(type)} in {location}
            {beds !== null && ` · ${formatNumber(beds)} beds`} ·{' '}
            {formatMonth(new Date(`${month}-01T00:00`))}
          </li>
        ))}
        {more > 0 && <li>And {formatNumber(more)} more.</li>}
      </ul>
    </section>
  );
}

/** "Memory Care · 12 years · Licensed in Ohio and Indiana". */
function practiceText({ practice }: Agent): string {
  if (practice === null) return '';
  const { specialization, years_experience: years, licensed_in: states } = practice;
  const areas = practice.service_areas;
  return [
    SPECIALIZATIONS[specialization as keyof typeof SPECIALIZATIONS],
    years === null ? undefined : years === 1 ? '1 year' : `${years} years`,
    areas.length === 0 ? undefined : `Works in ${placesText(areas)}`,
    states.length === 0 ? undefined : `Licensed in ${placesText(states)}`,
  ]
    .filter((fact) => fact !== undefined)
    .join(' · ');
}

interface SharesProps {
  readonly of: string;
  readonly markets: readonly Market[];
  readonly nameOf: (market: Market) => string;
}

/** Counts per value, highest first. */
function Shares({ of, markets, nameOf }: SharesProps) {
  const totals = new Map<string, number>();
  for (const market of markets) {
    const name = nameOf(market);
    totals.set(name, (totals.get(name) ?? 0) + market.listings);
  }
  const rows = [...totals].toSorted(([a, x], [b, y]) => y - x || a.localeCompare(b));
  return (
    <table className={styles.shares}>
      <TableHead columns={[of, 'For sale']} />
      <tbody>
        {rows.map(([name, count]) => (
          <tr key={name}>
            <td>{name}</td>
            <td>{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
