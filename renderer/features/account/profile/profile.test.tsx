import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { phoneMessages } from '#shared/texts/phone.ts';
import { adasAccount, adasData } from '../../../testing/fakeAccount.ts';
import { ada, fakeHost } from '../../../testing/fakeHost.ts';
import { renderApp } from '../../../testing/renderApp.tsx';

const openProfile = (data = adasData()) => renderApp({ at: '/profile', host: fakeHost(ada), data });

const row = async (name: RegExp) => screen.findByRole('row', { name });

describe('profile', () => {
  it('shows every role with its dates and marks the primary one', async () => {
    openProfile(
      adasData({
        'select user_roles': {
          data: [
            { role: 'operator', created_at: '2026-03-14T12:00:00Z', expires_at: null },
            {
              role: 'pilot',
              created_at: '2026-04-01T12:00:00Z',
              expires_at: '2020-01-15T12:00:00Z',
            },
          ],
        },
      }),
    );
    expect(await row(/Operator Primary/)).toHaveTextContent('Mar 14, 2026Never');
    expect(await row(/Pilot/)).toHaveTextContent('Expired Jan 15, 2020');
  });

  it('shows roles from the company email', async () => {
    const account = { ...adasAccount, roles: ['operator', 'pilot'] };
    openProfile(adasData({ 'rpc my_account': { data: account } }));
    expect(await row(/Pilot/)).toHaveTextContent('From your company email');
  });

  it('shows an empty state without roles', async () => {
    openProfile(
      adasData({
        'rpc my_account': { data: { ...adasAccount, roles: [], primary_role: 'user' } },
        'select user_roles': { data: [] },
      }),
    );
    expect(await screen.findByText('No roles yet')).toBeVisible();
  });

  it('offers a retry when roles fail to load, and still shows the rest', async () => {
    openProfile(adasData({ 'select user_roles': { error: { code: '57014' }, status: 400 } }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This took too long');
    expect(screen.getByRole('heading', { name: 'Your profile' })).toBeVisible();
  });

  it('shows the subscription', async () => {
    const subscription = {
      subscribed: true,
      subscription_tier: 'professional',
      is_trial: true,
      subscription_end: '2099-01-15T12:00:00Z',
    };
    openProfile(adasData({ 'rpc my_account': { data: { ...adasAccount, subscription } } }));
    const rail = await screen.findByRole('complementary', { name: 'Account' });
    expect(within(rail).getByText('Trial until Jan 15, 2099')).toBeVisible();
  });

  it("shows a plan's name regardless of its tier name", async () => {
    const subscription = {
      subscribed: true,
      subscription_tier: 'buyer-starter',
      is_trial: false,
      subscription_end: '2099-01-15T12:00:00Z',
    };
    openProfile(adasData({ 'rpc my_account': { data: { ...adasAccount, subscription } } }));
    const rail = await screen.findByRole('complementary', { name: 'Account' });
    expect(within(rail).getByText('Starter until Jan 15, 2099')).toBeVisible();
  });
});

describe('profile editing', () => {
  it.each([
    ['pending', 'Your new name is in review.'],
    ['rejected', "Your new name wasn't approved for your listings."],
  ])('shows what others see while a name is %s', async (status, message) => {
    openProfile(adasData({ 'select revisions': { data: { status } } }));
    expect(await screen.findByText(message, { exact: false })).toBeVisible();
  });

  it('saves the new name, shows it everywhere and confirms it', async () => {
    let account = adasAccount;
    const { user } = openProfile(
      adasData({
        'rpc my_account': () => ({ data: account }),
        'update profiles': () => {
          account = {
            ...adasAccount,
            profile: { ...adasAccount.profile, first_name: 'Adah', full_name: 'Adah Quill' },
          };
          return { data: null, status: 204 };
        },
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Edit profile' }));
    await user.clear(screen.getByLabelText('First name'));
    await user.type(screen.getByLabelText('First name'), 'Adah');
    await user.click(screen.getByRole('button', { name: 'Save profile' }));
    await screen.findByRole('button', { name: 'Your account: Adah Quill' });
    expect((await screen.findAllByText('Profile updated'))[0]).toBeVisible();
    await waitFor(() => expect(screen.queryByLabelText('First name')).not.toBeInTheDocument());
  });

  it('keeps the input when the server rejects it and reverts the display', async () => {
    const { user } = openProfile(
      adasData({ 'update profiles': { error: { code: '23514', message: 'x' }, status: 400 } }),
    );
    await user.click(await screen.findByRole('button', { name: 'Edit profile' }));
    await user.type(screen.getByLabelText('Company'), 'Quill Living');
    await user.clear(screen.getByLabelText('First name'));
    await user.type(screen.getByLabelText('First name'), 'Adah');
    await user.click(screen.getByRole('button', { name: 'Save profile' }));
    expect((await screen.findAllByText(/outside its allowed range/))[0]).toBeVisible();
    expect(screen.getByLabelText('Company')).toHaveValue('Quill Living');
    expect(screen.getByRole('button', { name: 'Your account: Ada Quill' })).toBeVisible();
  });

  it('rejects a toll-free number with the reason at the field and in a toast', async () => {
    const { user } = openProfile();
    await user.click(await screen.findByRole('button', { name: 'Edit profile' }));
    await user.type(screen.getByLabelText('Phone'), '800 555 0100');
    await user.click(screen.getByRole('button', { name: 'Save profile' }));
    const notices = screen.getByRole('region', { name: 'Notices' });
    expect(await within(notices).findByText('Invalid Phone Number:')).toBeVisible();
    expect(within(notices).getByText(phoneMessages.tollFree)).toBeVisible();
    expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription(phoneMessages.tollFree);
  });
});

/** Parts of the export that are read through calls. */
const CALLED_PARTS: Readonly<Record<string, object>> = {
  'rpc list_investor_movements': { rows: [], next: null },
  'rpc get_investor_portal': { positions: [], transfers: [] },
  'rpc get_capital_matching': { requests: [], boxes: [], introductions: [] },
};

/** Responds with empty parts, or rejects one of them. */
function openWithData(isRejected: boolean) {
  const files: Blob[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`;
  const respond = adasData();
  const view = openProfile(async (request) => {
    if (isRejected && request.name === 'select saved_searches') {
      return { error: { code: '42501' }, status: 403 };
    }
    const called = CALLED_PARTS[request.name];
    if (called !== undefined) return { data: called };
    const { data, ...rest } = await respond(request);
    return { data: data ?? (request.name.startsWith('select ') ? [] : null), ...rest };
  });
  return { ...view, files };
}

describe('data export', () => {
  it('saves one file after all parts are read', async () => {
    const { user, files } = openWithData(false);
    await user.click(await screen.findByRole('button', { name: 'Download my data' }));
    expect(await screen.findByText(/entries saved to this device/)).toBeVisible();
    const { parts } = JSON.parse((await files[0]?.text()) ?? '{}') as {
      readonly parts: readonly { readonly title: string }[];
    };
    expect(parts.map(({ title }) => title)).toContain('Messages written');
  });

  it('saves nothing if a part cannot be read', async () => {
    const { user, files } = openWithData(true);
    await user.click(await screen.findByRole('button', { name: 'Download my data' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/nothing was saved/);
    expect(files).toEqual([]);
  });
});
