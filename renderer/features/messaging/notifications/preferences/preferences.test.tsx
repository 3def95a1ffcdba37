import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ROLES } from '#shared/access/roles.ts';
import { notificationKinds } from '#shared/messaging/notifications/kinds.ts';
import { notificationFailures, notificationNotices } from '#shared/texts/notifications.ts';
import { adasData } from '../../../../testing/fakeAccount.ts';
import type { DataReply, DataRequest } from '../../../../testing/fakeData.ts';
import { ada, fakeHost } from '../../../../testing/fakeHost.ts';
import { renderApp } from '../../../../testing/renderApp.tsx';
import {
  applyPreset,
  defaultPreferences,
  getChoice,
  hasPreset,
  PRESETS,
  preferenceTopicsFor,
  setChannelChoice,
  toPreferences,
  toStoredPreferences,
} from './preferences.ts';

const REACH = { name: 'rpc my_email_status' };
const NO_ROW: DataReply = { error: { code: 'PGRST116' }, status: 406 };

/** The row as stored in the table. */
const stored = (own: object = {}) => ({
  ...toStoredPreferences(defaultPreferences),
  user_id: ada.userId,
  updated_at: '2026-05-01T10:00:00Z',
  ...own,
});

function open(read: DataReply = NO_ROW, write?: (request: DataRequest) => DataReply) {
  const respond = adasData({ 'select notification_preferences': read });
  let row: DataReply | undefined;
  const handleRequest = vi.fn((request: DataRequest) => {
    if (request.name === 'select notification_preferences') return row ?? respond(request);
    if (request.name !== 'upsert notification_preferences') return respond(request);
    const reply = write?.(request) ?? { data: stored(request.args[0] as object) };
    if (reply.error == null) row = reply;
    return reply;
  });
  return {
    asked: handleRequest,
    ...renderApp({ at: '/notifications-preferences', host: fakeHost(ada), data: handleRequest }),
  };
}

/** Returns a switch or checkbox once the preferences are loaded and it is enabled. */
async function ready(role: 'switch' | 'checkbox', name: string) {
  const control = await screen.findByRole(role, { name });
  await waitFor(() => expect(control).toBeEnabled());
  return control;
}

const written = (handleRequest: ReturnType<typeof open>['asked']) =>
  handleRequest.mock.calls.flatMap(([{ name, args }]) =>
    name === 'upsert notification_preferences' ? [args[0] as Record<string, unknown>] : [],
  );

describe('stored preferences', () => {
  it('uses the specified defaults without a row', () => {
    expect(toPreferences(null)).toMatchObject({
      email_notifications: true,
      sms_notifications: false,
      push_notifications: true,
      marketing_emails: false,
      transaction_status_changes: true,
      document_uploads: true,
      milestone_reminders: true,
      deadline_alerts: true,
      participant_activity: false,
      sms_urgent_leads: false,
      sms_urgent_messages: false,
      sms_project_deadlines: false,
      quiet_hours_enabled: false,
      quiet_hours_start: '22:00',
      quiet_hours_end: '08:00',
      timezone: 'UTC',
    });
  });

  it("uses the table's column names and only the given fields", () => {
    expect(toStoredPreferences({ email_notifications: false, digest: undefined as never })).toEqual(
      {
        email_enabled: false,
      },
    );
  });

  it("uses the choice by kind and channel, or else the kind's default", () => {
    const messages = { label: 'New messages', kinds: ['new_message'] };
    expect(getChoice({}, messages, 'email')).toBe('all');
    expect(getChoice({}, messages, 'sms')).toBe('none');
    const chosen = setChannelChoice({}, messages, 'email', false);
    expect(chosen).toEqual({ new_message: { email: false } });
    expect(getChoice(chosen, messages, 'email')).toBe('none');
    expect(getChoice(chosen, messages, 'desktop')).toBe('all');
    expect(setChannelChoice(chosen, messages, 'email', true)).toEqual({});
  });

  it('covers every kind of notification once', () => {
    const placed = preferenceTopicsFor(ROLES).flatMap(({ kinds }) => kinds);
    const kinds = Object.keys(notificationKinds).filter((name) => name !== 'note');
    expect(placed.toSorted()).toEqual(kinds.toSorted());
  });

  it("hides other roles' topics from a vendor", () => {
    const titles = preferenceTopicsFor(['vendor']).map(({ label }) => label);
    expect(titles).toContain('Requests and quotes');
    expect(titles).not.toContain('Leads and clients');
    expect(titles).not.toContain('Communities and searches');
  });

  it.each(PRESETS)('is set by the preset $label within what the table stores', (preset) => {
    const topics = preferenceTopicsFor(ROLES);
    const preferences = {
      ...defaultPreferences,
      ...applyPreset(defaultPreferences, preset, topics),
    };
    expect(hasPreset(preferences, preset, topics)).toBe(true);
    expect(PRESETS.filter((one) => hasPreset(preferences, one, topics))).toEqual([preset]);
    // The database limits the column to 12,000 characters, with a space after each separator.
    const text = JSON.stringify(preferences.channels).replaceAll(/[:,]/g, '$& ');
    expect(text.length).toBeLessThan(12_000);
  });
});

