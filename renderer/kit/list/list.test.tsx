import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { LoadMore } from './LoadMore.tsx';
import { cursorBehind } from './paging.ts';
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

describe('the rows of a list', () => {
  it('are gone through by J and K, and acted upon by their keys', async () => {
    const onMark = vi.fn();
    render(<Rows onMark={onMark} />);
    await userEvent.keyboard('x');
    expect(onMark).not.toHaveBeenCalled();
    await userEvent.keyboard('jjj');
    expect(screen.getByRole('link', { name: 'ben' })).toHaveFocus();
    await userEvent.keyboard('kx');
    expect(onMark).toHaveBeenCalledExactlyOnceWith('ada');
  });

  it('are gone through from the one that is open, while none has the focus', async () => {
    const onMark = vi.fn();
    render(<Rows onMark={onMark} open="ada" />);
    await userEvent.keyboard('x');
    expect(onMark).toHaveBeenCalledExactlyOnceWith('ada');
    await userEvent.keyboard('j');
    expect(screen.getByRole('link', { name: 'ben' })).toHaveFocus();
  });

  it('leave the keys to whoever types', async () => {
    const onMark = vi.fn();
    render(<Rows onMark={onMark} />);
    const search = screen.getByRole('textbox', { name: 'Search' });
    await userEvent.type(search, 'jxk');
    expect(search).toHaveValue('jxk');
    expect(onMark).not.toHaveBeenCalled();
  });
});

describe('the next page of a list', () => {
  it('begins behind the last row of a full page', () => {
    const rows = [{ cursor: 'a' }, { cursor: 'b' }];
    expect(cursorBehind(rows, 2)).toBe('b');
    expect(cursorBehind(rows, 3)).toBeNull();
  });

  it('is none where rows say no place, or there are none', () => {
    expect(cursorBehind([{ id: 'a' }], 1)).toBeNull();
    expect(cursorBehind([], 0)).toBeNull();
  });
});

describe('the end of a list', () => {
  /** As a browser does: says of each end that is watched whether it is in sight. */
  function watch() {
    const told: ((isIntersecting: boolean) => void)[] = [];
    vi.spyOn(window, 'IntersectionObserver').mockImplementation(
      class {
        constructor(tell: IntersectionObserverCallback) {
          const observer = this as unknown as IntersectionObserver;
          told.push((isIntersecting) =>
            tell([{ isIntersecting } as IntersectionObserverEntry], observer),
          );
        }
        observe = () => undefined;
        disconnect = () => undefined;
      } as unknown as typeof IntersectionObserver,
    );
    return told;
  }
  const pages = { hasNextPage: true, isFetchingNextPage: false, isError: false };

  it('asks for the next page when it comes near', () => {
    const told = watch();
    const fetchNextPage = vi.fn();
    render(<LoadMore list={{ ...pages, fetchNextPage }} />);
    act(() => told.at(-1)?.(false));
    expect(fetchNextPage).not.toHaveBeenCalled();
    act(() => told.at(-1)?.(true));
    expect(fetchNextPage).toHaveBeenCalledOnce();
  });

  it('asks again for what failed by its button alone', async () => {
    const told = watch();
    const fetchNextPage = vi.fn();
    render(<LoadMore list={{ ...pages, isError: true, fetchNextPage }} />);
    expect(told).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    expect(fetchNextPage).toHaveBeenCalledOnce();
  });

  it('is gone with the last page', () => {
    render(<LoadMore list={{ ...pages, hasNextPage: false, fetchNextPage: vi.fn() }} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
