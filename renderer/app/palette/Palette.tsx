import { Search } from '@blueprintjs/icons';
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useHost } from '../../host/HostContext.tsx';
import { useAuth } from '../../session/auth/index.ts';
import type { PaletteEntry } from '../../session/palette/paletteSource.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { takeBufferedTyping } from '../../ui/header/typingBuffer.ts';
import styles from './Palette.module.css';
import { rememberEntry } from './recent.ts';
import { type PaletteGroup, usePaletteResults } from './usePaletteResults.ts';

/** With Ctrl or ⌘ a result opens in a new window, like a link. */
type Keys = Pick<MouseEvent, 'ctrlKey' | 'metaKey'>;

/** The command palette. */
export default function Palette({ onClose }: { readonly onClose: () => void }) {
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState(0);
  const { groups, isLooking } = usePaletteResults(query);
  const { session } = useAuth();
  const entries = groups.flatMap((group) => group.entries);
  const active = entries[Math.min(chosen, entries.length - 1)];
  const navigate = useNavigate();
  const host = useHost();
  const listId = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const idOf = (id: string) => `${listId}-${id}`;

  useEffect(() => {
    inputRef.current?.focus();
    // Text typed while the palette was loading.
    const typed = takeBufferedTyping();
    if (typed !== '') setQuery(typed);
  }, []);
  useEffect(() => {
    if (active !== undefined) {
      document.getElementById(`${listId}-${active.id}`)?.scrollIntoView?.({ block: 'nearest' });
    }
  }, [active, listId]);

  function go(entry: PaletteEntry, { ctrlKey, metaKey }: Keys) {
    const { href, run, external } = entry;
    onClose();
    if (external !== undefined) return host.openExternal(external);
    if (href === undefined) return run?.();
    if (!entry.id.startsWith('act-')) rememberEntry(session?.userId ?? null, entry);
    if (ctrlKey || metaKey) openOwnWindow(href);
    else void navigate(href);
  }

  function onKeyDown(event: KeyboardEvent) {
    const target = targetOf(event.key, Math.min(chosen, entries.length - 1), entries.length);
    if (target !== null) setChosen(target);
    else if (event.key === 'Enter' && active !== undefined) go(active, event);
    else return;
    event.preventDefault();
  }

  return (
    <Dialog label="Command palette" place="top" onClose={onClose}>
      <div className={styles.field}>
        <Search />
        <input
          ref={inputRef}
          type="text"
          role="combobox"
          aria-label="Search records, actions, and pages"
          aria-expanded={entries.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active === undefined ? undefined : idOf(active.id)}
          autoComplete="off"
          spellCheck={false}
          placeholder="Search records, people, actions, or pages"
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
        />
        <kbd>Esc</kbd>
      </div>
      <Results
        listId={listId}
        groups={groups}
        activeId={active?.id}
        idOf={idOf}
        onPoint={(id) => setChosen(entries.findIndex((entry) => entry.id === id))}
        onChoose={go}
      />
      {entries.length > 0 && (
        <p className={styles.hint}>
          <kbd>{host.platform.isApple ? '⌘' : 'Ctrl'} Enter</kbd> opens it in a new window ·{' '}
          <kbd>?</kbd> outside this field lists the shortcuts
        </p>
      )}
      {entries.length === 0 && (
        <p role="status" className={styles.nothing}>
          {isLooking ? 'Searching…' : `No results for “${query.trim()}”.`}
        </p>
      )}
    </Dialog>
  );
}

interface ResultsProps {
  readonly listId: string;
  readonly groups: readonly PaletteGroup[];
  readonly activeId: string | undefined;
  readonly idOf: (id: string) => string;
  readonly onPoint: (id: string) => void;
  readonly onChoose: (entry: PaletteEntry, keys: Keys) => void;
}

function Results({ listId, groups, activeId, idOf, onPoint, onChoose }: ResultsProps) {
  return (
    <div id={listId} role="listbox" aria-label="Results" className={styles.results}>
      {groups.map(({ title, entries }) => (
        // biome-ignore lint/a11y/useSemanticElements: a list box's group is no fieldset
        <div key={title} role="group" aria-label={title}>
          <p aria-hidden="true" className={styles.group}>
            {title}
          </p>
          {entries.map((entry) => {
            const { id, label, detail } = entry;
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox above has the keys
              <div
                key={id}
                id={idOf(id)}
                role="option"
                tabIndex={-1}
                aria-selected={id === activeId}
                className={styles.entry}
                onPointerMove={() => onPoint(id)}
                onClick={(event) => onChoose(entry, event)}
              >
                <span>{label}</span>
                {detail !== undefined && <span className={styles.detail}>{detail}</span>}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** Index of the result a key moves to, with wraparound. */
function targetOf(key: string, present: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (present + 1) % count;
  if (key === 'ArrowUp') return (present - 1 + count) % count;
  if (key === 'PageDown' || key === 'End') return count - 1;
  return key === 'PageUp' || key === 'Home' ? 0 : null;
}

/** Opens an app page in a new window; the desktop's main process validates the URL first. */
function openOwnWindow(href: string): void {
  window.open(href, '_blank', 'noopener');
}
