import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import type { ShowNotificationResult } from '#shared/messaging/notifications/notifications.ts';
import { desktopMessages } from '#shared/texts/desktop.ts';
import { useHost } from '../../../host/HostContext.tsx';
import { announce } from '../../../ui/live/announce.ts';
import { SettingRow } from '../../../ui/settings/SettingRow.tsx';

/** Describes the result of the test notification. */
function describeResult(outcome: ShowNotificationResult, isApple: boolean): string {
  const { trial } = desktopMessages;
  if (outcome.kind === 'shown') return trial.shown;
  if (outcome.reason === 'not-allowed' && isApple) return trial.notAllowedByMac;
  return trial[outcome.reason];
}

/** Sends a test notification, so users don't discover only at a real sign-in that notifications fail. */
export function TestNotification() {
  const { notifications, platform } = useHost();
  const [outcome, setOutcome] = useState<ShowNotificationResult | null>(null);
  const [isSending, setSending] = useState(false);
  const message = outcome === null ? null : describeResult(outcome, platform.isApple);
  const isShown = outcome?.kind === 'shown';

  async function send() {
    if (notifications === null) return;
    setSending(true);
    setOutcome(null);
    const next = await notifications.test();
    setSending(false);
    setOutcome(next);
    // The row announces failures itself.
    if (next.kind === 'shown') announce(describeResult(next, platform.isApple));
  }

  return (
    <SettingRow
      label="Test"
      hint={isShown ? message : 'Shows a notification now, even during quiet hours.'}
      problem={isShown ? null : message}
      isWide
    >
      {({ 'aria-labelledby': _row, ...control }) => (
        <Button {...control} loading={isSending} onClick={() => void send()}>
          Send test notification
        </Button>
      )}
    </SettingRow>
  );
}
