import { Cross } from '@blueprintjs/icons';
import { PlainButton } from '../../kit/button/PlainButton.tsx';
import { RouteLink } from '../../kit/link/RouteLink.tsx';
import { Avatar } from './Avatar.tsx';
import { type Conversation, nameOf } from './conversation.ts';
import styles from './Rail.module.css';

interface ContextRailProps {
  readonly conversation: Conversation;
  readonly userId: string;
  /** Where it does not stand beside the thread for good, it is opened. */
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Who is in the conversation, and the community that it is about. */
export function ContextRail({ conversation, userId, isOpen, onClose }: ContextRailProps) {
  const { people, listing_id: listingId, listing_name: listing } = conversation;
  return (
    <aside aria-label="About this conversation" className={styles.rail} data-open={isOpen}>
      <div className={styles.close}>
        <PlainButton variant="minimal" aria-label="Close" onClick={onClose}>
          <Cross />
        </PlainButton>
      </div>
      <section aria-labelledby="rail-people">
        <h2 id="rail-people">People</h2>
        <ul className={styles.people}>
          {people.map((person) => (
            <li key={person.id}>
              <Avatar name={nameOf(person)} isSmall />
              <p>
                {nameOf(person)}
                {person.id === userId && <span> (you)</span>}
                {person.company !== null && (
                  <span className={styles.company}>{person.company}</span>
                )}
              </p>
            </li>
          ))}
        </ul>
      </section>
      {listingId !== null && (
        <section aria-labelledby="rail-listing">
          <h2 id="rail-listing">Community</h2>
          <RouteLink to="property" params={{ id: listingId }}>
            {listing ?? 'The listing'}
          </RouteLink>
        </section>
      )}
    </aside>
  );
}
