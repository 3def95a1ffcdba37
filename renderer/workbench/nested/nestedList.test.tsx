import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { residentAllergy } from '#shared/records/nouns/residentAllergy.ts';
import { adasData } from '../../testing/fakeAccount.ts';
import { renderPart } from '../../testing/renderPart.tsx';
import { NestedList } from './NestedList.tsx';

const RESIDENT = '00000000-0000-4000-8000-0000000000b1';
const allergy = {
  id: '00000000-0000-4000-8000-0000000000c1',
  version: 1,
  owner_id: null,
  sharing: 'team',
  created_at: '2026-05-01T12:00:00Z',
  updated_at: '2026-05-01T12:00:00Z',
  deleted_at: null,
  resident_id: RESIDENT,
  substance: 'Penicillin',
  reaction: 'Rash',
  severity: 'severe',
};

function open(props: { readonly canAdd?: boolean; readonly canChange?: boolean } = {}) {
  const answers = adasData({
    'select resident_allergies': { data: [allergy] },
    'upsert resident_allergies': { data: { ...allergy, substance: 'Latex' } },
  });
  const { requests: calls, user } = renderPart(
    <NestedList noun={residentAllergy} parentId={RESIDENT} {...props} />,
    answers,
  );
  return { calls, user };
}

it('lists the records below a parent', async () => {
  open();
  expect(await screen.findByRole('rowheader', { name: 'Penicillin' })).toBeVisible();
  expect(screen.getByRole('cell', { name: 'Severe' })).toBeVisible();
});

it('hides edit actions from users without the right', async () => {
  open();
  await screen.findByRole('rowheader', { name: 'Penicillin' });
  expect(screen.queryByRole('button')).toBeNull();
});

it('adds a record with its parent', async () => {
  const { calls, user } = open({ canAdd: true });
  await user.click(await screen.findByRole('button', { name: 'Add allergy' }));
  await user.type(screen.getByRole('textbox', { name: 'Substance' }), 'Latex');
  await user.click(screen.getByRole('button', { name: 'Add allergy' }));
  await expect
    .poll(() => calls.find(({ name }) => name === 'upsert resident_allergies')?.args[0])
    .toMatchObject({ substance: 'Latex', resident_id: RESIDENT });
});
