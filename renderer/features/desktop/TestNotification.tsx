import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { desktopMessages } from '#shared/messages/desktop.ts';
import type { NoteOutcome } from '#shared/notifications/notifications.ts';
import { useHost } from '../../host/HostContext.tsx';
import { announce } from '../../kit/live/announce.ts';
import { SettingRow } from '../../kit/settings/SettingRow.tsx';

/** What came of the trial, in words. */
function wordsOf(outcome: NoteOutcome, isApple: boolean): string {
  const { trial } = desktopMessages;
  if (outcome.kind === 'shown') return trial.shown;
  if (outcome.reason === 'not-allowed' && isApple) return trial.notAllowedByMac;
  return trial[outcome.reason];
}

/** A notification on demand: nobody should wait for a sign-in to learn that none arrives. */
export function TestNotification() {
  const { notifications, platform } = useHost();
  const [outcome, setOutcome] = useState<NoteOutcome | null>(null);
  const [isSending, setSending] = useState(false);
  const words = outcome === null ? null : wordsOf(outcome, platform.isApple);
  const isShown = outcome?.kind === 'shown';

  async function send() {
    if (notifications === null) return;
    setSending(true);
    setOutcome(null);
    const next = await notifications.test();
    setSending(false);
    setOutcome(next);
    // The row reads out by itself what went wrong.
    if (next.kind === 'shown') announce(wordsOf(next, platform.isApple));
  }

  return (
    <SettingRow
      label="Try it"
      hint={isShown ? words : 'Shows one now, also in quiet hours.'}
      problem={isShown ? null : words}
      isWide
    >
      {({ 'aria-labelledby': _row, ...control }) => (
        <Button {...control} loading={isSending} onClick={() => void send()}>
          Send a test notification
        </Button>
      )}
    </SettingRow>
  );
}
