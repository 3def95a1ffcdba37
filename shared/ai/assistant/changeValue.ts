import { DEAL_STAGES } from '../../deals/stages.ts';
import { parseFigure } from '../../listings/sentence/figures.ts';

/** Fields of each kind of record that the assistant may propose to change. The database has the same list. */
const CHANGEABLE: Readonly<Record<string, readonly string[]>> = {
  contacts: ['phone', 'email', 'city', 'job_title'],
  companies: ['phone', 'city'],
  deals: ['stage', 'next_step', 'price', 'expected_close'],
  leads: ['phone', 'email', 'city'],
};

interface Choice {
  readonly value: string;
  readonly label: string;
}

const findChoice = (choices: readonly Choice[], typed: string): string | null =>
  choices.find(({ value, label }) => [value, label.toLowerCase()].includes(typed.toLowerCase()))
    ?.value ?? null;

/** Converts a typed value to what the field stores; null if the field can't be changed or doesn't take it. */
export function toFieldValue(kind: string, field: string, typed: string): string | number | null {
  if (!CHANGEABLE[kind]?.includes(field)) return null;
  if (field === 'stage') return findChoice(DEAL_STAGES, typed);
  if (field === 'price') return parseFigure(typed);
  if (field === 'expected_close')
    return /^\d{4}-\d{2}-\d{2}$/.test(typed) && !Number.isNaN(Date.parse(typed)) ? typed : null;
  if (field === 'email') return /^[^@\s]+@[^@\s]+$/.test(typed) ? typed : null;
  if (field === 'phone') return /^[0-9+(). x/-]{7,40}$/.test(typed) ? typed : null;
  return typed;
}
