import type { AppRole } from '#shared/access/roles.ts';
import { type Channel, findNotificationKind } from '#shared/messaging/notifications/kinds.ts';
import {
  DEFAULT_QUIET_HOURS,
  type QuietHours,
} from '#shared/messaging/notifications/quiet-hours.ts';
import { notificationTopicsFor, SECURITY_KINDS } from '#shared/messaging/notifications/topics.ts';
import type { Database } from '../../../../data/api/database.ts';

type Stored = Database['public']['Tables']['notification_preferences']['Row'];

export const DIGESTS = [
  ['instant', 'As it happens'],
  ['hourly', 'Hourly'],
  ['daily', 'Daily at 8:00 AM'],
] as const;

/** Choices by kind and channel; missing ones use the kind's default. */
export type ChannelChoices = Readonly<Record<string, Readonly<Partial<Record<Channel, boolean>>>>>;

/** Notification preferences, with the names used on screens. */
export interface Preferences {
  readonly email_notifications: boolean;
  readonly sms_notifications: boolean;
  readonly push_notifications: boolean;
  readonly marketing_emails: boolean;
  readonly transaction_status_changes: boolean;
  readonly document_uploads: boolean;
  readonly milestone_reminders: boolean;
  readonly deadline_alerts: boolean;
  readonly participant_activity: boolean;
  readonly sms_urgent_leads: boolean;
  readonly sms_urgent_messages: boolean;
  readonly sms_project_deadlines: boolean;
  readonly quiet_hours_enabled: boolean;
  readonly quiet_hours_start: string;
  readonly quiet_hours_end: string;
  readonly timezone: string;
  readonly digest: string;
  readonly channels: ChannelChoices;
}

/** Defaults for users without a row. */
export const defaultPreferences: Preferences = {
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
  quiet_hours_enabled: DEFAULT_QUIET_HOURS.enabled,
  quiet_hours_start: DEFAULT_QUIET_HOURS.start,
  quiet_hours_end: DEFAULT_QUIET_HOURS.end,
  timezone: DEFAULT_QUIET_HOURS.timezone,
  digest: 'instant',
  channels: {},
};

const nameOf = (column: string): string =>
  column === 'email_enabled' ? 'email_notifications' : column;
const columnOf = (name: string): string =>
  name === 'email_notifications' ? 'email_enabled' : name;

/** Reads preferences from the row, or the defaults if null. */
export function toPreferences(row: Stored | null): Preferences {
  if (row === null) return defaultPreferences;
  const named = Object.fromEntries(
    Object.entries(row).map(([name, value]) => [nameOf(name), value]),
  );
  const known = Object.keys(defaultPreferences).map((name) => [name, named[name]]);
  return { ...defaultPreferences, ...Object.fromEntries(known) };
}

export const getQuietHours = (preferences: Preferences): QuietHours => ({
  enabled: preferences.quiet_hours_enabled,
  start: preferences.quiet_hours_start,
  end: preferences.quiet_hours_end,
  timezone: preferences.timezone,
});

/** Maps changes to table columns; omitted fields are not sent. */
export const toStoredPreferences = (changes: Partial<Preferences>): Partial<Stored> =>
  Object.fromEntries(
    Object.entries(changes)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [columnOf(name), value]),
  );

/** Kinds with the same label, set together. */
export interface KindGroup {
  readonly label: string;
  readonly kinds: readonly string[];
}

export interface PreferenceTopic extends KindGroup {
  readonly groups: readonly KindGroup[];
}

const labelOf = (name: string): string => findNotificationKind(name)?.label ?? name;

/** The topics that concern someone with these roles, with their kinds by label. */
export const preferenceTopicsFor = (roles: readonly AppRole[]): readonly PreferenceTopic[] =>
  notificationTopicsFor(roles).map(({ title, kinds }) => ({
    label: title,
    kinds,
    groups: [...Map.groupBy(kinds, labelOf)].map(([label, own]) => ({ label, kinds: own })),
  }));

const defaultOf = (name: string, channel: Channel): boolean =>
  findNotificationKind(name)?.channels.includes(channel) ?? false;

const choiceOf = (choices: ChannelChoices, name: string, channel: Channel): boolean =>
  choices[name]?.[channel] ?? defaultOf(name, channel);

/** How many kinds of a group are delivered by a channel: the user's choices, or else the kinds' defaults. */
export function getChoice(
  choices: ChannelChoices,
  { kinds }: KindGroup,
  channel: Channel,
): 'all' | 'some' | 'none' {
  const chosen = kinds.filter((name) => choiceOf(choices, name, channel)).length;
  return chosen === 0 ? 'none' : chosen === kinds.length ? 'all' : 'some';
}

/** Sets a channel for all kinds of a group. Choices that equal the default are not stored. */
export function setChannelChoice(
  choices: ChannelChoices,
  { kinds }: KindGroup,
  channel: Channel,
  isOn: boolean,
): ChannelChoices {
  const changed = kinds.map((name) => {
    const { [channel]: _, ...others } = choices[name] ?? {};
    return [
      name,
      isOn === defaultOf(name, channel) ? others : { ...others, [channel]: isOn },
    ] as const;
  });
  const all = Object.entries({ ...choices, ...Object.fromEntries(changed) });
  return Object.fromEntries(all.filter(([, own]) => Object.keys(own).length > 0));
}

/** Channels a preset sets; text messages stay as chosen. */
const PRESET_CHANNELS = ['email', 'desktop'] as const satisfies readonly Channel[];

/** Important kinds send an email by default or bypass quiet hours. */
const isImportant = (name: string): boolean =>
  defaultOf(name, 'email') || findNotificationKind(name)?.isUrgent === true;

export const PRESETS = [
  { label: 'Everything', includes: () => true, transactions: 'all' },
  { label: 'Important', includes: isImportant, transactions: 'dates' },
  {
    label: 'Nothing but security',
    includes: (name: string) => SECURITY_KINDS.includes(name),
    transactions: 'none',
  },
] as const;

type Preset = (typeof PRESETS)[number];

/** Returns the changes that apply a preset to all topics. */
export function applyPreset(
  { channels }: Preferences,
  { includes, transactions }: Preset,
  topics: readonly PreferenceTopic[],
): Partial<Preferences> {
  const kinds = topics.flatMap((topic) => topic.kinds);
  const chosen = kinds.reduce(
    (before, name) =>
      PRESET_CHANNELS.reduce(
        (choices, channel) =>
          setChannelChoice(choices, { label: name, kinds: [name] }, channel, includes(name)),
        before,
      ),
    channels,
  );
  return {
    email_notifications: true,
    push_notifications: true,
    transaction_status_changes: transactions !== 'none',
    document_uploads: transactions === 'all',
    milestone_reminders: transactions !== 'none',
    deadline_alerts: transactions !== 'none',
    participant_activity: transactions === 'all',
    channels: chosen,
  };
}

/** True if applying the preset would change nothing. */
export const hasPreset = (
  preferences: Preferences,
  preset: Preset,
  topics: readonly PreferenceTopic[],
): boolean => {
  const { channels: _, ...switches } = applyPreset(preferences, preset, topics);
  const names = Object.keys(switches) as (keyof typeof switches)[];
  return (
    names.every((name) => preferences[name] === switches[name]) &&
    topics.every(({ kinds }) =>
      kinds.every((name) =>
        PRESET_CHANNELS.every(
          (channel) => choiceOf(preferences.channels, name, channel) === preset.includes(name),
        ),
      ),
    )
  );
};
