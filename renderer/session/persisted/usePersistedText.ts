import { useCallback, useState } from 'react';
import { useAuth } from '../auth/index.ts';
import { usePersistedForm } from './usePersistedForm.ts';

type Words = Readonly<Record<string, string>>;

/** Restores previous input for the form's fields. */
const goingOn = <Values extends Words>(begin: Values, before: Partial<Words>): Values =>
  Object.fromEntries(
    Object.entries(begin).map(([name, word]) => {
      const typed = before[name];
      return [name, typeof typed === 'string' ? typed : word];
    }),
  ) as Values;

/** State of a small form, kept across back navigation and reloads until submitted: the text, a setter, and a reset. */
export function usePersistedText<Values extends Words>(form: string, begin: Values) {
  const { session } = useAuth();
  const { before, keep, forget } = usePersistedForm<Values>(session?.userId ?? '', form);
  const [values, setValues] = useState(() => goingOn(begin, before));
  const type = useCallback(
    (changes: Partial<Values>) => {
      const next = { ...values, ...changes };
      setValues(next);
      keep(next);
    },
    [values, keep],
  );
  const beginAnew = useCallback(
    (at: Values) => {
      forget();
      setValues(at);
    },
    [forget],
  );
  return [values, type, beginAnew] as const;
}
