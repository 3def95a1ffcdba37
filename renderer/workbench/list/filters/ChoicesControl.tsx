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
  const [words, setWords] = useState('');
  const id = useId();
  const root = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const names = options.filter(([value]) => chosen.includes(value)).map(([, name]) => name);
  const found = options.filter(([, name]) => name.toLowerCase().includes(words.toLowerCase()));

  useEffect(() => {
    if (!isOpen) return;
    root.current?.querySelector<HTMLElement>('[data-choices] input')?.focus();
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    const leaveByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
      button.current?.focus();
    };
    const here = root.current;
    here?.addEventListener('keydown', leaveByKey);
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      here?.removeEventListener('keydown', leaveByKey);
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
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
              value={words}
              onChange={({ target }) => setWords(target.value)}
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
