import { useEffect, useState } from 'react';
import { readPersisted, writePersisted } from '../../../session/persisted/persisted.ts';

const DRAFT = 'draft:';

const isNonEmptyText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '';

/** The user's drafts by conversation. */
export const draftsOf = (userId: string): ReadonlyMap<string, string> =>
  new Map(
    [...readPersisted(userId, DRAFT)].filter((entry): entry is [string, string] =>
      isNonEmptyText(entry[1]),
    ),
  );

/** The draft of a conversation; saved on every keystroke. */
export function useDraft(userId: string, conversationId: string) {
  const [draft, setDraft] = useState(() => draftsOf(userId).get(conversationId) ?? '');
  useEffect(() => {
    writePersisted(userId, DRAFT + conversationId, draft === '' ? null : draft);
    window.dispatchEvent(new Event(DRAFTS_CHANGED));
  }, [userId, conversationId, draft]);
  return [draft, setDraft] as const;
}

const DRAFTS_CHANGED = 'haven:drafts';

/** All current drafts. */
export function useDrafts(userId: string): ReadonlyMap<string, string> {
  const [drafts, setDrafts] = useState(() => draftsOf(userId));
  useEffect(() => {
    const look = () => setDrafts(draftsOf(userId));
    look();
    addEventListener(DRAFTS_CHANGED, look);
    addEventListener('storage', look);
    return () => {
      removeEventListener(DRAFTS_CHANGED, look);
      removeEventListener('storage', look);
    };
  }, [userId]);
  return drafts;
}
