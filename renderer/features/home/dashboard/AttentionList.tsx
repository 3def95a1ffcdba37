import { type RefObject, useEffect, useRef, useState } from 'react';
import { useAppDispatch } from '../../../data/hooks.ts';
import type { AttentionItem } from '../../../session/dashboard/dashboardPart.ts';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import styles from './Dashboard.module.css';

/** Enough to take in at a glance; the rest are one click away. */
const MOST = 7;

export function AttentionList({ items }: { readonly items: readonly AttentionItem[] }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? items : items.slice(0, MOST);
  const others = items.length - shown.length;
  const list = useRef<HTMLUListElement>(null);
  useNumberKeys(list);
  return (
    <section aria-labelledby="attention-title">
      <h2 id="attention-title">Needs your attention</h2>
      {items.length === 0 ? (
        <p className={styles.nothing}>All caught up. New items appear here.</p>
      ) : (
        <ul ref={list} className={`${styles.items} ${styles.numbered}`}>
          {shown.map((item) => (
            <Item key={`${item.title} ${item.detail}`} item={item} />
          ))}
        </ul>
      )}
      {others > 0 && (
        <PlainButton variant="minimal" size="small" onClick={() => setWhole(true)}>
          {`Show ${others} more`}
        </PlainButton>
      )}
    </section>
  );
}

function Item({ item }: { readonly item: AttentionItem }) {
  const { title, detail, intent, action, act } = item;
  return (
    <li className={styles.item} data-intent={intent}>
      <div>
        <h3>{title}</h3>
        <p>{detail}</p>
      </div>
      <div className={styles.acts}>
        {act !== undefined && <Act act={act} of={title} />}
        {action !== undefined && (
          <LinkButton
            to={action.to}
            query={action.query ?? {}}
            size="small"
            {...(act !== undefined && {
              variant: 'minimal',
              'aria-label': `${action.label}: ${title}`,
            })}
          >
            {action.label}
          </LinkButton>
        )}
      </div>
    </li>
  );
}

interface ActProps {
  readonly act: NonNullable<AttentionItem['act']>;
  readonly of: string;
}

/** Runs an item's action in its row; asks for confirmation if it can't be undone. */
function Act({ act, of }: ActProps) {
  const dispatch = useAppDispatch();
  const [isConfirming, setConfirming] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    setConfirming(false);
    setBusy(true);
    await act.run(dispatch).catch(() => undefined);
    setBusy(false);
  };
  if (isConfirming) {
    return (
      <>
        <p role="status" className={styles.question}>
          {act.asks}
        </p>
        <PlainButton size="small" intent="primary" autoFocus onClick={() => void run()}>
          {act.label}
        </PlainButton>
        <PlainButton size="small" variant="minimal" onClick={() => setConfirming(false)}>
          Cancel
        </PlainButton>
      </>
    );
  }
  return (
    <PlainButton
      size="small"
      aria-label={`${act.label}: ${of}`}
      aria-busy={isBusy}
      disabled={isBusy}
      onClick={() => (act.asks === undefined ? void run() : setConfirming(true))}
    >
      {act.label}
    </PlainButton>
  );
}

const FIELDS = 'input, textarea, select, [contenteditable], dialog, [role="menu"], [role="dialog"]';

/** Keys 1 to 9 run the first action of that row, unless the focus is in a field. */
function useNumberKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const { key, target, ctrlKey, metaKey, altKey, defaultPrevented, isComposing } = event;
      if (defaultPrevented || isComposing || ctrlKey || metaKey || altKey) return;
      if (!/^[1-9]$/.test(key)) return;
      if (target instanceof Element && target.closest(FIELDS) !== null) return;
      const line = list.current?.children[Number(key) - 1];
      const act = line?.querySelector<HTMLElement>('button:not([disabled]), a[href]');
      if (act === null || act === undefined) return;
      event.preventDefault();
      act.click();
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [list]);
}
