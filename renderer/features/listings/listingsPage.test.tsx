import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { adasAccount, adasData } from '../../app/testing/fakeAccount.ts';
import type { DataReply, DataRequest } from '../../app/testing/fakeData.ts';
import { ada, fakeHost } from '../../app/testing/fakeHost.ts';
import { renderApp } from '../../app/testing/renderApp.tsx';
import { elmGrove, mapleCourt } from './fakeListings.ts';
import type { ListedCommunity } from './listing.ts';
// Loaded ahead, so that the first test does not wait for it.
import './ListingsPage.tsx';

interface Situation {
  readonly at?: string;
  readonly isMember?: boolean;
  readonly replies?: Readonly<Record<string, DataReply | (() => DataReply)>>;
}

const market = { listings: 58, recent: 29, value: 1_086_200_000, brokers: 4 };
const suggestion = (text: string, type: string) => ({
  suggestion: text,
  suggestion_type: type,
  frequency: 1,
});

const found = (
  rows: readonly ListedCommunity[],
  { count = rows.length, is_exact = true, previous = null, next = null }: Partial<Beside> = {},
) => ({
  'rpc find_listings': { data: { rows, previous, next } },
  'rpc count_listings': { data: { count, is_exact } },
});

interface Beside {
  readonly count: number;
  readonly is_exact: boolean;
  readonly previous: string | null;
  readonly next: string | null;
}

/** A place in the list, as the server names it. */
const place = 'mDq3_9sRk1-x0V2pQ7uWIjcuMzl-ZGVjMGRlMDAi';

function openList({
  at = '/investment-opportunities',
  isMember = false,
  replies = {},
}: Situation = {}) {
  const asked: DataRequest[] = [];
  const answers = adasData({
    'rpc hero_statistics': { data: market },
    ...found([mapleCourt, elmGrove]),
    'rpc get_search_suggestions': {
      data: [suggestion('Elm Grove', 'property'), suggestion('Elmhurst, IL', 'location')],
    },
    ...replies,
  });
  const data = (request: DataRequest) => {
    asked.push(request);
    return answers(request);
  };
  const view = renderApp({ at, data, host: fakeHost(isMember ? ada : null) });
  const timesAsked = (name: string) => asked.filter((one) => one.name === name).length;
  return { ...view, timesAsked };
}

const field = () => screen.findByRole('combobox', { name: 'Search' });

beforeEach(() => localStorage.clear());

