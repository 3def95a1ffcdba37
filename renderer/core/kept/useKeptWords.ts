import { useCallback, useState } from 'react';
import { useAuth } from '../session/index.ts';
import { useKeptTyping } from './useKeptTyping.ts';

type Words = Readonly<Record<string, string>>;

/** What was typed before, in the fields that the form has. */
const goingOn = <Values extends Words>(begin: Values, before: Partial<Words>): Values =>
  Object.fromEntries(
    Object.entries(begin).map(([name, word]) => {
      const typed = before[name];
      return [name, typeof typed === 'string' ? typed : word];
    }),
  ) as Values;

/**
 * The words of a small form as its state, which outlives the way back and a reload until it is sent: the words, what
 * changes some of them, and what begins anew.
 */
export function useKeptWords<Values extends Words>(form: string, begin: Values) {
  const { session } = useAuth();
  const { before, keep, forget } = useKeptTyping<Values>(session?.userId ?? '', form);
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
