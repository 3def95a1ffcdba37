import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { adasAccount, adasData } from '../../../testing/fakeAccount.ts';
import type { DataReply, DataRequest } from '../../../testing/fakeData.ts';
import { ada, fakeHost } from '../../../testing/fakeHost.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
import { elmGrove, mapleCourt } from './fakeListings.ts';
import type { ListedCommunity, ListingFigures } from './listing.ts';
// Preloads the page so that the first test does not wait for it.
import './ListingsPage.tsx';

interface OpenOptions {
  readonly at?: string;
  readonly isMember?: boolean;
  readonly replies?: Readonly<Record<string, DataReply | (() => DataReply)>>;
}

const market: ListingFigures = {
  count: 58,
  is_exact: true,
  recent: 29,
  value: 1_086_200_000,
  cap_rate: 7.39,
  facets: {},
  read_as: {},
};
const suggestion = (text: string, type: string) => ({
  suggestion: text,
  suggestion_type: type,
  frequency: 1,
});

const found = (
  rows: readonly ListedCommunity[],
  { previous = null, next = null, ...figures }: Partial<Beside> = {},
) => ({
  'rpc find_listings': { data: { rows, previous, next } },
  'rpc listing_figures': { data: { ...market, count: rows.length, ...figures } },
});

interface Beside extends ListingFigures {
  readonly previous: string | null;
  readonly next: string | null;
}

/** A cursor in the list, as the server issues it. */
const place = 'mDq3_9sRk1-x0V2pQ7uWIjcuMzl-ZGVjMGRlMDAi';

function openList({
  at = '/investment-opportunities',
  isMember = false,
  replies = {},
}: OpenOptions = {}) {
  const requests: DataRequest[] = [];
  const respond = adasData({
    ...found([mapleCourt, elmGrove]),
    'rpc get_search_suggestions': {
      data: [suggestion('Elm Grove', 'property'), suggestion('Elmhurst, IL', 'location')],
    },
    ...replies,
  });
  const data = (request: DataRequest) => {
    requests.push(request);
    const isOne = request.name === 'select listings' && String(request.args[0]).startsWith('*');
    return isOne ? { data: mapleCourt } : respond(request);
  };
  const view = renderApp({ at, data, host: fakeHost(isMember ? ada : null) });
  const countRequests = (name: string) => requests.filter((one) => one.name === name).length;
  return { ...view, timesAsked: countRequests };
}

const field = () => screen.findByRole('combobox', { name: 'Search' });

beforeEach(() => localStorage.clear());

