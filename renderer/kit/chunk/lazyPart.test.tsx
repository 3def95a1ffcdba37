import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { lazyPart } from './lazyPart.tsx';

it('a part that does not load says so in its place, and leaves the rest of the page', async () => {
  vi.stubGlobal('reportError', vi.fn());
  Element.prototype.scrollIntoView = vi.fn();
  const load = (): Promise<{ readonly default: () => null }> => Promise.reject(new Error('gone'));
  const Part = lazyPart(load);
  render(
    <>
      <p>The page</p>
      <Suspense>
        <Part />
      </Suspense>
    </>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load component');
  expect(screen.getByRole('button', { name: 'Reload Page' })).toBeVisible();
  expect(screen.getByText('The page')).toBeVisible();
  vi.unstubAllGlobals();
});
