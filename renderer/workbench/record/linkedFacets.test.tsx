import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { adasData } from '../../testing/fakeAccount.ts';
import { renderParts } from '../../testing/renderPart.tsx';
import { LinkedFacets } from './LinkedFacets.tsx';

const facet = (
  name: string,
  id: number,
  stage: string | null = null,
  price: number | null = null,
) => ({
  facet: name,
  id: `00000000-0000-4000-8000-00000000000${id}`,
  name: 'Maple Court',
  stage,
  price,
  property_id: '00000000-0000-4000-8000-000000000001',
});

const renderLinked = (part: ReactElement, facets: readonly object[]) =>
  renderParts({ '/': part }, '/', adasData({ 'rpc list_facets': { data: facets } }));

it('links the transaction of a deal room, which has the same ID, and not the room itself', async () => {
  const [transaction, room] = [facet('transaction', 4, 'psa', 9e6), facet('room', 4, 'open')];
  renderLinked(<LinkedFacets kind="rooms" id={room.id} />, [transaction, room]);
  const linked = within(await screen.findByRole('region', { name: 'Linked' }));
  const links = linked.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([`/transactions/${transaction.id}`]);
});

it("links a deal's property, listing, transaction and deal room, without the deal itself", async () => {
  const deal = facet('deal', 3, 'psa', 9e6);
  renderLinked(<LinkedFacets kind="deals" id={deal.id} />, [
    facet('property', 1),
    facet('listing', 2, 'under_contract', 9e6),
    deal,
    facet('transaction', 4, 'psa', 9e6),
    facet('room', 4, 'open'),
  ]);
  const linked = within(await screen.findByRole('region', { name: 'Linked' }));
  const lines = linked.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toEqual([
    'PropertyMaple Court',
    'ListingMaple CourtUnder contract$9M',
    'TransactionMaple CourtPSA and OTA$9M',
    'Deal roomMaple CourtOpen',
  ]);
  expect(linked.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/deal-pipeline/properties/00000000-0000-4000-8000-000000000001',
    '/property/00000000-0000-4000-8000-000000000002',
    '/transactions/00000000-0000-4000-8000-000000000004',
    '/deal-room/00000000-0000-4000-8000-000000000004',
  ]);
});
