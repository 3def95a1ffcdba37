import { useCallback, useState } from 'react';
import { useAuth } from '../auth/index.ts';
import { usePersistedForm } from './usePersistedForm.ts';

type TextFields = Readonly<Record<string, string>>;

/** Restores previous input for the form's fields. */
const goingOn = <Values extends TextFields>(initial: Values, before: Partial<TextFields>): Values =>
  Object.fromEntries(
    Object.entries(initial).map(([name, value]) => {
      const typed = before[name];
      return [name, typeof typed === 'string' ? typed : value];
    }),
  ) as Values;

/** State of a small form, kept across back navigation and reloads until submitted: the text, a setter, and a reset. */
export function usePersistedText<Values extends TextFields>(form: string, initial: Values) {
  const { session } = useAuth();
  const { before, keep, forget } = usePersistedForm<Values>(session?.userId ?? '', form);
  const [values, setValues] = useState(() => goingOn(initial, before));
  const type = useCallback(
    (changes: Partial<Values>) => {
      const next = { ...values, ...changes };
      setValues(next);
      keep(next);
    },
    [values, keep],
  );
  const reset = useCallback(
    (at: Values) => {
      forget();
      setValues(at);
    },
    [forget],
  );
  return [values, type, reset] as const;
}
