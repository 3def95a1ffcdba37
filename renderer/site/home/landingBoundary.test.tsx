import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { LandingBoundary } from './LandingBoundary.tsx';

function Broken(): never {
  throw new Error('broken');
}

it('a home page that fails to render shows an error with retry and sign-in', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <LandingBoundary>
      <Broken />
    </LandingBoundary>,
  );
  expect(screen.getByRole('heading', { name: 'Error Loading Page' })).toBeVisible();
  expect(
    screen.getByText('Something went wrong. This may be due to email verification redirect.'),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', '/auth');
});
