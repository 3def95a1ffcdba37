import { Button } from '@blueprintjs/core';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Profile.module.css';

interface SendOrSkipProps {
  readonly send: string;
  readonly skip: string;
  readonly isSending: boolean;
  readonly isSendable?: boolean;
  readonly onSkip: () => void;
}

/** Submit and skip buttons of a profile form. */
export const ProfileFormFooter = ({
  send,
  skip,
  isSending,
  isSendable = true,
  onSkip,
}: SendOrSkipProps) => (
  <div className={`${ui.row} ${styles.buttons}`}>
    <Button type="submit" intent="primary" loading={isSending} disabled={!isSendable}>
      {send}
    </Button>
    <Button variant="minimal" disabled={isSending} onClick={onSkip}>
      {skip}
    </Button>
  </div>
);
