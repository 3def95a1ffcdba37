import {
  type Channel,
  findNotificationKind,
  notificationKinds,
} from '#shared/messaging/notifications/kinds.ts';
import {
  DEFAULT_QUIET_HOURS,
  type QuietHours,
} from '#shared/messaging/notifications/quiet-hours.ts';
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
  readonly isForStaff: boolean;
}

export const kindGroups: readonly KindGroup[] = [
  ...Map.groupBy(
    Object.keys(notificationKinds).filter((name) => name !== 'note'),
    (name) => findNotificationKind(name)?.label ?? name,
  ),
].map(([label, kinds]) => ({
  label,
  kinds,
  isForStaff: kinds.every((name) => findNotificationKind(name)?.isForStaff === true),
}));

/** True if a group is delivered by a channel: the user's choice, or else the kinds' default. */
export const isChosen = (
  choices: ChannelChoices,
  { kinds }: KindGroup,
  channel: Channel,
): boolean =>
  kinds.some(
    (name) =>
      choices[name]?.[channel] ?? findNotificationKind(name)?.channels.includes(channel) ?? false,
  );

export function setChannelChoice(
  choices: ChannelChoices,
  { kinds }: KindGroup,
  channel: Channel,
  isOn: boolean,
): ChannelChoices {
  const chosen = kinds.map((name) => [name, { ...choices[name], [channel]: isOn }] as const);
  return { ...choices, ...Object.fromEntries(chosen) };
}
