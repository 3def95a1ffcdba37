import { Button } from '@blueprintjs/core';
import { type ReactNode, useSyncExternalStore } from 'react';
import styles from './SubmitButton.module.css';

interface SubmitButtonProps {
  readonly isSending: boolean;
  readonly children: ReactNode;
}

const subscribe = () => () => undefined;
const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The primary button of a form, with its shortcut, which `Form` handles. */
export function SubmitButton({ isSending, children }: SubmitButtonProps) {
  const hasCommandKey = useSyncExternalStore(subscribe, isApple, () => false);
  return (
    <Button
      type="submit"
      intent="primary"
      loading={isSending}
      aria-keyshortcuts={hasCommandKey ? 'Meta+Enter' : 'Control+Enter'}
    >
      {children}
      <span aria-hidden="true" className={styles.key}>
        {hasCommandKey ? '⌘↵' : 'Ctrl ↵'}
      </span>
    </Button>
  );
}
