import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import styles from './Dialog.module.css';

export interface DialogAnchor {
  readonly left: number;
  readonly right: number;
  readonly top: number;
}

interface DialogProps {
  readonly label: string;
  /**
   * `top` hangs from the top edge; `side` and the wider `panel` slide in from the right; `sheet` sits at the bottom
   * edge; `stage` is for viewing media; `popover` opens beside its anchor, and as a sheet on phones.
   */
  readonly place: 'top' | 'side' | 'panel' | 'sheet' | 'stage' | 'popover';
  /** Screen position of what a popover belongs to; without it, the popover is centered. */
  readonly anchor?: DialogAnchor | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const FOCUSABLE = 'a[href], button:not(:disabled), input, select, textarea';

/** Returns the Tab stops. A radio group is one stop: the focused button, or the checked one. */
function stopsIn(dialog: HTMLElement): HTMLElement[] {
  const inside = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    ({ tabIndex }) => tabIndex >= 0,
  );
  const radios = inside.filter(
    (element) => element instanceof HTMLInputElement && element.type === 'radio',
  ) as HTMLInputElement[];
  const isPassedOver = (radio: HTMLInputElement) => {
    const group = radios.filter(({ name }) => name === radio.name);
    const stop = group.find((one) => one === document.activeElement) ?? group.find(isChosen);
    return radio !== (stop ?? group[0]);
  };
  const passedOver = new Set<HTMLElement>(radios.filter(isPassedOver));
  return inside.filter((element) => !passedOver.has(element));
}

const isChosen = ({ checked }: HTMLInputElement): boolean => checked;

const MARGIN = 8;
/** Narrower windows show a popover as a sheet. */
const PHONE = '(max-width: 47.9375em)';

/** Puts a popover beside its anchor, on the side with room, fully in view. */
function placeBeside(dialog: HTMLElement, { left, right, top }: DialogAnchor): void {
  if (matchMedia(PHONE).matches) return;
  const { offsetWidth: width, offsetHeight: height } = dialog;
  const { clientWidth, clientHeight } = document.documentElement;
  const isRight = right + MARGIN + width <= clientWidth - MARGIN;
  const at = isRight ? right + MARGIN : Math.max(left - MARGIN - width, MARGIN);
  const below = Math.max(Math.min(top - MARGIN, clientHeight - height - MARGIN), MARGIN);
  dialog.style.margin = `${below}px auto auto ${at}px`;
}

/**
 * A modal built on the browser's own dialog: the page behind is inert, and Escape or a click outside closes it. Tab
 * cycles inside, and focus returns to where it was.
 */
export function Dialog({ label, place, anchor, onClose, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const isPressedOutside = useRef(false);

  useEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    dialog?.showModal();
    return () => {
      dialog?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);

  // The popover stays in view while its content grows.
  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null || anchor === undefined) return;
    placeBeside(dialog, anchor);
    const observer = new ResizeObserver(() => placeBeside(dialog, anchor));
    observer.observe(dialog);
    return () => observer.disconnect();
  }, [anchor]);

  function onKeyDown(event: KeyboardEvent) {
    // A dialog on top of this one already handled it.
    if (event.defaultPrevented) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
    }
    if (event.key !== 'Tab') return;
    const dialog = ref.current;
    if (dialog === null) return;
    const stops = stopsIn(dialog);
    const edge = event.shiftKey ? stops[0] : stops.at(-1);
    const isAtEdge =
      document.activeElement === edge || (event.shiftKey && document.activeElement === dialog);
    if (!isAtEdge) return;
    event.preventDefault();
    (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
  }

  return (
    <dialog
      ref={ref}
      aria-label={label}
      className={styles.dialog}
      data-place={place}
      onCancel={(event) => {
        // A closed file picker and a dialog on top of this one send the same event.
        if (event.target !== ref.current) return;
        event.preventDefault();
        onClose();
      }}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        isPressedOutside.current = event.target === ref.current;
      }}
      onClick={(event) => {
        // Selecting text and releasing outside also fires a click on the dialog.
        if (event.target === ref.current && isPressedOutside.current) onClose();
      }}
    >
      <div className={styles.content}>{children}</div>
    </dialog>
  );
}
