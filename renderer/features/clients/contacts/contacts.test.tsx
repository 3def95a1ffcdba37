import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { baseApi } from '../../../data/api/baseApi.ts';
import { ACCOUNT_TAGS } from '../../../session/account/index.ts';
import { CONTACT_ID, FakeContacts, TEAMMATE } from '../../../testing/fakeContacts.ts';
import { ada, fakeHost } from '../../../testing/fakeHost.ts';
import { renderApp } from '../../../testing/renderApp.tsx';

const accountTags = baseApi.enhanceEndpoints({ addTagTypes: ACCOUNT_TAGS });

beforeEach(() => localStorage.clear());

function openContact(server = new FakeContacts()) {
  const view = renderApp({
    at: `/clients/${CONTACT_ID}`,
    host: fakeHost(ada),
    data: (request) => server.answer(request),
  });
  return { ...view, server };
}

async function editing(server = new FakeContacts()) {
  const view = openContact(server);
  return { ...view, ...(await openForm(view)) };
}

async function openForm(view: ReturnType<typeof openContact>) {
  await view.user.click(await screen.findByRole('button', { name: 'Actions' }));
  await view.user.click(screen.getByRole('menuitem', { name: /^Edit/ }));
  const form = await screen.findByRole('form', { name: 'Edit contact' });
  const type = async (label: string, text: string) => {
    const field = within(form).getByLabelText(label);
    await view.user.clear(field);
    await view.user.type(field, text);
  };
  const save = () => view.user.click(within(form).getByRole('button', { name: 'Save' }));
  return { form, type, save };
}

describe('two users editing one contact', () => {
  it('keep both changes to different fields without a prompt', async () => {
    const { server, type, save } = await editing();
    await type('City', 'Dallas');
    server.change({ company: 'New Oaks' });
    await save();
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Edit contact' })).toBeNull());
    expect(server.row).toMatchObject({ city: 'Dallas', company: 'New Oaks' });
    expect(await screen.findByText('New Oaks')).toBeVisible();
  });

  it("see each other's change to the same field and choose", async () => {
    const { server, user, type, save } = await editing();
    await type('City', 'Dallas');
    await type('Company', 'My Oaks');
    server.change({ city: 'Houston', job_title: 'Owner' });
    await save();
    const dialog = await screen.findByRole('dialog', { name: 'Conflicting changes' });
    expect(within(dialog).getByLabelText('Yours: Dallas')).toBeChecked();
    expect(within(dialog).getByText('Their change (kept): Owner')).toBeVisible();
    await user.click(within(dialog).getByLabelText('Theirs: Houston'));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(server.row).toMatchObject({ city: 'Houston', company: 'My Oaks', job_title: 'Owner' }),
    );
  });
});

