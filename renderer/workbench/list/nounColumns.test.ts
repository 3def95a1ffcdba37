import { expect, it } from 'vitest';
import type { Noun } from '#shared/records/noun.ts';
import { contact } from '#shared/records/nouns/contact.ts';
import { deal } from '#shared/records/nouns/deal.ts';
import { lead } from '#shared/records/nouns/lead.ts';
import { getNounColumns } from './nounColumns.ts';

const cardOf = (noun: Noun) => {
  const columns = getNounColumns(noun, () => '');
  return Object.fromEntries(
    columns.flatMap(({ id, card, isHidden }) =>
      card === undefined ? [] : [[card, isHidden === true ? `${id}, hidden` : id]],
    ),
  );
};

it('phone cards show three of the visible columns', () => {
  expect(cardOf(lead)).toEqual({ side: 'status', line: 'interest', note: 'received_at' });
  expect(cardOf(deal)).toEqual({ side: 'stage', line: 'contact_id', note: 'price' });
  const of = cardOf(contact);
  expect(of).toMatchObject({ side: 'role', line: 'company' });
  expect(Object.values(of).filter((column) => column.endsWith('hidden'))).toEqual([]);
});
