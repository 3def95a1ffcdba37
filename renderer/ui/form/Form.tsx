import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
} from 'react';

interface FormProps extends Omit<ComponentPropsWithRef<'form'>, 'noValidate' | 'onSubmit' | 'ref'> {
  /** Submits the form; its result is awaited. */
  readonly onSend: (event: SubmitEvent<HTMLFormElement>) => unknown;
  /** True if it replaced the button that opened it, so it takes focus. */
  readonly takesFocus?: boolean;
}

/**
 * Used for every form that submits; Ctrl or ⌘ with Enter submits it from any field. Afterward, focus moves to the first invalid field, else to the error or
 * confirmation; if the pressed button lost focus while disabled, it gets it back. If the browser submits before the
 * script has loaded, no data ends up in the URL.
 */
export function Form({ onSend, takesFocus = false, onKeyDown, ...form }: FormProps) {
  const ref = useRef<HTMLFormElement>(null);
  const [sent, setSent] = useState(0);
  useEffect(() => {
    if (takesFocus) ref.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, [takesFocus]);
  useEffect(() => {
    if (sent > 0 && ref.current !== null) settleFocus(ref.current);
  }, [sent]);

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    try {
      await onSend(event);
    } finally {
      setSent((times) => times + 1);
    }
  }
  function onKey(event: KeyboardEvent<HTMLFormElement>) {
    onKeyDown?.(event);
    const isSubmit = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (!isSubmit || event.defaultPrevented || event.nativeEvent.isComposing) return;
    event.preventDefault();
    ref.current?.requestSubmit();
  }
  return (
    <form
      method="post"
      {...form}
      noValidate
      ref={ref}
      onKeyDown={onKey}
      onSubmit={(event) => void send(event)}
    />
  );
}

const PLACES = ['[aria-invalid="true"]', '[data-refusal]', '[data-confirmation]'];

/** If the user has moved focus elsewhere, it stays there. */
function settleFocus(form: HTMLFormElement): void {
  const { activeElement: present, body } = document;
  const isLost = present === null || present === body || present.matches(':disabled');
  if (!isLost && !form.contains(present)) return;
  const places = PLACES.map((place) => form.querySelector<HTMLElement>(place));
  const button = isLost ? form.querySelector<HTMLElement>('[type="submit"]') : null;
  [...places, button].find((place) => place !== null)?.focus();
}
