import { Button } from '@blueprintjs/core';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { formatTime } from '#shared/format/relative-time.ts';
import ui from '../../../ui/theme/ui.module.css';
import { useNow } from '../useNow.ts';
import { listBoardFigures } from './boardFigures.ts';
import styles from './Command.module.css';
import type { Board } from './commandShapes.ts';
import { useKeepAwake } from './useKeepAwake.ts';

const ROTATION_MS = 15_000;

interface WallScreenProps {
  readonly boards: readonly Board[];
  readonly at: string;
  readonly onClose: () => void;
}

/**
 * A board for a screen on the wall: large type, no menus. Shows all communities together, then one after the other.
 * Arrow keys change the community, Space pauses, Escape closes it.
 */
export function WallScreen({ boards, at, onClose }: WallScreenProps) {
  const now = useNow(10_000);
  const [step, setStep] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const pages = boards.length === 1 ? [boards] : [boards, ...boards.map((one) => [one])];
  const page = pages[step % pages.length] ?? boards;
  useKeepAwake();
  useEffect(() => {
    const element = root.current;
    const others = [...document.body.children].filter((one) => one !== element);
    for (const one of others) one.toggleAttribute('inert', true);
    element?.focus();
    // Browsers refuse full screen without a click, for example after a reload.
    element?.requestFullscreen?.().catch(() => undefined);
    return () => {
      for (const one of others) one.toggleAttribute('inert', false);
      if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
    };
  }, []);
  useEffect(() => {
    if (isPaused || pages.length === 1) return;
    const timer = setInterval(() => setStep((one) => one + 1), ROTATION_MS);
    return () => clearInterval(timer);
  }, [isPaused, pages.length]);
  function onKey(event: React.KeyboardEvent) {
    if (event.key === 'Escape') onClose();
    else if (event.key === 'ArrowRight') setStep((one) => one + 1);
    else if (event.key === 'ArrowLeft') setStep((one) => one + pages.length - 1);
    else if (event.key === ' ' && event.target === root.current) setPaused((one) => !one);
    else return;
    event.preventDefault();
  }
  const title = page.length === 1 ? (page[0]?.name ?? '') : `${page.length} communities`;
  return createPortal(
    <div
      ref={root}
      role="dialog"
      aria-modal="true"
      aria-label="Wall screen"
      tabIndex={-1}
      className={styles.wall}
      onKeyDown={onKey}
    >
      <header>
        <h1>{title}</h1>
        <span>{formatTime(new Date(Math.max(now, Date.parse(at))).toISOString())}</span>
        <span className={ui.end}>
          {pages.length > 1 && (
            <Button variant="minimal" aria-pressed={isPaused} onClick={() => setPaused(!isPaused)}>
              Pause rotation
            </Button>
          )}
          <Button variant="minimal" onClick={onClose}>
            Close wall screen
          </Button>
        </span>
      </header>
      <ul>
        {listBoardFigures(page, now).map((figure) => (
          <li key={figure.id} data-is-alert={figure.isAlert}>
            <span className={styles.label}>{figure.label}</span>
            <strong data-is-long={figure.value.length > 7}>{figure.value}</strong>
            <span className={styles.detail}>{figure.detail}</span>
          </li>
        ))}
      </ul>
    </div>,
    document.body,
  );
}
