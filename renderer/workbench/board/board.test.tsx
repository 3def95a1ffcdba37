import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Form } from '../../ui/form/Form.tsx';
import { onAnnouncement } from '../../ui/live/announce.ts';
import { Board } from './Board.tsx';
import type { BoardConfig, ColumnTotals } from './board.ts';
import { applyMoves, applyMovesToTotals } from './board.ts';

interface Deal {
  readonly id: string;
  readonly name: string;
  readonly stage: string;
  readonly price: number;
}

const COLUMNS = [
  { value: 'teaser', label: 'Teaser' },
  { value: 'nda', label: 'NDA', limit: 1 },
  { value: 'lost', label: 'Lost' },
];
const DEALS: readonly Deal[] = [
  { id: 'a', name: 'Cedar Court', stage: 'teaser', price: 10 },
  { id: 'b', name: 'Birch House', stage: 'teaser', price: 20 },
  { id: 'c', name: 'Elm Lodge', stage: 'nda', price: 5 },
];

const totalsOf = (deals: readonly Deal[]) =>
  new Map<string, ColumnTotals>(
    COLUMNS.map(({ value }) => {
      const here = deals.filter(({ stage }) => stage === value);
      return [value, { count: here.length, sum: here.reduce((sum, { price }) => sum + price, 0) }];
    }),
  );

interface DealsProps {
  readonly save: BoardConfig<Deal>['move'];
  readonly onNotMoved?: BoardConfig<Deal>['onNotMoved'];
  /** The refetch after a move fails. */
  readonly isBlind?: boolean;
}

/** Keeps moved cards like a server, unless it rejects the move. */
function Deals({ save, onNotMoved = () => undefined, isBlind = false }: DealsProps) {
  const [deals, setDeals] = useState(DEALS);
  const [totals, setTotals] = useState(() => totalsOf(DEALS));
  return (
    <Board<Deal>
      label="Pipeline"
      foldKey="board"
      phases={[{ label: 'Marketing', columns: ['teaser', 'nda'] }]}
      columns={COLUMNS}
      totals={totals}
      withCards={(column, draw) =>
        draw({
          rows: deals.filter(({ stage }) => stage === column),
          data: true,
          isFetching: false,
          refetch: vi.fn(),
          hasNextPage: false,
          isFetchingNextPage: false,
          isError: false,
          fetchNextPage: vi.fn(),
        })
      }
      idOf={({ id }) => id}
      columnOf={({ stage }) => stage}
      sumOf={({ price }) => price}
      writeSum={(sum) => `$${sum}`}
      cardOf={({ name, price }) => ({ title: name, under: 'Buyer', figure: `$${price}` })}
      linkOf={(id) => `/deals/${id}`}
      whyNot={(_from, to) => (to === 'teaser' ? 'Nothing goes back' : null)}
      asks={(_row, to) => to === 'lost'}
      gate={(_row, _to, { onAnswer, onCancel }) => (
        <Form onSend={() => onAnswer({ reason: 'price' })} takesFocus>
          <input aria-label="Reason" />
          <button type="submit">Lose it</button>
          <button type="button" onClick={onCancel}>
            Cancel
          </button>
        </Form>
      )}
      move={async (row, to, values) => {
        const rejection = await save(row, to, values);
        if (rejection === null && !isBlind) {
          const moved = deals.map((deal) => (deal.id === row.id ? { ...deal, stage: to } : deal));
          setDeals(moved);
          setTotals(totalsOf(moved));
        }
        return rejection;
      }}
      onNotMoved={onNotMoved}
    />
  );
}

const column = (name: string) => within(screen.getByRole('region', { name }));
const card = (name: string) => screen.getByRole('link', { name });

async function moveTo(name: string, label: RegExp) {
  card(name).focus();
  await userEvent.keyboard('m');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: label }));
}

// jsdom has no layout, so columns get a fake size and visibility.
beforeEach(() => {
  localStorage.clear();
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(800);
  vi.spyOn(window, 'IntersectionObserver').mockImplementation(
    class {
      readonly observe: () => void;
      constructor(callback: IntersectionObserverCallback) {
        this.observe = () =>
          callback(
            [{ isIntersecting: true } as IntersectionObserverEntry],
            this as unknown as IntersectionObserver,
          );
      }
      disconnect = () => undefined;
    } as unknown as typeof IntersectionObserver,
  );
});

