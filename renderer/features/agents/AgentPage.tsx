import { useParams } from 'react-router-dom';
import { dataSentence } from '#shared/messages.ts';
import { isDataError } from '../../app/api/dataError.ts';
import { LinkButton } from '../../kit/link/LinkButton.tsx';
import { RouteLink } from '../../kit/link/RouteLink.tsx';
import message from '../../kit/page/Message.module.css';
import { Page } from '../../kit/page/Page.tsx';
import { ErrorPanel } from '../../kit/state/ErrorPanel.tsx';
import { Skeleton } from '../../kit/state/Skeleton.tsx';
import { isId, placesText, stateName, useTitle } from '../directory/index.ts';
import { BrokerListings, typeName } from '../listings/index.ts';
import styles from './Agents.module.css';
import { type Agent, communitiesText, type Market } from './agent.ts';
import { useGetAgentQuery } from './agentsApi.ts';

/** One agent and what they sell, for everybody. */
export function Component() {
  const { agentId = '' } = useParams();
  const isKnown = isId(agentId);
  const { currentData, error, isFetching, refetch } = useGetAgentQuery(agentId, { skip: !isKnown });
  const agent = isKnown ? currentData : null;
  useTitle(agent === null ? null : agent?.name);
  if (agent === null) return <Missing />;
  return (
    <Page>
      <nav aria-label="Back" className={styles.back}>
        <RouteLink to="agents">Agents</RouteLink>
      </nav>
      {agent !== undefined ? (
        <Profile agent={agent} />
      ) : isDataError(error) ? (
        <ErrorPanel
          sentence={dataSentence(error)}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <div role="status" aria-label="Loading the agent…" className={styles.header}>
          <Skeleton width="16rem" height="2.25rem" />
          <Skeleton width="12rem" />
        </div>
      )}
    </Page>
  );
}

function Profile({ agent }: { readonly agent: Agent }) {
  return (
    <article>
      <header className={styles.header}>
        <h1>{agent.name}</h1>
        <p className={styles.quiet}>{agent.brokerage ?? 'Independent'}</p>
        <p>
          {communitiesText(agent.listings)} in {placesText(agent.states)}
        </p>
      </header>
      <div className={styles.columns}>
        <section aria-labelledby="for-sale">
          <h2 id="for-sale">For sale now</h2>
          <BrokerListings brokerId={agent.id} />
        </section>
        <aside className={styles.rail}>
          <section aria-labelledby="markets">
            <h2 id="markets">Where and what</h2>
            <Markets markets={agent.markets} />
          </section>
          <section aria-labelledby="reach">
            <h2 id="reach">How to reach {agent.name}</h2>
            <p>
              Open one of the communities and contact the broker there. E-mail address and telephone
              are told to members on a plan, once they have asked about a listing.
            </p>
            <LinkButton to="findAnAgent" fill>
              Have the team introduce you
            </LinkButton>
          </section>
        </aside>
      </div>
    </article>
  );
}

const Markets = ({ markets }: { readonly markets: readonly Market[] }) => (
  <table className={styles.markets}>
    <thead>
      <tr>
        <th scope="col">State</th>
        <th scope="col">Type</th>
        <th scope="col">For sale</th>
      </tr>
    </thead>
    <tbody>
      {markets.map(({ state, property_type: type, listings }) => (
        <tr key={`${state} ${type}`}>
          <td>{stateName(state)}</td>
          <td>{typeName(type)}</td>
          <td>{listings}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const Missing = () => (
  <div className={message.screen}>
    <p className={message.id}>404</p>
    <h1>Agent not found</h1>
    <p>They may have nothing for sale at the moment, or the address is mistyped.</p>
    <div className={message.actions}>
      <LinkButton to="agents" intent="primary">
        Agents
      </LinkButton>
    </div>
  </div>
);
