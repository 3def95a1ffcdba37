import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { LoadMore } from './LoadMore.tsx';
import { getNextCursor } from './paging.ts';
import { useRowKeys } from './useRowKeys.ts';

interface RowsProps {
  readonly onMark: (id: string) => void;
  readonly open?: string;
}

function Rows({ onMark, open }: RowsProps) {
  const list = useRef<HTMLUListElement>(null);
  useRowKeys(list, { x: onMark });
  return (
    <>
      <input aria-label="Search" />
      <ul ref={list}>
        {['ada', 'ben'].map((id) => (
          <li key={id} data-row={id}>
            <a href={`/${id}`} aria-current={id === open ? 'page' : undefined}>
              {id}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

describe('list rows', () => {
  it('moves through rows with J and K and runs row shortcuts', async () => {
    const onMark = vi.fn();
    render(<Rows onMark={onMark} />);
    await userEvent.keyboard('x');
    expect(onMark).not.toHaveBeenCalled();
    await userEvent.keyboard('jjj');
    expect(screen.getByRole('link', { name: 'ben' })).toHaveFocus();
    await userEvent.keyboard('kx');
    expect(onMark).toHaveBeenCalledExactlyOnceWith('ada');
  });

  it('starts from the open row when no row has focus', async () => {
    const onMark = vi.fn();
    render(<Rows onMark={onMark} open="ada" />);
    await userEvent.keyboard('x');
    expect(onMark).toHaveBeenCalledExactlyOnceWith('ada');
    await userEvent.keyboard('j');
    expect(screen.getByRole('link', { name: 'ben' })).toHaveFocus();
  });

  it('ignores shortcuts while the user types', async () => {
    const onMark = vi.fn();
    render(<Rows onMark={onMark} />);
    const search = screen.getByRole('textbox', { name: 'Search' });
    await userEvent.type(search, 'jxk');
    expect(search).toHaveValue('jxk');
    expect(onMark).not.toHaveBeenCalled();
  });
});

describe('next page cursor', () => {
  it('follows the last row of a full page', () => {
    const rows = [{ cursor: 'a' }, { cursor: 'b' }];
    expect(getNextCursor(rows, 2)).toBe('b');
    expect(getNextCursor(rows, 3)).toBeNull();
  });

  it('is null if rows have no cursor or the list is empty', () => {
    expect(getNextCursor([{ id: 'a' }], 1)).toBeNull();
    expect(getNextCursor([], 0)).toBeNull();
  });
});

describe('end of a list', () => {
  /** Fake IntersectionObserver: reports whether each observed end is in view. */
  const observed = { count: 0 };
  function watch() {
    observed.count = 0;
    const notifiers: ((isIntersecting: boolean) => void)[] = [];
    vi.spyOn(window, 'IntersectionObserver').mockImplementation(
      class {
        constructor(callback: IntersectionObserverCallback) {
          const observer = this as unknown as IntersectionObserver;
          notifiers.push((isIntersecting) =>
            callback([{ isIntersecting } as IntersectionObserverEntry], observer),
          );
        }
        observe = () => {
          observed.count += 1;
        };
        disconnect = () => undefined;
      } as unknown as typeof IntersectionObserver,
    );
    return notifiers;
  }
  const pages = { hasNextPage: true, isFetchingNextPage: false, isError: false };

  it('loads the next page when it comes near the viewport', async () => {
    const notifiers = watch();
    const fetchNextPage = vi.fn();
    render(<LoadMore list={{ ...pages, fetchNextPage }} />);
    await act(async () => notifiers.at(-1)?.(false));
    expect(fetchNextPage).not.toHaveBeenCalled();
    await act(async () => notifiers.at(-1)?.(true));
    expect(fetchNextPage).toHaveBeenCalledOnce();
  });

  it('keeps watching after a request that changed nothing, such as one skipped during a refetch', async () => {
    const notifiers = watch();
    render(<LoadMore list={{ ...pages, fetchNextPage: async () => ({ isError: false }) }} />);
    await act(async () => notifiers.at(-1)?.(true));
    expect(observed.count).toBe(2);
  });

  it('stops watching after a failed request', async () => {
    const notifiers = watch();
    render(<LoadMore list={{ ...pages, fetchNextPage: async () => ({ isError: true }) }} />);
    await act(async () => notifiers.at(-1)?.(true));
    expect(observed.count).toBe(1);
  });

  it('retries a failed page only through the button', async () => {
    const notifiers = watch();
    const fetchNextPage = vi.fn();
    render(<LoadMore list={{ ...pages, isError: true, fetchNextPage }} />);
    expect(notifiers).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    expect(fetchNextPage).toHaveBeenCalledOnce();
  });

  it('disappears after the last page', () => {
    render(<LoadMore list={{ ...pages, hasNextPage: false, fetchNextPage: vi.fn() }} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
