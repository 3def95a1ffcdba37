import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeRest, jsonResponse } from '../data/fakeRest.ts';
import { FeaturedListings } from './FeaturedListings.tsx';
import type { FeaturedListing } from './featuredListing.ts';

const community: FeaturedListing = {
  id: 'c1',
  property_name: 'Maple Court',
  location: '12 Elm Street, Westerville, OH 43081',
  price: 19_750_000,
  property_type: 'assisted-living',
  total_beds: 92,
  occupancy_rate: 91.7,
  cap_rate: null,
  status: 'active',
  listing_images: [{ image_url: '/facades/maple-court.svg', width: 1200, height: 800 }],
};

/** Backend responses: active listings, then the rows in rotation. */
function answering(...rows: FeaturedListing[]): void {
  fakeRest((_path, query) =>
    jsonResponse(query.get('select') === 'id' ? rows.map(({ id }) => ({ id })) : rows),
  );
}

const cards = async (count: number) => {
  const list = await screen.findByRole('list');
  const found = within(list).getAllByRole('listitem');
  expect(found).toHaveLength(count);
  return found;
};

afterEach(() => {
  vi.unstubAllGlobals();
});

it("shows a community's known figures and links to it", async () => {
  answering(community);
  render(<FeaturedListings />);
  await cards(1);
  const labels = ['OH', 'Verified', 'Featured', 'Premium', 'Assisted Living', '$19,750,000'];
  const figures = ['92', '91.7%', 'N/A'];
  for (const expectedText of [...labels, '12 Elm Street, Westerville, OH', ...figures]) {
    expect(screen.getByText(expectedText)).toBeVisible();
  }
  expect(screen.getByRole('link', { name: 'Maple Court' })).toHaveAttribute('href', '/property/c1');
});

it('marks the first two as featured, high-priced ones as premium, and one as under contract', async () => {
  const others = ['c2', 'c3', 'c4'].map((id) => ({
    ...community,
    id,
    price: 5_000_000,
    status: 'under_contract',
  }));
  answering(community, ...others);
  render(<FeaturedListings />);
  const texts = (await cards(4)).map(({ textContent }) => textContent);
  const having = (label: string) => texts.filter((text) => text?.includes(label)).length;
  expect([having('Featured'), having('Premium'), having('Under Contract')]).toEqual([2, 1, 3]);
});

it('shows text if the image fails to load', async () => {
  answering(community);
  render(<FeaturedListings />);
  const [card] = await cards(1);
  const picture = card?.querySelector('img');
  if (!picture) throw new Error('There is no picture.');
  fireEvent.error(picture);
  expect(screen.getByText('Image not available')).toBeVisible();
});

it('shows an empty state with a link to all properties', async () => {
  answering();
  render(<FeaturedListings />);
  expect(await screen.findByText('No featured properties available at the moment')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View All Properties' })).toBeVisible();
});

it.each([
  [() => Promise.reject(new DOMException('Late', 'TimeoutError')), 'Request timeout'],
  [() => Promise.reject(new TypeError('Failed to fetch')), "Can't reach the server."],
  [
    () => jsonResponse({ message: 'relation "x" does not exist' }, 500),
    "The server couldn't process this request.",
  ],
  [() => jsonResponse('nothing'), "The server's response couldn't be read."],
])(
  'shows an error with a link to all properties, and retries',
  async (createResponse, expectedText) => {
    fakeRest(createResponse);
    render(<FeaturedListings />);
    expect(await screen.findByRole('alert')).toHaveTextContent(expectedText);
    expect(screen.getByRole('link', { name: 'View All Properties' })).toBeVisible();
    answering(community);
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    const [card = null] = await cards(1);
    expect(document.body).not.toHaveFocus();
    expect(document.activeElement).toContainElement(card);
  },
);