describe('the list of communities', () => {
  it('shows each with its place and its figures, and dashes for what nobody told', async () => {
    openList();
    const row = await screen.findByRole('row', { name: /Maple Court/ });
    for (const text of ['$19,750,000', '$235,119', '92', '91.7%', '7.39%']) {
      expect(within(row).getByText(text)).toBeVisible();
    }
    expect(within(row).getByText('Westerville, OH · Assisted Living')).toBeVisible();
    const other = screen.getByRole('row', { name: /Elm Grove/ });
    expect(within(other).getByText('On request')).toBeVisible();
    expect(within(other).getByText('Under Contract')).toBeVisible();
    expect(within(other).getAllByText('—')).toHaveLength(3);
  });

  it('opens with the figures of the market', async () => {
    openList();
    expect(await screen.findByText('$1.1B')).toBeVisible();
    expect(screen.getByText('29')).toBeVisible();
  });

  it('says to a visitor what an account and a plan add', async () => {
    openList();
    expect(await screen.findByRole('link', { name: 'plan from $29 a month' })).toHaveAttribute(
      'href',
      '/user-pricing',
    );
    expect(screen.getByRole('link', { name: 'free account' })).toBeVisible();
  });

  it('says to a member on a plan how many contacts are left', async () => {
    const contacts = { used: 2, allowed: 5, left: 3, resets_at: '2026-12-01T00:00:00Z' };
    openList({
      isMember: true,
      replies: {
        'rpc my_account': {
          data: {
            ...adasAccount,
            subscription: {
              subscribed: true,
              subscription_tier: 'buyer-starter',
              is_trial: false,
              subscription_end: null,
            },
            allowances: { contacts, listings: { used: 0, allowed: 0 } },
          },
        },
      },
    });
    expect(await screen.findByText(/3 of 5 contacts are left this month/)).toBeVisible();
  });

  it('keeps every filter in the address and begins anew on the first page', async () => {
    const { user, address } = openList({
      at: `/investment-opportunities?after=${place}`,
    });
    await user.selectOptions(await screen.findByLabelText('State'), 'Ohio');
    await user.selectOptions(screen.getByLabelText('Order'), 'Cap rate, highest first');
    await waitFor(() => expect(address()).toBe('/investment-opportunities?state=OH&sort=cap'));
  });

  it('offers to clear the filters when nothing matches', async () => {
    const { user, address } = openList({
      at: '/investment-opportunities?search=castle&state=OH',
      replies: found([]),
    });
    await screen.findByText('No community matches');
    await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[1] as HTMLElement);
    await waitFor(() => expect(address()).toBe('/investment-opportunities'));
  });

  it('says why it could not be loaded and tries again', async () => {
    let isDown = true;
    const { user } = openList({
      replies: {
        ...found([mapleCourt]),
        'rpc find_listings': () =>
          isDown
            ? { error: { code: '57014', message: 'canceling statement' }, status: 400 }
            : { data: { rows: [mapleCourt], previous: null, next: null } },
      },
    });
    expect(await screen.findByText('This took too long. Please try again.')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('row', { name: /Maple Court/ })).toBeVisible();
    expect(screen.getAllByText('1 community')[0]).toBeVisible();
  });

  it('links to the pages beside it and to the first, with the search', async () => {
    const other = place.toLowerCase();
    openList({
      at: `/investment-opportunities?type=ccrc&after=${place}`,
      replies: found([mapleCourt], { count: 58, previous: place, next: other }),
    });
    const to = async (name: string) =>
      (await screen.findByRole('link', { name })).getAttribute('href') ?? '';
    expect(await to('First page')).toMatch(/\?type=ccrc$/);
    expect(await to('Previous')).toMatch(new RegExp(`type=ccrc&before=${place}$`));
    expect(await to('Next')).toMatch(new RegExp(`type=ccrc&after=${other}$`));
  });

  it('says so many and more where nobody counts to the end', async () => {
    openList({ replies: found([mapleCourt], { count: 1_000, is_exact: false, next: place }) });
    expect((await screen.findAllByText('1,000+ communities'))[0]).toBeVisible();
  });

  it('leads back to the beginning from a page that the server does not know', async () => {
    openList({
      at: `/investment-opportunities?after=${place}`,
      replies: { 'rpc find_listings': { error: { code: 'HXPCU', message: 'None' }, status: 400 } },
    });
    expect(await screen.findByText(/This page of the list cannot be found any more/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'First page' })).toHaveAttribute(
      'href',
      '/investment-opportunities',
    );
  });

  it('leads back to the beginning from a page that has become empty', async () => {
    openList({
      at: `/investment-opportunities?after=${place}`,
      replies: found([], { count: 20, previous: null }),
    });
    expect(await screen.findByText('This page is empty')).toBeVisible();
    expect(screen.getByRole('link', { name: 'First page' })).toBeVisible();
  });

  it.each(['/listings', '/properties'])('is where %s leads, with the search', async (path) => {
    const { address } = openList({ at: `${path}?search=elm` });
    await screen.findByRole('row', { name: /Maple Court/ });
    expect(address()).toBe('/investment-opportunities?search=elm');
  });
});

describe('the search field', () => {
  it('suggests from the second letter on, and searches for what is chosen', async () => {
    const { user, address, timesAsked } = openList();
    await user.type(await field(), 'e');
    await user.type(await field(), 'lm');
    await screen.findByRole('option', { name: /Elmhurst, IL/ });
    expect(timesAsked('rpc get_search_suggestions')).toBe(1);
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(address()).toBe('/investment-opportunities?search=Elmhurst%2C+IL'));
    expect(screen.queryByRole('listbox', { name: 'Suggestions' })).toBeNull();
  });

  it('searches for the typed words with Enter, and closes with Escape', async () => {
    const { user, address } = openList();
    await user.type(await field(), 'elm');
    await screen.findByRole('option', { name: /Elm Grove/ });
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox', { name: 'Suggestions' })).toBeNull();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/investment-opportunities?search=elm'));
  });

  it('says what to try when there is nothing to suggest', async () => {
    const { user } = openList({ replies: { 'rpc get_search_suggestions': { data: [] } } });
    await user.type(await field(), 'zz');
    const [told] = await screen.findAllByText(
      'No suggestions found. Try searching for property names, locations, or broker names.',
    );
    expect(told).toBeVisible();
  });

  it('offers what was searched before', async () => {
    localStorage.setItem('recentPropertySearches', JSON.stringify(['Mentor, OH', 7]));
    const { user } = openList();
    await user.click(await field());
    expect(screen.getByText('Recent searches')).toBeVisible();
    await user.click(screen.getByRole('option', { name: 'Mentor, OH' }));
    await user.type(await field(), ' elm{Enter}');
    expect(JSON.parse(localStorage.getItem('recentPropertySearches') ?? '')).toEqual([
      'Mentor, OH elm',
      'Mentor, OH',
    ]);
  });
});
