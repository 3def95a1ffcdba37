import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { FormField } from '../../../ui/form/FormField.tsx';
import { CaretDownIcon } from '../../../ui/icon/icons.tsx';
import styles from './RangeFilter.module.css';

/** From `RangeFilter.module.css`, plus the page margin. */
const PANEL_WIDTH = 18 * 16 + 16;

interface DropFieldProps {
  readonly label: string;
  /** Text of the current selection. */
  readonly value: string;
  readonly isSet: boolean;
  /** Renders the panel's content; receives a close callback. */
  readonly children: (close: () => void) => ReactNode;
}

/** A dropdown field. Escape and a click outside close it. */
export function DropdownField({ label, value, isSet, children }: DropFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const [side, setSide] = useState<'start' | 'end'>('start');
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  useEffect(() => {
    if (!isOpen) return;
    const closeOnOutsideEvent = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    // Capture Escape before a surrounding dialog, which would close too.
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('keydown', onEscape, true);
    document.addEventListener('pointerdown', closeOnOutsideEvent);
    document.addEventListener('focusin', closeOnOutsideEvent);
    return () => {
      document.removeEventListener('keydown', onEscape, true);
      document.removeEventListener('pointerdown', closeOnOutsideEvent);
      document.removeEventListener('focusin', closeOnOutsideEvent);
    };
  }, [isOpen]);

  function close() {
    setOpen(false);
    button.current?.focus();
  }

  return (
    <FormField label={label}>
      {({ id }) => (
        <div ref={root} className={styles.root}>
          <button
            ref={button}
            id={id}
            type="button"
            className={styles.button}
            data-set={isSet}
            aria-expanded={isOpen}
            aria-controls={isOpen ? panelId : undefined}
            aria-describedby={`${panelId}-value`}
            onClick={({ currentTarget }) => {
              setSide(sideFor(currentTarget));
              setOpen(!isOpen);
            }}
          >
            <span id={`${panelId}-value`}>{value}</span>
            <CaretDownIcon />
          </button>
          {isOpen && (
            <div id={panelId} className={styles.panel} data-side={side}>
              {children(close)}
            </div>
          )}
        </div>
      )}
    </FormField>
  );
}

/** The panel is wider than its button; choose the side that keeps it in the window. */
const sideFor = (button: Element): 'start' | 'end' =>
  button.getBoundingClientRect().left + PANEL_WIDTH > document.documentElement.clientWidth
    ? 'end'
    : 'start';
