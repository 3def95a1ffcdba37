import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import styles from './Dialog.module.css';

interface DialogProps {
  readonly label: string;
  /**
   * `top` hangs from the upper edge; `side` and the wider `panel` slide in from the right; `stage` is
   * for what one looks at.
   */
  readonly place: 'top' | 'side' | 'panel' | 'stage';
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const FOCUSABLE = 'a[href], button:not(:disabled), input, select, textarea';

/**
 * A modal dialog on the browser's own: the page behind is inert, Escape closes, a press outside
 * closes. Tab goes around inside, and the focus returns to where it came from.
 */
export function Dialog({ label, place, onClose, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    dialog?.showModal();
    return () => {
      dialog?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
    }
    if (event.key !== 'Tab') return;
    const inside = [...(ref.current?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])].filter(
      (element) => element.tabIndex >= 0,
    );
    const edge = event.shiftKey ? inside[0] : inside.at(-1);
    if (document.activeElement !== edge) return;
    event.preventDefault();
    (event.shiftKey ? inside.at(-1) : inside[0])?.focus();
  }

  return (
    <dialog
      ref={ref}
      aria-label={label}
      className={styles.dialog}
      data-place={place}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={onKeyDown}
      onClick={(event) => {
        if (event.target === ref.current) onClose();
      }}
    >
      <div className={styles.content}>{children}</div>
    </dialog>
  );
}