describe('form input', () => {
  it('is kept on the device while offline, even after a reload, and sent when online', async () => {
    const { server, type, save, unmount } = await editing();
    await type('City', 'Dallas');
    server.mode = 'unreachable';
    await save();
    expect(await screen.findByText(/1 change waits to be sent|Sending 1 change/)).toBeVisible();
    expect(await screen.findByText('Dallas')).toBeVisible();
    unmount();
    server.mode = 'open';
    openContact(server);
    await waitFor(() => expect(server.row).toMatchObject({ city: 'Dallas' }));
    await waitFor(() => expect(screen.queryByText(/to be sent|Sending/)).toBeNull());
  });

  it("doesn't come back after saving, even if its draft syncs late", async () => {
    const server = new FakeContacts();
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const drafts: unknown[] = [];
    const view = renderApp({
      at: `/clients/${CONTACT_ID}`,
      host: fakeHost(ada),
      data: async (request) => {
        if (request.name === 'rpc save_value') {
          const { p_value: value } = request.args[0] as { p_value: unknown };
          drafts.push(value);
          if (value !== null) await held;
        }
        return server.answer(request);
      },
    });
    const { type, save } = await openForm({ ...view, server });
    await type('City', 'Dallas');
    await waitFor(() => expect(drafts).toHaveLength(1), { timeout: 5_000 });
    await save();
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Edit contact' })).toBeNull());
    release();
    await waitFor(() => expect(drafts.at(-1)).toBeNull());
    await waitFor(() => expect(server.kept.size).toBe(0));
  });

  it('continues on another device and is cleared everywhere after saving', async () => {
    const server = new FakeContacts();
    const first = await editing(server);
    await first.type('City', 'Dallas');
    expect(await screen.findByText('Draft saved on all your devices')).toBeVisible();
    first.unmount();
    localStorage.clear();

    const { form, save } = await editing(server);
    await waitFor(() => expect(within(form).getByLabelText('City')).toHaveValue('Dallas'));
    await save();
    await waitFor(() => expect(server.row).toMatchObject({ city: 'Dallas' }));
    await waitFor(() => expect(server.kept.size).toBe(0));
  });

  it("keeps this device's text over another device's draft", async () => {
    const server = new FakeContacts();
    const first = await editing(server);
    await first.type('City', 'Dallas');
    await screen.findByText('Draft saved on all your devices');
    const [[name, draft] = []] = [...server.kept] as [string, { values: object }][];
    server.kept.set(name ?? '', { ...draft, values: { ...draft?.values, city: 'Houston' } });
    first.unmount();
    const { form } = await editing(server);
    await waitFor(() => expect(within(form).getByLabelText('City')).toHaveValue('Dallas'));
  });

  it('is also cleared on the server once online if it was saved offline', async () => {
    const server = new FakeContacts();
    const { type, save, unmount } = await editing(server);
    await type('City', 'Dallas');
    await screen.findByText('Draft saved on all your devices');
    server.mode = 'unreachable';
    await save();
    await screen.findByText(/1 change waits to be sent|Sending 1 change/);
    expect(server.kept.size).toBe(1);
    unmount();
    server.mode = 'open';
    await editing(server);
    await waitFor(() => expect(server.kept.size).toBe(0));
  });

  it('shows that it is saved on the device only when it is', async () => {
    const { server, type, save } = await editing();
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    try {
      await type('City', 'Dallas');
      server.mode = 'unreachable';
      await save();
      expect(await screen.findByText('Not saved yet')).toBeVisible();
      expect(screen.queryByText('Saved on this device')).toBeNull();
    } finally {
      Storage.prototype.setItem = setItem;
    }
  });

  it.each([
    ['blind', /no longer exists, or you've lost access/],
    ['reader', /You can no longer edit this contact/],
  ] as const)(
    'is kept with the reason when the author loses their role (%s)',
    async (mode, message) => {
      const { server, form, type, save } = await editing();
      await type('City', 'Dallas');
      server.mode = mode;
      await save();
      expect(await screen.findByText(message)).toBeVisible();
      expect(within(form).getByLabelText('City')).toHaveValue('Dallas');
    },
  );

  it('survives a temporary loss of access and tells the author', async () => {
    const view = await editing();
    const { server, type, store } = view;
    await type('City', 'Dallas');
    const refetchAccount = () =>
      act(() => void store.dispatch(accountTags.util.invalidateTags(['Account'])));
    server.account = { suspended_at: '2026-11-26T09:00:00Z' };
    refetchAccount();
    expect(await screen.findByRole('heading', { name: 'Account Suspended' })).toBeVisible();
    expect(screen.getByText(/Your unsaved drafts are kept/)).toBeVisible();
    server.account = {};
    refetchAccount();
    await waitFor(() => expect(screen.queryByText('Account Suspended')).toBeNull());
    const { form, save } = await openForm(view);
    expect(within(form).getByLabelText('City')).toHaveValue('Dallas');
    await save();
    await waitFor(() => expect(server.row).toMatchObject({ city: 'Dallas' }));
  });

  it('can be saved by restoring a contact that someone else deleted', async () => {
    const { server, user, type, save } = await editing();
    await type('City', 'Dallas');
    server.change({ deleted_at: '2026-11-23T07:00:00Z' });
    await save();
    await user.click(await screen.findByRole('button', { name: 'Restore and save' }));
    await waitFor(() => expect(server.row).toMatchObject({ city: 'Dallas', deleted_at: null }));
  });

  it('shows an error at the invalid field and sends nothing', async () => {
    const { server, form, type, save } = await editing();
    await type('Email', 'no-at-sign');
    await save();
    const field = within(form).getByLabelText('Email');
    expect(field).toHaveAccessibleDescription(/Enter an email like/);
    expect(field).toHaveFocus();
    expect(server.writes).toEqual([]);
  });
});

describe('contact at its own URL', () => {
  it('is edited field by field in place', async () => {
    const { server, user } = openContact();
    await user.click(await screen.findByRole('button', { name: 'Edit Phone' }));
    const field = screen.getByRole('textbox', { name: 'Phone' });
    await user.clear(field);
    await user.type(field, 'none{Enter}');
    expect(field).toHaveAccessibleDescription(/Enter a phone number/);
    await user.clear(field);
    await user.type(field, '(212) 555-0101{Enter}');
    expect(await screen.findByRole('link', { name: '(212) 555-0101' })).toHaveAttribute(
      'href',
      'tel:2125550101',
    );
    expect(server.writes).toEqual([{ phone: '(212) 555-0101' }]);
    await user.click(screen.getByRole('button', { name: 'Edit City' }));
    await user.type(screen.getByRole('textbox', { name: 'City' }), 'x{Escape}');
    expect(server.writes).toHaveLength(1);
    expect(screen.getByText('Austin')).toBeVisible();
  });

  it('accepts notes that mention a teammate', async () => {
    const { server, user } = openContact();
    const note = await screen.findByRole('textbox', { name: 'Note' });
    await screen.findByPlaceholderText(/@ to mention a teammate/);
    await user.type(note, 'Ask @be');
    expect(await screen.findByRole('option', { name: TEAMMATE.name })).toBeVisible();
    await user.keyboard('{Enter}about it');
    await user.click(screen.getByRole('button', { name: 'Add note' }));
    await waitFor(() => expect(server.comments).toHaveLength(1));
    expect(server.comments[0]).toMatchObject({
      kind: 'contacts',
      record_id: CONTACT_ID,
      body: 'Ask @Ben Mate about it',
      mentions: [TEAMMATE.id],
    });
    expect(note).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Call' }));
    await user.type(screen.getByRole('textbox', { name: 'Call' }), 'Wants two more');
    await user.click(screen.getByRole('button', { name: 'Log call' }));
    await waitFor(() => expect(server.comments[1]).toMatchObject({ way: 'call' }));
  });

  it('moves to trash and is restored with Undo', async () => {
    const { server, user, address } = openContact();
    await user.click(await screen.findByRole('button', { name: 'Actions' }));
    await user.click(screen.getByRole('menuitem', { name: 'Move to trash' }));
    await waitFor(() => expect(server.row?.deleted_at).not.toBeNull());
    await waitFor(() => expect(address()).toBe('/clients'));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(server.row?.deleted_at).toBeNull());
  });

  it('shows a missing contact as deleted or not shared', async () => {
    const server = new FakeContacts();
    server.mode = 'blind';
    openContact(server);
    expect(await screen.findByText("This contact wasn't found")).toBeVisible();
  });
});

