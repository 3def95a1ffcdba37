import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { adasData } from '../../testing/fakeAccount.ts';
import type { DataRequest } from '../../testing/fakeData.ts';
import { renderParts } from '../../testing/renderPart.tsx';
import { Communities } from './Communities.tsx';

const CONTACT = '00000000-0000-4000-8000-0000000000c1';
const GRANITE = '00000000-0000-4000-8000-0000000000a1';

function show() {
  const writes: DataRequest[] = [];
  const association = { community: null, listing_id: null, listings: null };
  const view = renderParts(
    { '/': <Communities of={{ by: 'contact_id', id: CONTACT }} /> },
    '/',
    (request) => {
      if (request.name === 'select community_associations')
        return {
          data: [
            { ...association, id: '1', relation: 'owner', community: 'Maple Court' },
            { ...association, id: '2', relation: 'lender', listing_id: GRANITE },
          ],
        };
      if (request.name === 'rpc my_deal_listings')
        return { data: [{ id: GRANITE, property_name: 'Project Granite', location: 'Ames, IA' }] };
      if (request.name === 'rpc find_listings') return { data: { rows: [] } };
      if (request.name.endsWith(' community_associations')) {
        writes.push(request);
        return { data: null };
      }
      return adasData()(request);
    },
  );
  return { ...view, writes };
}

it('hides the name of an inaccessible listing and shows a free-text name', async () => {
  show();
  expect(await screen.findByText('Maple Court')).toBeVisible();
  expect(screen.getByText('A listing you no longer have access to')).toBeVisible();
});

it('links a suggestion as a listing and any other community by name', async () => {
  const { user, writes } = show();
  const field = await screen.findByLabelText('Community');
  const add = async (typed: string) => {
    await user.type(field, typed);
    await user.click(screen.getByRole('button', { name: 'Add community' }));
    await waitFor(() => expect(field).toHaveValue(''));
  };
  await user.click(field);
  await waitFor(() => expect(document.querySelector('option[value^="Project"]')).not.toBeNull());
  await add('Project Granite, Ames, IA');
  await user.type(field, 'E');
  await user.selectOptions(screen.getByLabelText('Relationship'), 'Buyer interested');
  await add('lm House');
  const of = { contact_id: CONTACT };
  expect(writes.map(({ name, args }) => [name, args[0]])).toEqual([
    [
      'insert community_associations',
      { ...of, relation: 'owner', listing_id: GRANITE, community: null },
    ],
    [
      'insert community_associations',
      { ...of, relation: 'buyer', listing_id: null, community: 'Elm House' },
    ],
  ]);
});