describe('a board', () => {
  it("shows each column's count and sum and marks one over its limit", async () => {
    render(<Deals save={async () => null} />);
    expect(column('Teaser').getByText('$30')).toBeVisible();
    await moveTo('Cedar Court', /NDA/);
    expect(await column('NDA').findByText('over the limit')).toBeVisible();
    expect(column('NDA').getByText('$15')).toBeVisible();
    expect(column('Teaser').getByRole('heading').parentElement).toHaveTextContent('Teaser1$20');
  });

  it('moves between cards and columns with arrows', async () => {
    render(<Deals save={async () => null} />);
    card('Cedar Court').focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(card('Birch House')).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(card('Elm Lodge')).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(card('Cedar Court')).toHaveFocus());
  });

  it('moves a card with M and keeps focus on it', async () => {
    const save = vi.fn(async () => null);
    render(<Deals save={save} />);
    await moveTo('Cedar Court', /NDA/);
    await waitFor(() =>
      expect(column('NDA').getByRole('link', { name: 'Cedar Court' })).toHaveFocus(),
    );
    expect(save).toHaveBeenCalledExactlyOnceWith(DEALS[0], 'nda', {});
  });

  it('shows a move optimistically and reverts it when the server rejects it', async () => {
    let rejectMove: (sentence: string) => void = () => undefined;
    const pendingSave = new Promise<string>((resolve) => {
      rejectMove = resolve;
    });
    render(<Deals save={() => pendingSave} />);
    await moveTo('Cedar Court', /NDA/);
    expect(column('NDA').getByRole('link', { name: 'Cedar Court' })).toBeVisible();
    rejectMove('Someone else changed it.');
    await waitFor(() =>
      expect(column('Teaser').getByRole('link', { name: 'Cedar Court' })).toBeVisible(),
    );
    expect(column('NDA').queryByRole('link', { name: 'Cedar Court' })).toBeNull();
  });

  it('asks for required fields in the target column and leaves the card in place on cancel', async () => {
    const save = vi.fn(async () => null);
    render(<Deals save={save} />);
    await moveTo('Elm Lodge', /Lost/);
    expect(save).not.toHaveBeenCalled();
    await userEvent.click(column('Lost').getByRole('button', { name: 'Cancel' }));
    expect(column('NDA').getByRole('link', { name: 'Elm Lodge' })).toBeVisible();

    await moveTo('Elm Lodge', /Lost/);
    await userEvent.click(column('Lost').getByRole('button', { name: 'Lose it' }));
    expect(save).toHaveBeenCalledExactlyOnceWith(DEALS[2], 'lost', { reason: 'price' });
  });

  it('focuses the first required field once the first move completes when a card is moved again', async () => {
    const saved = Promise.withResolvers<null>();
    const save = vi.fn<BoardConfig<Deal>['move']>().mockReturnValueOnce(saved.promise);
    save.mockResolvedValue(null);
    render(<Deals save={save} />);
    await moveTo('Cedar Court', /NDA/);
    await waitFor(() => expect(card('Cedar Court')).toHaveFocus());
    await userEvent.keyboard('m');
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByRole('button', { name: /NDA/ })).toHaveTextContent('Current stage');
    expect(dialog.getByRole('button', { name: /Lost/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    saved.resolve(null);
    const reason = await column('Lost').findByRole('textbox', { name: 'Reason' });
    await waitFor(() => expect(reason).toHaveFocus());
    await userEvent.keyboard('price{Enter}');
    const arrived = { ...DEALS[0], stage: 'nda' };
    expect(save.mock.calls).toEqual([
      [DEALS[0], 'nda', {}],
      [arrived, 'lost', { reason: 'price' }],
    ]);
    await waitFor(() =>
      expect(column('Lost').getByRole('link', { name: 'Cedar Court' })).toHaveFocus(),
    );
  });

  it.each([
    ['is refused', 'Someone else changed it.', false],
    ["can't be reloaded", null, true],
  ])(
    'leaves the card in place and reports it when the first of two moves %s',
    async (_how, reply, isBlind) => {
      const saved = Promise.withResolvers<string | null>();
      const save = vi.fn(() => saved.promise);
      const onNotMoved = vi.fn();
      const announcements: string[] = [];
      const stop = onAnnouncement((text) => announcements.push(text));
      render(<Deals save={save} onNotMoved={onNotMoved} isBlind={isBlind} />);
      await moveTo('Cedar Court', /NDA/);
      await moveTo('Cedar Court', /Lost/);
      saved.resolve(reply);
      await waitFor(() =>
        expect(column('Teaser').getByRole('link', { name: 'Cedar Court' })).toBeVisible(),
      );
      expect(column('Lost').queryByRole('textbox')).toBeNull();
      expect(save).toHaveBeenCalledOnce();
      const why = "It wasn't found in NDA after its first move, so it wasn't moved to Lost.";
      expect(onNotMoved).toHaveBeenCalledExactlyOnceWith(DEALS[0], why);
      expect(announcements.at(-1)).toBe(`Cedar Court was not moved. ${why}`);
      stop();
    },
  );

  it('folds empty columns, opens one on request, and remembers it', async () => {
    const { unmount } = render(<Deals save={async () => null} />);
    expect(column('NDA').getByRole('button', { name: 'Fold NDA' })).toBeVisible();
    await userEvent.click(column('Lost').getByRole('button', { name: 'Open Lost' }));
    const fold = column('Lost').getByRole('button', { name: 'Fold Lost' });
    expect(fold).toHaveFocus();
    unmount();
    render(<Deals save={async () => null} />);
    expect(column('Lost').getByRole('button', { name: 'Fold Lost' })).toBeVisible();
  });

  it('opens a column the user folded when a card moves there', async () => {
    render(<Deals save={async () => null} />);
    await userEvent.click(column('NDA').getByRole('button', { name: 'Fold NDA' }));
    expect(column('NDA').queryByRole('link')).toBeNull();
    await moveTo('Cedar Court', /NDA/);
    await waitFor(() =>
      expect(column('NDA').getByRole('link', { name: 'Cedar Court' })).toHaveFocus(),
    );
  });

  it('groups columns under a phase with its count and sum', () => {
    render(<Deals save={async () => null} />);
    const phase = screen.getByRole('group', { name: 'Marketing' });
    expect(phase).toHaveTextContent('Marketing 3 · $35');
    expect(within(phase).queryByRole('region', { name: 'Lost' })).toBeNull();
  });

  it("shows why a card can't move and leaves it in place", async () => {
    const save = vi.fn(async () => null);
    render(<Deals save={save} />);
    await moveTo('Elm Lodge', /Nothing goes back/);
    expect(save).not.toHaveBeenCalled();
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('selects a column by its first letter', async () => {
    render(<Deals save={async () => null} />);
    card('Cedar Court').focus();
    await userEvent.keyboard('ml');
    expect(within(screen.getByRole('dialog')).getByRole('button', { name: /Lost/ })).toHaveFocus();
  });
});

describe('pending board moves', () => {
  const [row] = DEALS as [Deal];
  const shape = { idOf: ({ id }: Deal) => id, columnOf: ({ stage }: Deal) => stage };
  const totals = totalsOf(DEALS);
  const moves = new Map([['a', { row, from: 'teaser', to: 'nda', isAsked: false, totals }]]);

  it('shows each card once even if the list already has it in the new column', () => {
    const moved = { ...row, stage: 'nda' };
    expect(applyMoves([moved], 'nda', moves, shape)).toEqual([row]);
    expect(applyMoves(DEALS, 'teaser', moves, shape)).toEqual([DEALS[1]]);
  });

  it('counts a card once even if the server has already counted it', () => {
    expect(applyMovesToTotals(totals, 'nda', moves, ({ price }) => price)).toEqual({
      count: 2,
      sum: 15,
    });
    const updatedTotals = totalsOf([{ ...row, stage: 'nda' }]);
    expect(applyMovesToTotals(updatedTotals, 'nda', moves, ({ price }) => price)).toEqual({
      count: 1,
      sum: 10,
    });
  });
});
