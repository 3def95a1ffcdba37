import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { usePlace } from '../../../session/place/usePlace.ts';
import { PartBoundary } from '../../../ui/state/PartBoundary.tsx';
import styles from './Assistant.module.css';
import { ChatDrawer, hasChat } from './chat.ts';

/**
 * Opens the assistant over a screen without side navigation, which has its own button. Narrow screens have it in the
 * palette instead.
 */
export default function ChatTrigger() {
  const { name } = usePlace();
  const [isOpen, setOpen] = useState(false);
  if (!hasChat(name)) return null;
  return (
    <>
      <Button className={`${styles.trigger} screen-only`} onClick={() => setOpen(true)}>
        Assistant
      </Button>
      {isOpen && (
        <PartBoundary isQuiet>
          <ChatDrawer onClose={() => setOpen(false)} />
        </PartBoundary>
      )}
    </>
  );
}
