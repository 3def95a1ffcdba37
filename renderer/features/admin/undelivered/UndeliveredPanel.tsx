import { Button } from '@blueprintjs/core';
import { useNavigate } from 'react-router-dom';
import { formatDateTime } from '#shared/format/date.ts';
import { formatNumber } from '#shared/format/number.ts';
import { EmailText } from '../../../ui/format/EmailText.tsx';
import { Fact, Facts } from '../../../ui/panel/Facts.tsx';
import { PanelSection } from '../../../ui/panel/PanelSection.tsx';
import { RecordPanel } from '../../../ui/panel/RecordPanel.tsx';
import { type DeadLetter, useRetryDeadLetterMutation } from './deadLettersApi.ts';
import { deliveryErrorText, messageTypeLabel } from './undeliveredColumns.ts';

interface UndeliveredPanelProps {
  readonly message: DeadLetter;
  readonly to: string;
  readonly closed: string;
}

/** A message that failed permanently. Its content is hidden because it may contain a sign-in link. */
export function UndeliveredPanel({ message, to, closed }: UndeliveredPanelProps) {
  const navigate = useNavigate();
  const [retry, { isLoading }] = useRetryDeadLetterMutation();
  const close = () => void navigate(closed, { replace: true });
  async function tryAgain() {
    const { error } = await retry(message.id);
    if (error === undefined) close();
  }
  return (
    <RecordPanel
      title={messageTypeLabel(message.template)}
      isLoading={false}
      isBusy={isLoading}
      to={to}
      onClose={close}
      subtitle={deliveryErrorText(message.last_error)}
    >
      <PanelSection title="Delivery">
        <Facts>
          <Fact name="To">
            <EmailText address={message.recipient} />
          </Fact>
          <Fact name="Sent by">{message.kind === 'sms' ? 'Text message' : 'Email'}</Fact>
          <Fact name="Attempts">{formatNumber(message.attempts)}</Fact>
          <Fact name="Written">{formatDateTime(message.created_at)}</Fact>
          <Fact name="Failed">{formatDateTime(message.dead_at)}</Fact>
        </Facts>
      </PanelSection>
      {message.is_expired ? (
        <p>Its link has expired. The recipient can request a new one.</p>
      ) : (
        <Button loading={isLoading} onClick={() => void tryAgain()}>
          Try again
        </Button>
      )}
    </RecordPanel>
  );
}
