import { useEffect } from 'react';
import type { NoteOutcome } from '#shared/notifications/notifications.ts';
import { deviceName } from '../security/index.ts';
import { useGetSignInAlertsQuery } from './notesApi.ts';
import { useNotify } from './useNotify.ts';

/** What waits for the end of the quiet hours is told again should the app end before them. */
const isTold = (outcome: NoteOutcome | null): boolean =>
  outcome?.kind !== 'suppressed' || (outcome.reason !== 'quiet' && outcome.reason !== 'repeated');

/** Tells of every sign-in on another device, also of those from while this one was off. */
export function useSignInNotes(userId: string): void {
  const notify = useNotify();
  const { data: alerts } = useGetSignInAlertsQuery(userId);

  useEffect(() => {
    for (const { id, happened_at: at, user_agent: agent } of alerts?.toReversed() ?? []) {
      if (Date.parse(at) <= toldUntil(userId)) continue;
      void notify({ kind: 'signIn', sessionId: id, device: deviceName(agent) }).then((outcome) => {
        if (isTold(outcome)) noteTold(userId, at);
      });
    }
  }, [alerts, userId, notify]);
}

/** Up to which sign-in somebody was told on this device, so that a restart does not tell it again. */
const keyOf = (userId: string): string => `haven.told.${userId}`;

const toldUntil = (userId: string): number =>
  Date.parse(localStorage.getItem(keyOf(userId)) ?? '') || 0;

function noteTold(userId: string, moment: string): void {
  if (Date.parse(moment) > toldUntil(userId)) localStorage.setItem(keyOf(userId), moment);
}