describe('listings page', () => {
  it('shows each community with location and figures, and dashes for missing values', async () => {
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

  it('opens with market figures', async () => {
    openList();
    expect(await screen.findByText('$1.1B')).toBeVisible();
    expect(screen.getByText('For sale')).toBeVisible();
    expect(screen.getByText('29')).toBeVisible();
  });

  it('updates the figures for the filtered results', async () => {
    openList({
      at: '/investment-opportunities?state=TX',
      replies: found([mapleCourt], { count: 4, recent: 2, value: 740_000_000, cap_rate: null }),
    });
    expect(await screen.findByText('$740M')).toBeVisible();
    expect(screen.getByText('Matching')).toBeVisible();
    expect(screen.queryByText('$1.1B')).toBeNull();
  });

  it('tells visitors what an account and a plan add', async () => {
    openList();
    expect(await screen.findByRole('link', { name: 'plan from $29 per month' })).toHaveAttribute(
      'href',
      '/user-pricing',
    );
    expect(screen.getByRole('link', { name: 'free account' })).toBeVisible();
  });

  it('tells members on a plan how many contacts they have left', async () => {
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
          },
        },
        'rpc my_contact_allowance': { data: contacts },
      },
    });
    expect(await screen.findByText(/3 of 5 contacts left this month/)).toBeVisible();
  });

  it("opens a community beside a member's list and closes it again", async () => {
    const wide = window.matchMedia;
    window.matchMedia = (query) => Object.assign(wide(query), { matches: true });
    const { user, address } = openList({ isMember: true });
    await user.click(await screen.findByRole('link', { name: elmGrove.property_name }));
    const panel = within(screen.getByRole('region', { name: elmGrove.property_name }));
    expect(panel.getByRole('link', { name: 'Open community' })).toHaveAttribute(
      'href',
      `/property/${elmGrove.id}`,
    );
    expect(address()).toBe('/investment-opportunities');
    await user.click(panel.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region', { name: elmGrove.property_name })).not.toBeInTheDocument();
    window.matchMedia = wide;
  });

  it('keeps every filter in the URL and restarts on the first page', async () => {
    const { user, address } = openList({
      at: `/investment-opportunities?after=${place}`,
    });
    await user.selectOptions(await screen.findByLabelText('State'), 'OH');
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Cap rate, highest first');
    await waitFor(() => expect(address()).toBe('/investment-opportunities?state=OH&sort=cap'));
  });

  it('offers to clear the filters when nothing matches', async () => {
    const { user, address } = openList({
      at: '/investment-opportunities?search=castle&state=OH',
      replies: found([]),
    });
    await screen.findByText('No results');
    await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[1] as HTMLElement);
    await waitFor(() => expect(address()).toBe('/investment-opportunities'));
  });

  it('explains a loading error and retries', async () => {
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

  it('keeps the rows when refetching fails, shows an error above them and retries', async () => {
    let isDown = false;
    const { user, address } = openList({
      replies: {
        'rpc find_listings': () =>
          isDown
            ? { error: { code: '57014', message: 'canceling statement' }, status: 400 }
            : { data: { rows: [mapleCourt], previous: null, next: null } },
      },
    });
    await screen.findByRole('row', { name: /Maple Court/ });
    isDown = true;
    await user.selectOptions(screen.getByLabelText('State'), 'TX');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('This took too long. Please try again.');
    expect(alert).toHaveTextContent('Showing previous results.');
    expect(screen.getByRole('row', { name: /Maple Court/ })).toBeVisible();
    expect(address()).toBe('/investment-opportunities?state=TX');
    isDown = false;
    await user.click(within(alert).getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('shows a search sentence as removable chips', async () => {
    const { user, address } = openList();
    await user.type(await field(), 'memory care in Texas or Ohio under $15M{Enter}');
    await waitFor(() =>
      expect(address()).toBe(
        '/investment-opportunities?state=TX%2COH&type=memory-care&price=-15000000',
      ),
    );
    expect(await field()).toHaveValue('');
    expect(screen.getByLabelText('Type')).toHaveValue('memory-care');
    expect(screen.getByRole('button', { name: 'Price' })).toHaveTextContent('$15 million or less');
    await user.click(screen.getByRole('button', { name: 'Remove filter: Texas' }));
    await user.click(screen.getByRole('button', { name: 'Remove filter: $15 million or less' }));
    await waitFor(() =>
      expect(address()).toBe('/investment-opportunities?state=OH&type=memory-care'),
    );
  });

  it('undoes the last filter on browser back', async () => {
    const { user, address, router } = openList();
    await user.selectOptions(await screen.findByLabelText('State'), 'OH');
    await user.selectOptions(screen.getByLabelText('Type'), 'ccrc');
    expect(address()).toBe('/investment-opportunities?state=OH&type=ccrc');
    await router.navigate(-1);
    expect(address()).toBe('/investment-opportunities?state=OH');
    await waitFor(() => expect(screen.getByLabelText('Type')).toHaveValue(''));
  });

  it('returns from a community to the same list', async () => {
    const { user, address } = openList({
      at: '/investment-opportunities?state=OH&price=-20000000',
    });
    await user.click(await screen.findByRole('link', { name: 'Maple Court' }));
    const back = await screen.findByRole('navigation', { name: 'Back' });
    const link = within(back).getByRole('link');
    expect(link).toHaveAttribute('href', '/investment-opportunities?state=OH&price=-20000000');
    await user.click(link);
    await waitFor(() =>
      expect(address()).toBe('/investment-opportunities?state=OH&price=-20000000'),
    );
  });

  it('accepts a custom minimum and maximum', async () => {
    const { user, address } = openList();
    const button = await screen.findByRole('button', { name: 'Price' });
    await user.click(button);
    await user.type(screen.getByLabelText('Price, min'), '3');
    await user.type(screen.getByLabelText('Price, max'), '$2M');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(screen.getByText('The minimum is above the maximum')).toBeVisible();
    await user.clear(screen.getByLabelText('Price, max'));
    await user.type(screen.getByLabelText('Price, max'), '$15M{Enter}');
    await waitFor(() => expect(address()).toBe('/investment-opportunities?price=3000000-15000000'));
    expect(button).toHaveTextContent('$3 million to $15 million');
    expect(button).toHaveFocus();
    await user.click(button);
    await user.keyboard('{Escape}');
    expect(screen.queryByLabelText('Price, max')).toBeNull();
  });

  it('counts the results of each choice and hides choices with none', async () => {
    const facets = { state: { OH: 12, TX: 3 }, price: { '0-5000000': 7 } };
    const { user } = openList({ replies: found([mapleCourt], { facets }) });
    const state = await screen.findByLabelText('State');
    await within(state).findByRole('option', { name: 'Ohio (12)' });
    expect(within(state).getAllByRole('option')).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Price' }));
    expect(screen.getByRole('button', { name: 'Under $5M 7' })).toBeVisible();
  });

  it('shows which search term was corrected', async () => {
    openList({
      at: '/investment-opportunities?search=westervile',
      replies: found([mapleCourt], { read_as: { westervile: 'westerville' } }),
    });
    expect(
      await screen.findByText('No results for “westervile”. Showing results for “westerville”.'),
    ).toBeVisible();
  });

  it('shows filters in a sheet on phones, with the result count on its button', async () => {
    let state: string | undefined;
    const { user } = openList({
      replies: {
        'rpc listing_figures': () => ({ data: { ...market, count: state === 'OH' ? 12 : 58 } }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    const sheet = within(screen.getByRole('dialog', { name: 'Filters' }));
    expect(await sheet.findByRole('button', { name: 'Show 58 communities' })).toBeVisible();
    state = 'OH';
    await user.selectOptions(sheet.getByLabelText('State'), 'OH');
    await user.click(await sheet.findByRole('button', { name: 'Show 12 communities' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('links to adjacent pages and the first page, keeping the search', async () => {
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

  it('shows a minimum count with "+" when the total is not counted', async () => {
    openList({ replies: found([mapleCourt], { count: 1_000, is_exact: false, next: place }) });
    expect((await screen.findAllByText('1,000+ communities'))[0]).toBeVisible();
  });

  it('redirects to the first page for an unknown cursor', async () => {
    openList({
      at: `/investment-opportunities?after=${place}`,
      replies: { 'rpc find_listings': { error: { code: 'HXPCU', message: 'None' }, status: 400 } },
    });
    expect(await screen.findByText(/This page of the list is no longer available/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'First page' })).toHaveAttribute(
      'href',
      '/investment-opportunities',
    );
  });

  it('redirects to the first page when a page is now empty', async () => {
    openList({
      at: `/investment-opportunities?after=${place}`,
      replies: found([], { count: 20, previous: null }),
    });
    expect(await screen.findByText('No more results')).toBeVisible();
    expect(screen.getByRole('link', { name: 'First page' })).toBeVisible();
  });

  it.each(['/listings', '/properties'])('redirects from %s, keeping the search', async (path) => {
    const { address } = openList({ at: `${path}?search=elm` });
    await screen.findByRole('row', { name: /Maple Court/ });
    expect(address()).toBe('/investment-opportunities?search=elm');
  });
});

describe('search field', () => {
  it('suggests from the second character and searches for the chosen suggestion', async () => {
    const { user, address, timesAsked } = openList();
    await user.type(await field(), 'e');
    await user.type(await field(), 'lm');
    await screen.findByRole('option', { name: /Elmhurst, IL/ });
    expect(timesAsked('rpc get_search_suggestions')).toBe(1);
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() =>
      expect(address()).toBe('/investment-opportunities?search=Elmhurst&state=IL'),
    );
    expect(screen.queryByRole('listbox', { name: 'Suggestions' })).toBeNull();
  });

  it('searches for the typed text on Enter and closes on Escape', async () => {
    const { user, address } = openList();
    await user.type(await field(), 'elm');
    await screen.findByRole('option', { name: /Elm Grove/ });
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox', { name: 'Suggestions' })).toBeNull();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/investment-opportunities?search=elm'));
  });

  it('shows a hint when there are no suggestions', async () => {
    const { user } = openList({ replies: { 'rpc get_search_suggestions': { data: [] } } });
    await user.type(await field(), 'zz');
    const [emptyMessage] = await screen.findAllByText(
      'No suggestions found. Try searching for property names, locations, or broker names.',
    );
    expect(emptyMessage).toBeVisible();
  });

  it('offers recent searches', async () => {
    localStorage.setItem('recentPropertySearches', JSON.stringify(['Mentor, OH', 7]));
    const { user } = openList();
    await user.click(await field());
    expect(screen.getByText('Recent searches')).toBeVisible();
    await user.click(screen.getByRole('option', { name: 'Mentor, OH' }));
    await user.type(await field(), ' elm{Enter}');
    expect(JSON.parse(localStorage.getItem('recentPropertySearches') ?? '')).toEqual([
      'Mentor elm',
      'Mentor, OH',
    ]);
  });
});
