import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { PlainButton } from '../../ui/button/PlainButton.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import styles from './Board.module.css';
import type { BoardColumn } from './board.ts';

interface MoveDialogProps {
  readonly title: string;
  readonly columns: readonly BoardColumn[];
  readonly from: string;
  readonly whyNot: (to: string) => string | null;
  readonly onChoose: (to: string) => void;
  readonly onClose: () => void;
}

/** Moves a card by keyboard: arrows or a column's first letter select, Enter moves. */
export function MoveDialog({ title, columns, from, whyNot, onChoose, onClose }: MoveDialogProps) {
  const list = useRef<HTMLUListElement>(null);
  const titleId = useId();
  const [next] = useState(() => {
    const here = columns.findIndex(({ value }) => value === from);
    return Math.min(here + 1, columns.length - 1);
  });
  // The dialog focuses its first button on open; the next column is the likely choice.
  useEffect(() => list.current?.querySelectorAll('button')[next]?.focus(), [next]);

  function onKeyDown(event: KeyboardEvent) {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const present = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const targetButton =
      step !== undefined
        ? buttons.at((present + step) % buttons.length)
        : event.key.length === 1
          ? [...buttons.slice(present + 1), ...buttons].find((button) =>
              button.textContent?.toLowerCase().startsWith(event.key.toLowerCase()),
            )
          : undefined;
    if (targetButton === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    targetButton.focus();
  }

  return (
    <Dialog label={`Move ${title} to`} place="top" onClose={onClose}>
      <div className={styles.chooser}>
        <h2 id={titleId}>Move “{title}” to</h2>
        <ul ref={list} aria-labelledby={titleId} onKeyDown={onKeyDown}>
          {columns.map(({ value, label }) => {
            const reason = value === from ? 'Current stage' : whyNot(value);
            return (
              <li key={value}>
                <PlainButton
                  variant="minimal"
                  fill
                  aria-disabled={reason !== null}
                  onClick={() => reason === null && onChoose(value)}
                >
                  <span>{label}</span>
                  {reason !== null && <small>{reason}</small>}
                </PlainButton>
              </li>
            );
          })}
        </ul>
      </div>
    </Dialog>
  );
}
