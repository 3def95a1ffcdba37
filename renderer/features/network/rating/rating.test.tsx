import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { adasAccount, adasData } from '../../../testing/fakeAccount.ts';
import type { DataReply, DataRequest } from '../../../testing/fakeData.ts';
import { ada, fakeHost } from '../../../testing/fakeHost.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
import { onRated } from '../../../ui/rating/ratingEvents.ts';

const NONE: DataReply = { error: { code: 'PGRST116', message: 'no rows' }, status: 406 };
const OWN_RATING: DataReply = { data: { id: 'r1', rating: 2, review: 'Slow on my phone.' } };
const cutOff: DataReply = { error: { message: 'Failed to fetch' }, status: 0 };

const account = () => screen.findByRole('button', { name: 'Your account: Ada Quill' });

interface DialogOptions {
  readonly own?: DataReply | (() => DataReply);
  readonly answer?: DataReply | ((request: DataRequest) => DataReply);
}

/** Opens the dialog from the account menu as a signed-in member. */
async function openDialog({ own = NONE, answer = { data: null } }: DialogOptions = {}) {
  const written: DataRequest[] = [];
  const rest = adasData();
  const view = renderApp({
    at: '/profile',
    host: fakeHost(ada),
    data: (request) => {
      if (request.name === 'select platform_ratings')
        return typeof own === 'function' ? own() : own;
      if (!/^(insert|update) platform_ratings$/.test(request.name)) return rest(request);
      written.push(request);
      return typeof answer === 'function' ? answer(request) : answer;
    },
  });
  await view.user.click(await account());
  await view.user.click(await screen.findByRole('menuitem', { name: 'Rate Your Experience' }));
  const dialog = await screen.findByRole('dialog', { name: 'Rate Your Experience' });
  const button = (name: string) => within(dialog).findByRole('button', { name });
  return { ...view, dialog, written, button };
}

const star = (name: RegExp) => screen.getByRole('radio', { name });
const closed = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: 'Rate Your Experience' })).toBeNull());

describe('rating dialog', () => {
  it('saves a rating with trimmed text, shows thanks, refetches ratings, and closes', async () => {
    const { user, written, button } = await openDialog();
    const listener = vi.fn();
    const stop = onRated(listener);
    expect(await button('Submit Rating')).toBeDisabled();
    await user.click(star(/^4 stars/));
    expect(screen.getByText('Very Good - Exceeding expectations')).toBeVisible();
    await user.type(screen.getByLabelText('Review'), ' Calm. ');
    expect(screen.getByText('7/500')).toBeVisible();
    await user.click(await button('Submit Rating'));
    await closed();
    expect(screen.getByText('Rating Submitted')).toBeVisible();
    expect(screen.getByText('Thank you for your feedback!')).toBeVisible();
    expect(written).toEqual([
      {
        name: 'insert platform_ratings',
        args: [{ user_id: ada.userId, rating: 4, review: 'Calm.', category: 'general' }],
      },
    ]);
    expect(listener).toHaveBeenCalledOnce();
    stop();
  });

  it('shows and edits the previous rating; without text there is no review', async () => {
    const { user, written, button } = await openDialog({ own: OWN_RATING });
    expect(await button('Update Rating')).toBeEnabled();
    expect(star(/^2 stars/)).toBeChecked();
    expect(screen.getByText('Fair - Room for improvement')).toBeVisible();
    await user.clear(screen.getByLabelText('Review'));
    await user.click(star(/^5 stars/));
    await user.click(await button('Update Rating'));
    await closed();
    expect(written).toEqual([
      {
        name: 'update platform_ratings',
        args: [{ rating: 5, review: null, updated_at: expect.any(String) }],
      },
    ]);
  });

  it('succeeds when the member has rated in another window, and the last save wins', async () => {
    const duplicateError = { error: { code: '23505', message: 'duplicate key' }, status: 409 };
    const readOwnRating = vi.fn<() => DataReply>(() => OWN_RATING).mockReturnValueOnce(NONE);
    const { user, written, button } = await openDialog({
      own: readOwnRating,
      answer: ({ name }) => (name.startsWith('insert') ? duplicateError : { data: { id: 'r1' } }),
    });
    await button('Submit Rating');
    await user.click(star(/^3 stars/));
    await user.click(await button('Submit Rating'));
    await closed();
    expect(written.map(({ name }) => name)).toEqual([
      'insert platform_ratings',
      'update platform_ratings',
    ]);
    expect(screen.getByText('Rating Submitted')).toBeVisible();
  });

  it('succeeds when the previous rating has been removed', async () => {
    const { user, written, button } = await openDialog({
      own: OWN_RATING,
      answer: ({ name }) => (name.startsWith('update') ? NONE : { data: null }),
    });
    await user.click(await button('Update Rating'));
    await closed();
    expect(written.map(({ name }) => name)).toEqual([
      'update platform_ratings',
      'insert platform_ratings',
    ]);
  });

  it('strips characters that slides and terminals leave in copied text', async () => {
    const { user, written, button } = await openDialog();
    await button('Submit Rating');
    await user.click(star(/^5 stars/));
    fireEvent.change(screen.getByLabelText('Review'), {
      target: { value: 'Two lines\u000bof a slide\u0007,\nand a third.' },
    });
    await user.click(await button('Submit Rating'));
    await closed();
    expect(written[0]?.args).toEqual([
      expect.objectContaining({ review: 'Two lines\nof a slide,\nand a third.' }),
    ]);
  });

  it('supports the keyboard: one tab stop for the stars, moved by arrow keys', async () => {
    const { user } = await openDialog({ own: OWN_RATING });
    await screen.findByRole('radio', { name: /^2 stars/ });
    star(/^2 stars/).focus();
    await user.keyboard('{ArrowRight}');
    expect(star(/^3 stars/)).toBeChecked();
    await user.tab();
    expect(screen.getByLabelText('Review')).toHaveFocus();
  });

  it('keeps the input and shows an error when saving fails', async () => {
    const { user, button } = await openDialog({ answer: cutOff });
    await button('Submit Rating');
    await user.click(star(/^1 star:/));
    await user.type(screen.getByLabelText('Review'), 'Hm.');
    await user.click(await button('Submit Rating'));
    expect(await screen.findByText('Submission Failed')).toBeVisible();
    expect(screen.getByText('Failed to submit rating. Please try again.')).toBeVisible();
    expect(screen.getByLabelText('Review')).toHaveValue('Hm.');
    expect(screen.getByText("Poor - We'd love to improve")).toBeVisible();
  });

  it('asks for sign-in when the server no longer recognizes the session', async () => {
    const { user, button } = await openDialog({
      answer: { error: { code: 'PGRST301', message: 'expired' }, status: 401 },
    });
    await button('Submit Rating');
    await user.click(star(/^3 stars/));
    await user.click(await button('Submit Rating'));
    expect(await screen.findByText('User must be authenticated')).toBeVisible();
  });
});

it('offers no rating to users without access', async () => {
  const pendingAccount = {
    ...adasAccount,
    profile: { ...adasAccount.profile, requires_approval: true, approval_status: 'pending' },
  };
  const { user } = renderApp({
    at: '/profile',
    host: fakeHost(ada),
    data: adasData({ 'rpc my_account': { data: pendingAccount } }),
  });
  await user.click(await account());
  expect(await screen.findByRole('menuitem', { name: 'Log out' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Rate Your Experience' })).toBeNull();
});
