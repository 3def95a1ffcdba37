import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeRest, jsonResponse } from '../data/fakeRest.ts';
import { PropertyTours } from './PropertyTours.tsx';
// Preloads the viewer so that the first test does not wait for it.
import './OpenedTour.tsx';

const picture = {
  id: 'image-1',
  image_url: '/facades/assisted-oh-maple.svg',
  alt_text: null,
  caption: null,
  width: 1200,
  height: 800,
  image_order: 0,
};
const listed = {
  listing_id: 'c1',
  property_name: 'Maple Court',
  location: 'Westerville, OH',
  scene_count: 1,
  cover: picture,
};
const tour = {
  listing: { id: 'c1', property_name: 'Maple Court', location: 'Westerville, OH' },
  scenes: [
    {
      id: 'front',
      image_id: 'image-1',
      name: 'Front',
      kind: 'photo',
      heading: 0.5,
      width_feet: null,
      points: [{ id: 'p', x: 0.5, y: 0.5, title: 'Roof', text: 'New in 2021.', scene_id: null }],
    },
  ],
  pictures: [picture],
};

function show(replies: Readonly<Record<string, () => Response>>) {
  fakeRest((path) => replies[path]?.() ?? jsonResponse({}, 404));
  render(<PropertyTours />);
  return userEvent.setup();
}

const lists = () => jsonResponse([listed]);
const open = async (user: ReturnType<typeof userEvent.setup>) =>
  user.click(await screen.findByRole('button', { name: 'View tour of Maple Court' }));

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('property tours on a public page', () => {
  it('open in place, with the names over the pictures, and close', async () => {
    const user = show({
      'rpc/list_property_tours': lists,
      'rpc/get_property_tour': () => jsonResponse(tour),
    });
    await open(user);
    const opened = within(await screen.findByRole('region', { name: 'Maple Court' }));
    expect(await opened.findByText('Haven Exchange · Maple Court')).toBeVisible();
    await user.click(opened.getByRole('button', { name: 'Roof' }));
    expect(opened.getByText('New in 2021.')).toBeVisible();
    await user.click(opened.getByRole('button', { name: 'Close tour' }));
    expect(screen.queryByRole('region', { name: 'Maple Court' })).toBeNull();
  });

  it('link to the tour on the page of its listing, for readers without scripts', async () => {
    show({ 'rpc/list_property_tours': lists });
    expect(await screen.findByRole('link', { name: 'Maple Court' })).toHaveAttribute(
      'href',
      '/property/c1?view=tour',
    );
  });

  it('show an empty state if there are none', async () => {
    show({ 'rpc/list_property_tours': () => jsonResponse([]) });
    expect(await screen.findByText(/No tours yet/)).toBeVisible();
  });

  it('show an error if a tour has been closed', async () => {
    const user = show({
      'rpc/list_property_tours': lists,
      'rpc/get_property_tour': () => jsonResponse(null),
    });
    await open(user);
    expect(await screen.findByText('This tour is no longer available.')).toBeVisible();
  });

  it('offer a retry if they fail to load', async () => {
    let isDown = true;
    const user = show({
      'rpc/list_property_tours': () => (isDown ? jsonResponse({}, 403) : lists()),
    });
    await user.click(await screen.findByRole('button', { name: 'Try Again' }));
    isDown = false;
    await user.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('link', { name: 'Maple Court' })).toBeVisible();
  });
});
