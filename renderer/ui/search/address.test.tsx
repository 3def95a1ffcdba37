import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderParts } from '../../testing/renderPart.tsx';
import { readSearchTerm, useUrlSearch } from './useUrlSearch.ts';

function Shown() {
  const { params, change, addressWith } = useUrlSearch();
  return (
    <>
      <output>{readSearchTerm(params)}</output>
      <a href={addressWith([['open', 'b']])}>Other</a>
      <button type="button" onClick={() => change([['q', 'oaks']])}>
        Search
      </button>
      <button type="button" onClick={() => change([['as', 'board']], 'is a step')}>
        Board
      </button>
      <button type="button" onClick={() => change([['q', '']])}>
        Clear
      </button>
    </>
  );
}

it('sets the requested search and keeps other params', async () => {
  const { user, address } = renderParts({ '/': <Shown /> }, '/?q=%20pine%20&open=a');
  expect(screen.getByRole('status')).toHaveTextContent('pine');
  expect(screen.getByRole('link')).toHaveAttribute('href', '?q=+pine+&open=b');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(address()).toBe('/?q=oaks&open=a');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(address()).toBe('/?open=a');
});

it('replaces the history entry unless the change is a step that Back undoes', async () => {
  const { user, address, router } = renderParts({ '/': <Shown /> }, '/');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await user.click(screen.getByRole('button', { name: 'Board' }));
  expect(address()).toBe('/?q=oaks&as=board');
  await act(() => router.navigate(-1));
  expect(address()).toBe('/?q=oaks');
});

it('limits the search text to the longest name', () => {
  expect(readSearchTerm(new URLSearchParams({ q: 'x'.repeat(10_000) }))).toHaveLength(200);
});
