import { Tag } from '@blueprintjs/core';
import { useAccessContext } from '../../../session/account/index.ts';
import { useAuth } from '../../../session/auth/index.ts';
import { useNavigation } from '../../../ui/link/navigation.ts';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { hasBrokerRole } from './connections.ts';
import styles from './Hub.module.css';
import { useConnectionsQuery } from './hubApi.ts';
import { StateNotes } from './StateNotes.tsx';
import { describeSystem } from './systems.ts';

/** Whether the reader's account is connected to the system of this page, how, and what happened last. */
export default function SystemConnection() {
  const { session } = useAuth();
  const slug = useNavigation().pathname.split('/').at(-1) ?? '';
  const isMember = session !== null && !session.needsCode;
  const query = useConnectionsQuery(undefined, { skip: !isMember });
  const isBroker = hasBrokerRole(useAccessContext()?.roles);
  if (!isMember) return null;
  return (
    <section aria-labelledby="your-account" className={`${styles.system} screen-only`}>
      <h2 id="your-account">Your account</h2>
      <Loaded answer={query} waiting={<Skeleton height="8rem" />}>
        {(found) => {
          const ways = describeSystem(slug, found, isBroker);
          if (ways.length === 0)
            return <p className={ui.note}>Nothing to connect in your account.</p>;
          return (
            <ul className={styles.list}>
              {ways.map(({ name, does, state, intent, success, failure, action }) => (
                <li key={name}>
                  <span>
                    <strong>{name}</strong>
                    <span className={ui.subline}>{does}</span>
                    <StateNotes success={success} failure={failure} />
                  </span>
                  <Tag minimal intent={intent}>
                    {state}
                  </Tag>
                  {action !== undefined && (
                    <RouteLink
                      to={action.to}
                      {...(action.open !== undefined && { query: { open: action.open } })}
                    >
                      {action.label}
                    </RouteLink>
                  )}
                </li>
              ))}
            </ul>
          );
        }}
      </Loaded>
    </section>
  );
}
