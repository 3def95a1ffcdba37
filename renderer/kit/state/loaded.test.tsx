import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { type Answer, both, Loaded } from './Loaded.tsx';

const refetch = vi.fn();
const busy = { status: 503, code: 'XX000' };

function show(answer: Partial<Answer<readonly string[]>>, keepsLast = false) {
  render(
    <Loaded
      answer={{ isFetching: false, refetch, ...answer }}
      keepsLast={keepsLast}
      waiting={<p>Waits</p>}
      nothing={<p>Nobody has noted anything yet.</p>}
    >
      {(names) => names.join()}
    </Loaded>,
  );
}

describe('a part whose data comes from the server', () => {
  it('waits in the place of what comes', () => {
    show({});
    expect(screen.getByText('Waits')).toBeVisible();
  });

  it('says that there is nothing', () => {
    show({ currentData: [] });
    expect(screen.getByText('Nobody has noted anything yet.')).toBeVisible();
  });

  it('shows what came, without a word of a state', () => {
    show({ currentData: ['Ada'] });
    expect(screen.getByText('Ada')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says why nothing came, and asks again', async () => {
    show({ error: busy });
    expect(screen.getByRole('alert')).toHaveTextContent('The server had a problem.');
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(refetch).toHaveBeenCalledOnce();
  });

  it('does not offer to ask again for what is refused', () => {
    show({ error: { status: 403, code: '42501' } });
    expect(screen.getByRole('alert')).toHaveTextContent('You do not have access to this.');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('keeps what is there when asking again fails, and says how old it is', () => {
    show({ data: ['Ada'], currentData: ['Ada'], error: busy });
    expect(screen.getByText(/Ada/)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('What you see was loaded before.');
  });

  it('says nothing of its own while the server is out of reach, since that stands above every screen', () => {
    show({ currentData: ['Ada'], error: { status: 0, code: 'UNREACHABLE' } });
    expect(screen.getByText('Ada')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('never shows one record in the place of another, but a list until the next one comes', () => {
    show({ data: ['Ada'], error: busy });
    expect(screen.queryByText('Ada')).toBeNull();
    show({ data: ['Ben'], error: busy }, true);
    expect(screen.getByText(/Ben/)).toBeVisible();
    expect(screen.getByText(/the question before/)).toBeVisible();
  });

  it('waits for two answers that are shown together, and asks for both again', async () => {
    const other = vi.fn();
    const one = { currentData: 'Ada', isFetching: false, refetch };
    const view = (answer: Partial<Answer<string>>) => (
      <Loaded
        answer={both(one, { isFetching: false, refetch: other, ...answer })}
        waiting={<p>Waits</p>}
        around={(said) => <section aria-label="Said">{said}</section>}
      >
        {([first, second]) => `${first} and ${second}`}
      </Loaded>
    );
    const { rerender } = render(view({}));
    expect(screen.getByText('Waits')).toBeVisible();
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
