import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { usePlace } from '../../../session/place/usePlace.ts';
import { lazyPart } from '../../../ui/chunk/lazyPart.tsx';
import { PartBoundary } from '../../../ui/state/PartBoundary.tsx';
import styles from './Assistant.module.css';

const ChatDrawer = lazyPart(() => import('./ChatDrawer.tsx'));

/** Opens the assistant over any screen. Its own page and phones don't show it: phones have it in the palette. */
export default function ChatTrigger() {
  const { name } = usePlace();
  const [isOpen, setOpen] = useState(false);
  if (name === 'aiAssistant') return null;
  return (
    <>
      <Button className={`${styles.trigger} screen-only`} onClick={() => setOpen(true)}>
        Ask
      </Button>
      {isOpen && (
        <PartBoundary isQuiet>
          <ChatDrawer onClose={() => setOpen(false)} />
        </PartBoundary>
      )}
    </>
  );
}
