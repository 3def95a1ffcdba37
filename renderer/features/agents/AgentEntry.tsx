import { linkTo } from '#shared/routes.ts';
import { Link } from '../../kit/link/Link.tsx';
import { usePrefetch } from '../../kit/link/navigation.ts';
import { placesText } from '../directory/index.ts';
import styles from './Agents.module.css';
import { communitiesText, type ListedAgent, typesText } from './agent.ts';

/** One agent of a list. */
export const AgentEntry = ({ agent }: { readonly agent: ListedAgent }) => (
  <>
    <div className={styles.who}>
      <h2>
        <Link
          {...usePrefetch('agent')}
          to={linkTo('agent', { agentId: agent.id })}
          className={styles.open}
        >
          {agent.name}
        </Link>
      </h2>
      <p className={styles.quiet}>{agent.brokerage ?? 'Independent'}</p>
    </div>
    <ul className={styles.aside}>
      <li className={styles.count}>{communitiesText(agent.listings)}</li>
      <li>{placesText(agent.states)}</li>
      <li>{typesText(agent.property_types)}</li>
    </ul>
  </>
);
