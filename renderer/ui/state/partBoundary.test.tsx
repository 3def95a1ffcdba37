import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CLIENT_ERROR_EVENT } from '#shared/admin/operations/client-errors.ts';
import { PartBoundary } from './PartBoundary.tsx';

let isBroken = true;

function Figures() {
  if (isBroken) throw new Error('a secret detail');
  return <p>42 residents</p>;
}

beforeEach(() => {
  isBroken = true;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('PartBoundary', () => {
  it('shows an error ID without details and leaves the rest in place', async () => {
    const onClientError = vi.fn();
    addEventListener(CLIENT_ERROR_EVENT, onClientError);
    render(
      <>
        <h1>Willow Creek</h1>
        <PartBoundary>
          <Figures />
        </PartBoundary>
      </>,
    );
    removeEventListener(CLIENT_ERROR_EVENT, onClientError);
    expect(screen.getByRole('heading', { name: 'Willow Creek' })).toBeVisible();
    const clientError = onClientError.mock.lastCall?.[0].detail;
    expect(clientError?.kind).toBe('part');
    expect(screen.getByRole('alert')).toHaveTextContent(`Error ID ${clientError?.id}`);
    expect(screen.queryByText(/secret detail/)).not.toBeInTheDocument();
  });

  it('renders again after Try Again', async () => {
    render(
      <PartBoundary>
        <Figures />
      </PartBoundary>,
    );
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(screen.getByText('42 residents')).toBeVisible();
  });

  it('passes chunk load failures on', () => {
    function Missing(): never {
      throw new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
    }
    const draw = () =>
      render(
        <PartBoundary>
          <Missing />
        </PartBoundary>,
      );
    expect(draw).toThrow('dynamically imported');
  });
});
