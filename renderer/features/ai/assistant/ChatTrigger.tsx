import { Button } from '@blueprintjs/core';
import { type ReactNode, useState } from 'react';
import type { RouteName } from '#shared/routes.ts';
import { usePlace } from '../../../session/place/usePlace.ts';
import { lazyPart } from '../../../ui/chunk/lazyPart.tsx';
import { PartBoundary } from '../../../ui/state/PartBoundary.tsx';
import styles from './Assistant.module.css';

const ChatDrawer = lazyPart(() => import('./ChatDrawer.tsx'));

/** Screens with their own field or viewer in the corner, and the assistant's own page. */
const WITHOUT: readonly (RouteName | null)[] = [
  'aiAssistant',
  'messages',
  'conversation',
  'dealRoom',
];

export interface ChatTriggerProps {
  /** Draws the button in the side navigation; without it, it floats in the corner. */
  readonly draw?: (open: () => void) => ReactNode;
}

/**
 * Opens the assistant over any screen. It floats where there is no side navigation; narrow screens have it in the palette
 * instead.
 */
export default function ChatTrigger({ draw }: ChatTriggerProps) {
  const { name } = usePlace();
  const [isOpen, setOpen] = useState(false);
  if (WITHOUT.includes(name)) return null;
  return (
    <>
      {draw?.(() => setOpen(true)) ?? (
        <Button className={`${styles.trigger} screen-only`} onClick={() => setOpen(true)}>
          Assistant
        </Button>
      )}
      {isOpen && (
        <PartBoundary isQuiet>
          <ChatDrawer onClose={() => setOpen(false)} />
        </PartBoundary>
      )}
    </>
  );
}
