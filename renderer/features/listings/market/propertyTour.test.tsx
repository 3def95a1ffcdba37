import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { adasData } from '../../../testing/fakeAccount.ts';
import type { DataRequest } from '../../../testing/fakeData.ts';
import { ada, fakeHost } from '../../../testing/fakeHost.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
import { mapleCourt } from './fakeListings.ts';
// Preloads the page so that the first test does not wait for it.
import './PropertyPage.tsx';

const front = {
  id: 'front',
  image_id: 'image-front',
  name: 'Front',
  kind: 'photo',
  heading: 0.5,
  width_feet: null,
  points: [
    { id: 'roof', x: 0.4, y: 0.4, title: 'Roof', text: 'New in 2021.', scene_id: null },
    { id: 'door', x: 0.5, y: 0.7, title: 'Enter', text: '', scene_id: 'hall' },
  ],
};
const scenes = [front, { ...front, id: 'hall', image_id: 'image-hall', name: 'Hall', points: [] }];
const pictureOf = (id: string, image_order: number) => ({
  id,
  image_url: `/facades/${id}.svg`,
  alt_text: null,
  caption: null,
  width: 1200,
  height: 800,
  image_order,
});
const openTour = {
  listing: {
    id: mapleCourt.id,
    property_name: mapleCourt.property_name,
    location: mapleCourt.location,
  },
  scenes,
  pictures: [pictureOf('image-front', 0), pictureOf('image-hall', 1)],
};

interface OpenOptions {
  readonly search?: string;
  readonly tour?: object | null;
  readonly isMember?: boolean;
}

function openPage({ search = '?view=tour', tour = openTour, isMember = false }: OpenOptions = {}) {
  const requests: DataRequest[] = [];
  const respond = adasData({
    'rpc get_property_tour': { data: tour },
    'rpc has_property_tour': { data: tour !== null },
    'select property_tours': { data: [] },
    'select listing_images': { data: [] },
  });
  const data = (request: DataRequest) => {
    requests.push(request);
    const isOne = request.name === 'select listings' && String(request.args[0]).startsWith('*');
    if (isOne) return { data: mapleCourt };
    return request.name === 'select listings' ? { data: [] } : respond(request);
  };
  const at = `/property/${mapleCourt.id}${search}`;
  const view = renderApp({ at, data, host: fakeHost(isMember ? ada : null) });
  return { ...view, requests };
}

const viewer = () => screen.findByRole('region', { name: 'Tour' });

describe('a tour on the page of its listing', () => {
  it('opens for visitors from the listing', async () => {
    const { user } = openPage({ search: '' });
    await user.click(await screen.findByRole('link', { name: 'Tour' }));
    expect(await viewer()).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Maple Court' })).toBeVisible();
  });

  it('moves between scenes with the site and listing names over the pictures', async () => {
    const { user } = openPage();
    const tour = within(await viewer());
    expect(tour.getByText('Haven Exchange · Maple Court')).toBeVisible();
    await user.click(tour.getByRole('button', { name: 'Roof' }));
    expect(tour.getByRole('status')).toHaveTextContent('New in 2021.');
    await user.click(tour.getByRole('button', { name: 'Enter' }));
    expect(await tour.findByRole('heading', { name: 'Hall' })).toBeVisible();
  });

  it("shows a member's email over the pictures", async () => {
    openPage({ isMember: true });
    const tour = within(await viewer());
    expect(tour.getByText(new RegExp(`^${ada.email} · `))).toBeVisible();
  });

  it('requests nothing from the table as a visitor', async () => {
    const { requests } = openPage();
    await viewer();
    expect(requests.map(({ name }) => name)).not.toContain('select property_tours');
  });

  it('plays by itself from a lobby link', async () => {
    openPage({ search: '?view=tour&play=true' });
    const tour = within(await viewer());
    expect(tour.getByRole('button', { name: 'Pause tour' })).toBeVisible();
  });

  it('copies a link that visitors can open', async () => {
    const { user } = openPage({ isMember: true });
    await viewer();
    const write = vi.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(write).toHaveBeenCalledWith(
      expect.stringMatching(new RegExp(`/property/${mapleCourt.id}\\?view=tour$`)),
    );
  });

  it('lists its scenes and facts as text', async () => {
    openPage();
    const outline = within(await screen.findByRole('region', { name: 'In this tour' }));
    expect(outline.getByText('Roof: New in 2021.')).toBeVisible();
    expect(outline.getByText('Hall')).toBeVisible();
  });

  it('shows that there is no tour if it is closed', async () => {
    openPage({ tour: null });
    expect(await screen.findByText(/This listing has no tour/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
  });

  it("isn't linked on the listing if it is closed", async () => {
    openPage({ search: '', tour: null });
    await screen.findByRole('heading', { level: 1, name: 'Maple Court' });
    expect(screen.queryByRole('link', { name: 'Tour' })).toBeNull();
  });
});