describe('multiple emails and phone numbers', () => {
  it('are added line by line, and one becomes primary', async () => {
    const { server, user, form, save } = await editing();
    const emails = within(form).getByRole('group', { name: 'Other emails' });
    await user.type(within(emails).getByLabelText('Another email'), 'cora@home.example');
    await user.selectOptions(within(emails).getByLabelText('Email 1 is'), 'home');
    const phones = within(form).getByRole('group', { name: 'Other phones' });
    await user.type(within(phones).getByLabelText('Another phone'), '(512) 555-0177');
    await user.click(within(phones).getByLabelText('Do not call'));
    await save();
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Edit contact' })).toBeNull());
    expect(server.row).toMatchObject({
      more_emails: ['home: cora@home.example'],
      more_phones: ['other, no calls: (512) 555-0177'],
    });
    expect(await screen.findByRole('link', { name: 'cora@home.example' })).toBeVisible();
    expect(screen.queryByRole('link', { name: '(512) 555-0177' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Actions' }));
    await user.click(
      screen.getByRole('menuitem', { name: 'Make cora@home.example the primary email' }),
    );
    await waitFor(() =>
      expect(server.row).toMatchObject({
        email: 'cora@home.example',
        email_kind: 'home',
        more_emails: ['other: cora@oaks.example'],
      }),
    );
  });
});
