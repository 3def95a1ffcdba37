import { useEffect, useState } from 'react';
import { TOAST_UNDO_MS, TOAST_VISIBLE_MS } from '#shared/constants.ts';
import { PlainButton } from '../button/PlainButton.tsx';
import { CrossIcon } from '../icon/CrossIcon.tsx';
import { announce } from '../live/announce.ts';
import ui from '../theme/ui.module.css';
import styles from './Toaster.module.css';
import { useBottomInset } from './useBottomInset.ts';

export interface ToastItem {
  readonly id: string;
  readonly intent: 'none' | 'success' | 'danger';
  readonly title: string;
  readonly description: string;
  /** Label of the action button, if the toast has one. */
  readonly act?: string;
}

/** Container where other components place content among the toasts. */
export const TOASTER_ID = 'notices';

interface ToasterProps {
  readonly id?: string | undefined;
  readonly label?: string | undefined;
  readonly toasts: readonly ToastItem[];
  readonly onAct?: ((id: string) => void) | undefined;
  readonly onDismiss: (id: string) => void;
}

/** Renders the toasts and announces each one. */
export function Toaster({ id, label = 'Notices', toasts, onAct, onDismiss }: ToasterProps) {
  // Other toasters are placed inside a page.
  const place = useBottomInset(id === TOASTER_ID);
  return (
    <section ref={place} id={id} aria-label={label} data-toaster="" className={styles.toaster}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onAct={onAct} onDismiss={onDismiss} />
      ))}
    </section>
  );
}

interface ToastCardProps {
  readonly toast: ToastItem;
  readonly onAct: ((id: string) => void) | undefined;
  readonly onDismiss: (id: string) => void;
}

/** Dismisses itself, except errors and while it is hovered or has focus. */
function ToastCard({ toast, onAct, onDismiss }: ToastCardProps) {
  const [isHeld, setHeld] = useState(false);
  const { id, intent, title, description, act } = toast;

  const visibleFor = act === undefined ? TOAST_VISIBLE_MS : TOAST_UNDO_MS;

  useEffect(() => announce(`${title}. ${description}`), [title, description]);
  useEffect(() => {
    if (isHeld || intent === 'danger') return;
    const timer = setTimeout(() => onDismiss(id), visibleFor);
    return () => clearTimeout(timer);
  }, [isHeld, intent, id, visibleFor, onDismiss]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at the text only holds it on screen
    <div
      className={styles.toast}
      data-intent={intent}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className={styles.words}>
        <p className={ui.strong}>{title}</p>
        <p>{description}</p>
      </div>
      {act !== undefined && (
        <PlainButton
          variant="minimal"
          onClick={() => {
            onAct?.(id);
            onDismiss(id);
          }}
        >
          {act}
        </PlainButton>
      )}
      <PlainButton variant="minimal" aria-label={`Dismiss: ${title}`} onClick={() => onDismiss(id)}>
        <CrossIcon />
      </PlainButton>
    </div>
  );
}
