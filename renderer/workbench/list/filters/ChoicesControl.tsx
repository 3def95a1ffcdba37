import { useEffect, useId, useRef, useState } from 'react';
import styles from './Filters.module.css';
import type { Options } from './options.ts';

interface ChoicesControlProps {
  readonly label: string;
  readonly options: Options;
  readonly chosen: readonly string[];
  readonly isNew: boolean;
  readonly onChange: (values: readonly string[]) => void;
}

/** Number of options from which a search box is shown. */
const MANY = 9;

/** Multi-select. */
export function ChoicesControl({ label, options, chosen, isNew, onChange }: ChoicesControlProps) {
  const [isOpen, setOpen] = useState(isNew);
  const [filterText, setFilterText] = useState('');
  const id = useId();
  const root = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const names = options.filter(([value]) => chosen.includes(value)).map(([, name]) => name);
  const found = options.filter(([, name]) => name.toLowerCase().includes(filterText.toLowerCase()));

  useEffect(() => {
    if (!isOpen) return;
    root.current?.querySelector<HTMLElement>('[data-choices] input')?.focus();
    const closeOnOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
      button.current?.focus();
    };
    const here = root.current;
    here?.addEventListener('keydown', closeOnEscape);
    document.addEventListener('pointerdown', closeOnOutside);
    document.addEventListener('focusin', closeOnOutside);
    return () => {
      here?.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('pointerdown', closeOnOutside);
      document.removeEventListener('focusin', closeOnOutside);
    };
  }, [isOpen]);

  const toggle = (value: string) =>
    onChange(
      options
        .map(([one]) => one)
        .filter((one) => (one === value ? !chosen.includes(one) : chosen.includes(one))),
    );

  return (
    <span ref={root} className={styles.choices}>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        className={styles.value}
        onClick={() => setOpen(!isOpen)}
      >
        {names.length === 0 ? 'Choose' : names.join(', ')}
      </button>
      {isOpen && (
        <div id={id} role="dialog" aria-label={label} data-choices="" className={styles.panel}>
          {options.length >= MANY && (
            <input
              type="search"
              aria-label={`Search ${label}`}
              autoComplete="off"
              value={filterText}
              onChange={({ target }) => setFilterText(target.value)}
            />
          )}
          <ul>
            {found.map(([value, name]) => (
              <li key={value}>
                <label>
                  <input
                    type="checkbox"
                    checked={chosen.includes(value)}
                    onChange={() => toggle(value)}
                  />
                  {name}
                </label>
              </li>
            ))}
          </ul>
        </div>
      )}
    </span>
  );
}
