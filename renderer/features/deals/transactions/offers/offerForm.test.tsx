import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Uploads } from '../../../../data/files/useUploads.ts';
import { OfferForm } from './OfferForm.tsx';

const letterFile = { id: '00000000-0000-4000-8000-0000000000e1', name: 'Our letter.pdf' };

function createUploads(state: Uploads['files'][number]['state'] | 'gone', sent = 0): Uploads {
  const files =
    state === 'gone' ? [] : [{ ...letterFile, size: 4_000_000, state, sent, problem: null }];
  return {
    files,
    add: vi.fn(),
    remove: vi.fn(),
    retry: vi.fn(),
    clear: vi.fn(),
    isReady: files.every((file) => file.state === 'ready'),
    ready: files.filter((file) => file.state === 'ready').map(() => letterFile),
  };
}

function open() {
  const onSend = vi.fn();
  const form = (uploads: Uploads) => (
    <OfferForm
      label="Your offer"
      action="Submit sealed offer"
      begin={null}
      error={undefined}
      isLoading={false}
      uploads={uploads}
      onSend={onSend}
    />
  );
  const view = render(form(createUploads('sending', 1_000_000)));
  return {
    onSend,
    user: userEvent.setup(),
    letterIs: (uploads: Uploads) => view.rerender(form(uploads)),
  };
}

async function press(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText(/^Price/), '9,300,000');
  await user.click(screen.getByRole('button', { name: 'Submit sealed offer' }));
}

it('formats amounts when their field loses focus', async () => {
  const { user } = open();
  await user.type(screen.getByLabelText(/^Price/), '6.85m');
  await user.type(screen.getByLabelText(/^Deposit/), '250000');
  await user.tab();
  expect(screen.getByLabelText(/^Price/)).toHaveValue('$6,850,000');
  expect(screen.getByLabelText(/^Deposit/)).toHaveValue('$250,000');
});

describe('offer submitted during its letter of intent upload', () => {
  it('is sent once after the upload finishes, with the terms as submitted', async () => {
    const { user, onSend, letterIs } = open();
    await press(user);
    expect(onSend).not.toHaveBeenCalled();
    expect(screen.getByText(/25% done/)).toBeVisible();
    expect(screen.getByLabelText(/^Price/)).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Waiting for upload' }));
    letterIs(createUploads('sending', 3_000_000));
    expect(screen.getByText(/75% done/)).toBeVisible();
    expect(onSend).not.toHaveBeenCalled();
    letterIs(createUploads('ready', 4_000_000));
    letterIs(createUploads('ready', 4_000_000));
    expect(onSend).toHaveBeenCalledTimes(1);
    expect(onSend.mock.calls[0]?.slice(1)).toEqual([
      expect.objectContaining({ price: 9_300_000 }),
      letterFile,
    ]);
  });

  it('is not sent and shows an error when the upload fails', async () => {
    const { user, onSend, letterIs } = open();
    await press(user);
    letterIs(createUploads('failed', 1_000_000));
    expect(screen.getByText(/The letter of intent hasn't uploaded/)).toBeVisible();
    letterIs(createUploads('ready', 4_000_000));
    expect(onSend).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Submit sealed offer' }));
    expect(onSend).toHaveBeenCalledTimes(1);
  });

  it('is not sent after the letter of intent is removed or the author edits the offer', async () => {
    const { user, onSend, letterIs } = open();
    await press(user);
    letterIs(createUploads('gone'));
    letterIs(createUploads('sending'));
    await user.click(screen.getByRole('button', { name: 'Submit sealed offer' }));
    await user.click(screen.getByRole('button', { name: 'Edit offer' }));
    letterIs(createUploads('ready', 4_000_000));
    expect(screen.getByLabelText(/^Price/)).toBeEnabled();
    expect(onSend).not.toHaveBeenCalled();
  });
});

describe('offer submitted again after a failure', () => {
  it('has the same id unless its terms changed', async () => {
    const { user, onSend, letterIs } = open();
    letterIs(createUploads('ready', 4_000_000));
    await press(user);
    const submit = screen.getByRole('button', { name: 'Submit sealed offer' });
    await user.click(submit);
    await user.type(screen.getByLabelText(/^Price/), '{Backspace}{Backspace}50');
    await user.click(submit);
    const ids = onSend.mock.calls.map(([id]) => id);
    expect(ids).toHaveLength(3);
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
  });
});
