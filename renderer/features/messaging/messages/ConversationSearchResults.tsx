import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { formatDateTime } from '#shared/format/date.ts';
import { SearchField } from '../../../ui/form/SearchField.tsx';
import { LoadMore } from '../../../ui/list/LoadMore.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { type Conversation, personName } from './conversation.ts';
import styles from './Head.module.css';
import { useSearchThreadInfiniteQuery } from './threadApi.ts';

interface SearchInsideProps {
  readonly conversation: Conversation;
  readonly onOpen: (messageId: string) => void;
  readonly onClose: () => void;
}

const AROUND = 60;

/** Search results in a conversation, newest first; choosing one opens that message. */
export function ConversationSearchResults({ conversation, onOpen, onClose }: SearchInsideProps) {
  const [search, setSearch] = useState('');
  const query = useSearchThreadInfiniteQuery(
    { id: conversation.id, search },
    { skip: search === '' },
  );
  const part = useRef<HTMLDivElement>(null);
  // Typed keys are text, not shortcuts; focus returns to its previous place afterwards.
  useEffect(() => {
    const before = document.activeElement;
    part.current?.querySelector('input')?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes from wherever the focus is inside
    <div ref={part} className={styles.inside} aria-busy={query.isFetching} onKeyDown={onKeyDown}>
      <SearchField value={search} placeholder="Search messages" onSearch={setSearch} />
      {search !== '' && (
        <Loaded answer={query} waiting={null}>
          {({ pages }) => (
            <>
              <p role="status" className={styles.found}>
                {pages.every((page) => page.length === 0) ? 'No messages match.' : 'Newest first'}
              </p>
              <ul className={styles.results}>
                {pages
                  .flatMap((page) => page.toReversed())
                  .map((message) => (
                    <li key={message.id}>
                      <button type="button" onClick={() => onOpen(message.id)}>
                        <span>
                          {personName(
                            conversation.people.find(({ id }) => id === message.sender_id),
                          )}
                          <time dateTime={message.created_at}>
                            {formatDateTime(message.created_at)}
                          </time>
                        </span>
                        {around(message.message_text, search)}
                      </button>
                    </li>
                  ))}
                {query.hasNextPage && (
                  <li className={styles.further}>
                    <LoadMore list={query} />
                  </li>
                )}
              </ul>
            </>
          )}
        </Loaded>
      )}
    </div>
  );
}

/** Excerpt around the first search term found, so that it is in view. */
function around(text: string, search: string): string {
  const [first = ''] = search.toLowerCase().trim().split(/\s+/);
  const places = [search.toLowerCase(), first].map((term) => text.toLowerCase().indexOf(term));
  const at = Math.max(0, places.find((place) => place >= 0) ?? 0);
  const start = Math.max(0, at - AROUND);
  const end = at + search.length + AROUND;
  return (start > 0 ? '…' : '') + text.slice(start, end) + (end < text.length ? '…' : '');
}
