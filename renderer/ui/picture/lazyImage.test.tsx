import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LazyImage } from './LazyImage.tsx';

const image = <LazyImage src="/elm.webp" alt="Elm Court" width={1200} height={800} />;
const observers: {
  readonly options: IntersectionObserverInit | undefined;
  readonly tell: (isIntersecting: boolean) => void;
}[] = [];

beforeEach(() => {
  observers.length = 0;
  vi.spyOn(window, 'IntersectionObserver').mockImplementation(
    class {
      observe = () => undefined;
      disconnect = () => undefined;
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        const observer = this as unknown as IntersectionObserver;
        const emitIntersection = (isIntersecting: boolean) =>
          callback([{ isIntersecting } as IntersectionObserverEntry], observer);
        observers.push({ options, tell: emitIntersection });
      }
    } as unknown as typeof IntersectionObserver,
  );
});

afterEach(() => vi.restoreAllMocks());

it('loads an image within 50 px of the visible area', () => {
  render(image);
  const shown = screen.getByRole('img', { name: 'Elm Court' });
  expect(shown.getAttribute('src')).toMatch(/^data:image\/svg/);
  expect(observers[0]?.options).toMatchObject({ rootMargin: '50px', scrollMargin: '50px' });
  act(() => observers[0]?.tell(false));
  expect(shown.getAttribute('src')).toMatch(/^data:/);
  act(() => observers[0]?.tell(true));
  expect(shown).toHaveAttribute('src', '/elm.webp');
});

it('keeps the image URL in a server-rendered document', async () => {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(image);
  expect(root.firstElementChild).toHaveAttribute('src', '/elm.webp');
  expect(root.firstElementChild).toHaveAttribute('loading', 'lazy');
  const app = await act(async () => hydrateRoot(root, image));
  expect(root.firstElementChild).toHaveAttribute('src', '/elm.webp');
  act(() => app.unmount());
  root.remove();
});
