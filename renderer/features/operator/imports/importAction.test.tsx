import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { adasData } from '../../../testing/fakeAccount.ts';
import { renderParts } from '../../../testing/renderPart.tsx';
import { ImportAction } from './ImportAction.tsx';

const position = (community: string, adds: readonly string[]) => ({
  community_id: community.padEnd(36, '0'),
  community,
  position: 'nurse',
  reads: [],
  adds,
  changes: [],
});

const open = (positions: readonly object[], communityId?: string) =>
  renderParts(
    { '/': <ImportAction of="orders" {...(communityId !== undefined && { communityId })} /> },
    '/',
    adasData({
      'rpc list_my_positions': { data: positions },
      'rpc my_imports': { data: [] },
    }),
  );

it('asks first for a community where the user can add orders', async () => {
  const { user } = open([
    position('Maple', ['medication_orders']),
    position('Birch', ['medication_orders']),
    position('Ash', ['residents']),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Import medication orders' }));
  const choice = await screen.findByRole('combobox', { name: 'Community' });
  expect([...choice.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'Maple',
    'Birch',
  ]);
  expect(screen.getByRole('button', { name: 'Sample file' })).toBeVisible();
});

it('is not offered to positions without the right', async () => {
  open([position('Ash', ['residents'])]);
  await expect(
    screen.findByRole('button', { name: 'Import medication orders' }, { timeout: 300 }),
  ).rejects.toThrow();
});