describe('a choice', () => {
  it('updates immediately, saves under its name and shows a toast', async () => {
    const { asked, user } = open();
    const email = await ready('switch', 'Email');
    expect(email).toBeChecked();
    await user.click(email);
    expect(email).not.toBeChecked();
    expect(
      await screen.findByText(notificationNotices.preferencesUpdated.description),
    ).toBeVisible();
    const [{ updated_at, ...sent } = {}] = written(asked);
    expect(sent).toEqual({ user_id: ada.userId, email_enabled: false });
    expect(Date.parse(`${updated_at}`)).not.toBeNaN();
  });

  it('refetches only the preferences and email data after saving', async () => {
    const { asked, user } = open();
    const email = await ready('switch', 'Email');
    await waitFor(() => expect(asked).toHaveBeenCalledWith(expect.objectContaining(REACH)));
    asked.mockClear();
    await user.click(email);
    const reads = () =>
      asked.mock.calls.map(([{ name }]) => name).filter((name) => !name.startsWith('upsert'));
    await waitFor(() =>
      expect(reads().toSorted()).toEqual([REACH.name, 'select notification_preferences']),
    );
  });

  it('reverts a rejected change and shows a toast', async () => {
    const { user } = open({ data: stored() }, () => ({ error: { code: '42501' }, status: 403 }));
    const email = await ready('switch', 'Email');
    await user.click(email);
    expect(await screen.findByText(notificationFailures.updatePreferences)).toBeVisible();
    expect(email).toBeChecked();
  });

  it('saves choices by kind and channel with the other preferences', async () => {
    const { asked, user } = open({
      data: stored({ channels: { inquiry: { email: true } } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Conversations' }));
    await user.click(await ready('checkbox', 'New messages: Desktop'));
    await waitFor(() => expect(written(asked)).toHaveLength(1));
    expect(written(asked)[0]?.channels).toEqual({
      inquiry: { email: true },
      new_message: { desktop: false },
    });
  });
});

it('summarizes quiet hours in one sentence', async () => {
  const { asked, user } = open();
  const section = within(await screen.findByRole('region', { name: 'Quiet hours' }));
  expect(await section.findByText(/^Quiet hours are off/)).toBeVisible();
  await user.click(section.getByRole('switch', { name: 'Quiet hours' }));
  expect(await section.findByText(/8:00.AM/)).toBeVisible();
  expect(written(asked)[0]).toMatchObject({ quiet_hours_enabled: true });
});

it('lists blocked people and unblocks them', async () => {
  const eve = { id: '00000000-0000-4000-8000-0000000000e1', name: 'Eve Elsewhere', company: null };
  let blocked = [eve];
  const respond = adasData({ 'select notification_preferences': NO_ROW });
  const { user } = renderApp({
    at: '/notifications-preferences',
    host: fakeHost(ada),
    data: (request) => {
      if (request.name === 'rpc blocked_people') return { data: blocked };
      if (request.name === 'delete user_blocks') blocked = [];
      return respond(request);
    },
  });
  await user.click(await screen.findByText('Blocked people'));
  await user.click(await screen.findByRole('button', { name: 'Unblock Eve Elsewhere' }));
  expect(await screen.findByText(/^No blocked people\. Block someone/)).toBeVisible();
});

it("explains that texts can't be sent without a phone number", async () => {
  open();
  expect(await screen.findByText(/we have no phone number for you/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add one to your profile' })).toHaveAttribute(
    'href',
    '/profile',
  );
});

it('retries a failed load once, then shows an error', async () => {
  const { asked } = open({ error: { message: 'x' }, status: 500 });
  expect(await screen.findByText("Couldn't load this", {}, { timeout: 5000 })).toBeVisible();
  const reads = asked.mock.calls.filter(([{ name }]) => name === 'select notification_preferences');
  expect(reads).toHaveLength(2);
});
