import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { combineQueries, Loaded, type QueryState } from './Loaded.tsx';

const refetch = vi.fn();
const busy = { status: 503, code: 'XX000' };

function show(queryState: Partial<QueryState<readonly string[]>>, keepsLast = false) {
  render(
    <Loaded
      answer={{ isFetching: false, refetch, ...queryState }}
      keepsLast={keepsLast}
      waiting={<p>Pending</p>}
      nothing={<p>No notes yet.</p>}
    >
      {(names) => names.join()}
    </Loaded>,
  );
}

describe('Loaded', () => {
  it('shows the placeholder while loading', () => {
    show({});
    expect(screen.getByText('Pending')).toBeVisible();
  });

  it('shows the empty state', () => {
    show({ currentData: [] });
    expect(screen.getByText('No notes yet.')).toBeVisible();
  });

  it('shows the data without a status message', () => {
    show({ currentData: ['Ada'] });
    expect(screen.getByText('Ada')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows the error and retries', async () => {
    show({ error: busy });
    expect(screen.getByRole('alert')).toHaveTextContent('The server had a problem.');
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(refetch).toHaveBeenCalledOnce();
  });

  it('offers no retry for a denied request', () => {
    show({ error: { status: 403, code: '42501' } });
    expect(screen.getByRole('alert')).toHaveTextContent("You don't have access to this.");
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('keeps loaded data when a refetch fails and marks it as old', () => {
    show({ data: ['Ada'], currentData: ['Ada'], error: busy });
    expect(screen.getByText(/Ada/)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Showing data loaded earlier.');
  });

  it('shows no message of its own while offline, because a banner covers every screen', () => {
    show({ currentData: ['Ada'], error: { status: 0, code: 'UNREACHABLE' } });
    expect(screen.getByText('Ada')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('never shows one record in place of another, but keeps a list until the next one loads', () => {
    show({ data: ['Ada'], error: busy });
    expect(screen.queryByText('Ada')).toBeNull();
    show({ data: ['Ben'], error: busy }, true);
    expect(screen.getByText(/Ben/)).toBeVisible();
    expect(screen.getByText(/Showing previous results/)).toBeVisible();
  });

  it('waits for two combined results and refetches both', async () => {
    const other = vi.fn();
    const one = { currentData: 'Ada', isFetching: false, refetch };
    const view = (queryState: Partial<QueryState<string>>) => (
      <Loaded
        answer={combineQueries(one, { isFetching: false, refetch: other, ...queryState })}
        waiting={<p>Pending</p>}
        around={(said) => <section aria-label="Said">{said}</section>}
      >
        {([first, second]) => `${first} and ${second}`}
      </Loaded>
    );
    const { rerender } = render(view({}));
    expect(screen.getByText('Pending')).toBeVisible();
    rerender(view({ error: busy }));
    const said = within(screen.getByRole('region', { name: 'Said' }));
    refetch.mockClear();
    await userEvent.click(said.getByRole('button', { name: 'Try Again' }));
    expect(refetch).toHaveBeenCalledOnce();
    expect(other).toHaveBeenCalledOnce();
    rerender(view({ currentData: 'Ben' }));
    expect(screen.getByText('Ada and Ben')).toBeVisible();
  });
});
