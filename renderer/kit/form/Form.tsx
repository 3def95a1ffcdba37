import { type ComponentPropsWithRef, type SubmitEvent, useEffect, useRef, useState } from 'react';

interface FormProps extends Omit<ComponentPropsWithRef<'form'>, 'noValidate' | 'onSubmit' | 'ref'> {
  /** Sends it; what it answers is awaited. */
  readonly onSend: (event: SubmitEvent<HTMLFormElement>) => unknown;
  /** It takes the place of the button that asked for it, and so its focus. */
  readonly takesFocus?: boolean;
}

/**
 * Every form that sends something. When that is over the focus stands at the first faulty field, else at what
 * was refused or confirmed; where the button that was pressed could not keep it meanwhile, it is there again.
 * Sent by the browser before the script is there, nothing of it stands in the address.
 */
export function Form({ onSend, takesFocus = false, ...form }: FormProps) {
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
  return (
    <form method="post" {...form} noValidate ref={ref} onSubmit={(event) => void send(event)} />
  );
}

const PLACES = ['[aria-invalid="true"]', '[data-refusal]', '[data-confirmation]'];

/** Whoever has gone on elsewhere meanwhile stays there. */
function settleFocus(form: HTMLFormElement): void {
  const { activeElement: present, body } = document;
  const isLost = present === null || present === body || present.matches(':disabled');
  if (!isLost && !form.contains(present)) return;
  const places = PLACES.map((place) => form.querySelector<HTMLElement>(place));
  const button = isLost ? form.querySelector<HTMLElement>('[type="submit"]') : null;
  [...places, button].find((place) => place !== null)?.focus();
}
