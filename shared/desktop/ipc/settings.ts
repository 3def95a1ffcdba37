import { z } from 'zod';
import { isClockTime, isTimezone } from '../../messaging/notifications/quiet-hours.ts';
import type { AppChange, AppChangeOutcome, AppChoices, AppSettings } from '../app-settings.ts';
import { type Area, call } from './channel.ts';

const clockTime = z.string().max(5).refine(isClockTime);

/** Preferences a page may change, with their types. */
export const choicesShape = {
  startAtLogin: z.boolean(),
  closeToTray: z.boolean(),
  notifications: z.boolean(),
  hidesNotificationContent: z.boolean(),
  recentItems: z.boolean(),
  reopensPages: z.boolean(),
  quietHours: z.strictObject({
    enabled: z.boolean(),
    start: clockTime,
    end: clockTime,
    timezone: z.string().max(64).refine(isTimezone),
  }),
  searchShortcut: z.string().min(1).max(60).nullable(),
  zoom: z.number().min(0.5).max(2),
};

const choices = z.strictObject(choicesShape) satisfies z.ZodType<AppChoices>;

const settings = z.object({
  choices,
  managed: z.array(z.keyof(choices)).readonly(),
  hasTray: z.boolean(),
  shortcut: z.enum(['off', 'on', 'taken', 'invalid']),
}) satisfies z.ZodType<AppSettings>;

const changeOf = <Name extends keyof AppChoices>(name: Name) =>
  z.strictObject({ name: z.literal(name), value: choicesShape[name] });

const change = z.discriminatedUnion('name', [
  changeOf('startAtLogin'),
  changeOf('closeToTray'),
  changeOf('notifications'),
  changeOf('hidesNotificationContent'),
  changeOf('recentItems'),
  changeOf('reopensPages'),
  changeOf('quietHours'),
  changeOf('searchShortcut'),
  changeOf('zoom'),
]) satisfies z.ZodType<AppChange>;

const outcome = z.object({
  kind: z.enum(['changed', 'managed', 'refused', 'taken', 'invalid']),
  settings,
}) satisfies z.ZodType<AppChangeOutcome>;

/** The user's preferences for the app on this computer. */
export const settingsArea = {
  calls: { read: call(z.undefined(), settings, 'often'), change: call(change, outcome) },
  events: { changed: settings },
} satisfies Area;
