import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { PartBoundary } from '../../ui/state/PartBoundary.tsx';
import styles from './Record.module.css';

interface Tab {
  readonly id: string;
  readonly label: string;
  readonly panel: () => ReactNode;
}

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly open: string;
  readonly onOpen: (id: string) => void;
}

/** Rendered inside the boundary so that it catches the panel's errors. */
const PanelContent = ({ by }: { readonly by: Tab['panel'] }) => by();

/** Tabs with arrow key navigation. */
export function Tabs({ label, tabs, open, onOpen }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const present = tabs.find((tab) => tab.id === open) ?? tabs[0];
  function onKey(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined || present === undefined) return;
    event.preventDefault();
    const at = (tabs.indexOf(present) + step + tabs.length) % tabs.length;
    onOpen(tabs[at]?.id ?? present.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[at]?.focus();
  }
  // Shows the selected tab where the row of tabs is wider than the screen.
  useEffect(() => {
    const row = list.current;
    const selected = row?.querySelector<HTMLElement>(`[id="${id}-${present?.id}"]`);
    if (row == null || selected == null) return;
    const { offsetLeft: start, offsetWidth: width } = selected;
    if (start + width > row.scrollLeft + row.clientWidth)
      row.scrollLeft = start + width - row.clientWidth;
    else if (start < row.scrollLeft) row.scrollLeft = start;
  }, [id, present?.id]);
  if (present === undefined) return null;
  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={styles.tabs} onKeyDown={onKey}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab === present}
            aria-controls={`${id}-panel`}
            tabIndex={tab === present ? 0 : -1}
            onClick={() => onOpen(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${present.id}`}
        className={styles.tabPanel}
      >
        <PartBoundary key={present.id}>
          <PanelContent by={present.panel} />
        </PartBoundary>
      </div>
    </>
  );
}
