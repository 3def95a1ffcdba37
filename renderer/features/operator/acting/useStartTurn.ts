import { useStartActingMutation } from './actingApi.ts';

const FAILURES = { wrong: 'PIN_WRONG', locked: 'PIN_LOCKED', none: 'PIN_NONE' } as const;

/** An error with a text for a PIN that was checked and not accepted. */
export const toPinError = (outcome: keyof typeof FAILURES) => ({
  status: 400,
  code: FAILURES[outcome],
  message: '',
  details: null,
  hint: null,
});

/** Returns a function that starts a turn with a PIN; a wrong PIN is an error. */
export function useStartTurn() {
  const [start] = useStartActingMutation();
  return async (memberId: string, pin: string, purpose: 'chart' | 'witness') => {
    const { data, error } = await start({ memberId, pin, purpose });
    if (data === undefined) return { error };
    const { outcome = 'wrong', id, name, ends_at } = data;
    if (outcome !== 'started') return { error: toPinError(outcome) };
    if (id === undefined || name === undefined || ends_at === undefined) return { error };
    return { data: { id, name, ends_at } };
  };
}
