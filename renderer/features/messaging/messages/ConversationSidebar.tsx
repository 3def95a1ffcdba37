import { Chat, Cross } from '@blueprintjs/icons';
import { useState, useSyncExternalStore } from 'react';
import { Avatar } from '../../../ui/avatar/Avatar.tsx';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import { DialogButton } from '../../../ui/dialog/DialogButton.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { ConversationFiles } from './attachments/ConversationFiles.tsx';
import { type Conversation, type Person, personName } from './conversation.ts';
import { StartDialog } from './lazyDialogs.ts';
import styles from './Rail.module.css';
import type { Thread } from './thread.ts';

interface ContextRailProps {
  readonly conversation: Conversation;
  readonly thread: Thread;
  readonly userId: string;
  /** Open state where the rail is not permanently docked. */
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Matches the style sheet: from this width the rail is docked next to the thread. */
const wide = () => matchMedia('(min-width: 80em)');

function follow(onChange: () => void): () => void {
  const query = wide();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** The conversation's people, related community, and files. */
export function ConversationSidebar(props: ContextRailProps) {
  const { conversation, thread, userId, isOpen, onClose } = props;
  const isWide = useSyncExternalStore(follow, () => wide().matches);
  const [writingTo, setWritingTo] = useState<Person | null>(null);
  const isGroup = conversation.conversation_type === 'group';
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
        <ul className={`${ui.grid12} ${styles.people}`}>
          {people.map((person) => (
            <li key={person.id}>
              <Avatar name={personName(person)} url={person.avatar_url} size="small" />
              <p>
                {personName(person)}
                {person.id === userId && <span> (you)</span>}
                {person.company !== null && (
                  <span className={styles.company}>{person.company}</span>
                )}
              </p>
              {isGroup && person.id !== userId && (
                <DialogButton
                  className={styles.write}
                  aria-label={`Message ${personName(person)}`}
                  title="Message privately"
                  onClick={() => setWritingTo(person)}
                >
                  <Chat />
                </DialogButton>
              )}
            </li>
          ))}
        </ul>
      </section>
      {writingTo !== null && (
        <StartDialog
          to={{ personId: writingTo.id }}
          name={personName(writingTo)}
          onClose={() => setWritingTo(null)}
        />
      )}
      {listingId !== null && (
        <section aria-labelledby="rail-listing">
          <h2 id="rail-listing">Community</h2>
          <RouteLink to="property" params={{ id: listingId }}>
            {listing ?? 'The listing'}
          </RouteLink>
        </section>
      )}
      {(isOpen || isWide) && (
        <ConversationFiles key={conversation.id} conversationId={conversation.id} thread={thread} />
      )}
    </aside>
  );
}
