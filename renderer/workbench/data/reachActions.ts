import type { Noun } from '#shared/records/noun.ts';
import { getFieldValue, getRecordName } from '#shared/records/row.ts';
import type { PaletteEntry } from '../../session/palette/paletteSource.ts';
import type { RecordRow } from './row.ts';

const textIn = (row: RecordRow, field: string): string | null => {
  const value = getFieldValue(row, field);
  return typeof value === 'string' && value !== '' ? value : null;
};

/** Palette actions for a person: call, email, and log a call. */
export function reachActions(noun: Noun, row: RecordRow): readonly PaletteEntry[] {
  const name = getRecordName(noun, row);
  const phone = getFieldValue(row, 'no_calls') === true ? null : textIn(row, 'phone');
  const email = textIn(row, 'email');
  const id = `act-${noun.kind}-${row.id}`;
  return [
    ...(phone === null
      ? []
      : [
          {
            id: `${id}-call`,
            label: `Call ${name}`,
            detail: phone,
            external: `tel:${phone.replace(/[^+\d]/g, '')}` as const,
          },
        ]),
    ...(email === null
      ? []
      : [
          {
            id: `${id}-email`,
            label: `Email ${name}`,
            detail: email,
            external: `mailto:${email}` as const,
          },
        ]),
    {
      id: `${id}-log`,
      label: `Log a call with ${name}`,
      href: `${noun.path}/${row.id}?log=call`,
    },
  ];
}
