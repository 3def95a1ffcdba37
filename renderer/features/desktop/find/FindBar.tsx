import { Button } from '@blueprintjs/core';
import { ChevronDown, ChevronUp, Cross } from '@blueprintjs/icons';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Host } from '#shared/host.ts';
import styles from './FindBar.module.css';
import { useFind } from './useFind.ts';

interface FindBarProps {
  readonly onFind: NonNullable<Host['onFind']>;
}

/** Finds text on the page, as a browser does; the menu and Ctrl or ⌘ plus F open it. */
export function FindBar({ onFind }: FindBarProps) {
  const [isOpen, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  useEffect(
    () =>
      onFind(() => {
        setOpen(true);
        input.current?.select();
      }),
    [onFind],
  );

  return isOpen ? <OpenBar input={input} onClose={() => setOpen(false)} /> : null;
}

interface OpenBarProps {
  readonly input: React.RefObject<HTMLInputElement | null>;
  readonly onClose: () => void;
}

function OpenBar({ input, onClose }: OpenBarProps) {
  const { query, setQuery, status, hasMatches, step } = useFind();
  const [returnFocus] = useState(() => document.activeElement);

  function close() {
    onClose();
    if (returnFocus instanceof HTMLElement) returnFocus.focus();
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Escape') close();
    else if (event.key === 'Enter') step(event.shiftKey ? -1 : 1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <search aria-label="Find on this page" className={styles.bar} data-find="skip">
      <input
        ref={input}
        // biome-ignore lint/a11y/noAutofocus: the user opened the bar to type
        autoFocus
        type="text"
        className="bp6-input"
        aria-label="Find"
        placeholder="Find"
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={handleKey}
      />
      <span role="status" className={styles.count}>
        {status}
      </span>
      <Button
        variant="minimal"
        size="small"
        icon={<ChevronUp />}
        aria-label="Previous match"
        disabled={!hasMatches}
        onClick={() => step(-1)}
      />
      <Button
        variant="minimal"
        size="small"
        icon={<ChevronDown />}
        aria-label="Next match"
        disabled={!hasMatches}
        onClick={() => step(1)}
      />
      <Button variant="minimal" size="small" icon={<Cross />} aria-label="Close" onClick={close} />
    </search>
  );
}
