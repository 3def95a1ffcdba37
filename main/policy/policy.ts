import { posix, win32 } from 'node:path';
import { z } from 'zod';
import { POLICIES } from '../../shared/desktop/policies.ts';
import { isClockTime, isTimezone } from '../../shared/messaging/notifications/quiet-hours.ts';
import { isHttpsAddress } from '../https-address.ts';
import type { SettingName, Settings, WorkspaceChoice } from '../settings/schema.ts';
import { isReleaseVersion } from './minimum-version.ts';

/** An organization's policy for its installations. The user decides the rest. */
export interface Policy {
  readonly disableUpdates?: boolean;
  readonly updateChannel?: Settings['updateChannel'];
  readonly updateUrl?: string;
  /** The oldest version that users may run. */
  readonly minimumVersion?: string;
  readonly disableTray?: boolean;
  readonly startAtLogin?: boolean;
  readonly downloadsFolder?: string;
  readonly disableHardwareAcceleration?: boolean;
  /** Ends with a slash, as Chromium expects. */
  readonly spellCheckUrl?: string;
  /** Origins of the only projects that users may open. */
  readonly allowedServers?: readonly string[];
  readonly quietHours?: Settings['quietHours'];
  readonly hideNotificationContent?: boolean;
  readonly workspace?: Extract<WorkspaceChoice, { kind: 'hosted' }>;
}

export type PolicyName = (typeof POLICIES)[number]['name'];
/** Policy names in the registry, managed preferences and policy files. */
export const POLICY_NAMES: readonly PolicyName[] = POLICIES.map(({ name }) => name);

/** Raw, unvalidated values. */
export type RawPolicy = Readonly<Partial<Record<PolicyName, unknown>>>;

export interface PolicyReading {
  readonly policy: Policy;
  /** One sentence per rejected value; the value itself is not repeated. */
  readonly diagnostics: readonly string[];
}

const SWITCH = new Map<unknown, boolean>([
  [true, true],
  [1, true],
  ['1', true],
  ['true', true],
  [false, false],
  [0, false],
  ['0', false],
  ['false', false],
]);

const yesOrNo = z.unknown().transform((value, context) => {
  const isEnabled = SWITCH.get(typeof value === 'string' ? value.toLowerCase() : value);
  if (isEnabled === undefined) context.addIssue('must be 1 or 0');
  return isEnabled ?? z.NEVER;
});

const httpsAddress = z.string().trim().refine(isHttpsAddress);

const absolutePath = z
  .string()
  .trim()
  .max(1000)
  .refine((path) => posix.isAbsolute(path) || win32.isAbsolute(path));

const servers = z.string().transform((text, context) => {
  const found = text.trim().split(/[\s,]+/);
  if (!found.every(isHttpsAddress)) context.addIssue('must be https addresses');
  return found.map((address) => (URL.canParse(address) ? new URL(address).origin : ''));
});

/** `22:00-08:00`, followed by an optional time zone; the default is the computer's. */
const quietHours = z.string().transform((text, context) => {
  const [hours = '', timezone = localTimezone(), ...more] = text.trim().split(/\s+/);
  const [start = '', end = '', ...rest] = hours.split('-');
  const isRight = isClockTime(start) && isClockTime(end) && isTimezone(timezone);
  if (!isRight || more.length + rest.length > 0) context.addIssue('must look like 22:00-08:00');
  return { enabled: true, start, end, timezone };
});

const localTimezone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

const VALUES = {
  DisableUpdates: { schema: yesOrNo, must: 'be 1 or 0' },
  UpdateChannel: { schema: z.enum(['latest', 'beta']), must: 'be latest or beta' },
  UpdateUrl: { schema: httpsAddress, must: 'be an https address' },
  MinimumVersion: {
    schema: z.string().trim().refine(isReleaseVersion),
    must: 'be a version such as 1.4.0',
  },
  DisableTray: { schema: yesOrNo, must: 'be 1 or 0' },
  StartAtLogin: { schema: yesOrNo, must: 'be 1 or 0' },
  DownloadsFolder: { schema: absolutePath, must: 'be an absolute path' },
  DisableHardwareAcceleration: { schema: yesOrNo, must: 'be 1 or 0' },
  SpellCheckUrl: { schema: httpsAddress, must: 'be an https address' },
  AllowedServers: { schema: servers, must: 'be https addresses separated by spaces' },
  QuietHours: {
    schema: quietHours,
    must: "look like 22:00-08:00, followed by an IANA time zone unless it is the computer's",
  },
  HideNotificationContent: { schema: yesOrNo, must: 'be 1 or 0' },
  WorkspaceUrl: { schema: httpsAddress, must: 'be the https address of the project' },
  WorkspaceKey: {
    schema: z.string().trim().min(20).max(4000),
    must: 'be the publishable key of the project',
  },
} as const satisfies Record<PolicyName, { schema: z.ZodType; must: string }>;

type Values = { -readonly [Name in PolicyName]?: z.infer<(typeof VALUES)[Name]['schema']> };

/** Validates the values by name; the machine's policy overrides the user's. */
export function readPolicy(machine: RawPolicy, user: RawPolicy): PolicyReading {
  const ofMachine = checkValues(machine, 'computer');
  const ofUser = checkValues(user, 'user');
  const diagnostics = [...ofMachine.diagnostics, ...ofUser.diagnostics];
  const { WorkspaceUrl, WorkspaceKey, ...values } = { ...ofUser.values, ...ofMachine.values };

  const listsServers = (machine.AllowedServers ?? user.AllowedServers) !== undefined;

  // URL and key come from one source, since mixing them would send one project's key to another.
  const pair = [ofMachine.values, ofUser.values].find(
    (found) => found.WorkspaceUrl !== undefined && found.WorkspaceKey !== undefined,
  );
  if (!pair && (WorkspaceUrl !== undefined || WorkspaceKey !== undefined)) {
    diagnostics.push('WorkspaceUrl and WorkspaceKey must be set together. Neither is used.');
  }
  return {
    policy: {
      ...withoutUndefined({
        disableUpdates: values.DisableUpdates,
        updateChannel: values.UpdateChannel,
        updateUrl: values.UpdateUrl,
        minimumVersion: values.MinimumVersion,
        disableTray: values.DisableTray,
        startAtLogin: values.StartAtLogin,
        downloadsFolder: values.DownloadsFolder,
        disableHardwareAcceleration: values.DisableHardwareAcceleration,
        spellCheckUrl: values.SpellCheckUrl?.replace(/\/?$/, '/'),
        // An invalid list allows no server, because ignoring it would allow every server.
        allowedServers: values.AllowedServers ?? (listsServers ? [] : undefined),
        quietHours: values.QuietHours,
        hideNotificationContent: values.HideNotificationContent,
      }),
      ...(pair?.WorkspaceUrl === undefined || pair.WorkspaceKey === undefined
        ? {}
        : {
            workspace: {
              kind: 'hosted',
              url: pair.WorkspaceUrl,
              publishableKey: pair.WorkspaceKey,
            },
          }),
    },
    diagnostics,
  };
}

type Defined<Values> = { [Name in keyof Values]?: Exclude<Values[Name], undefined> };

const withoutUndefined = <Values extends object>(values: Values): Defined<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Defined<Values>;

/** True if the organization lets users open this project. */
export const isServerAllowed = ({ allowedServers }: Policy, url: string): boolean =>
  allowedServers === undefined || allowedServers.includes(new URL(url).origin);

function checkValues(raw: RawPolicy, whose: string): { values: Values; diagnostics: string[] } {
  const found = POLICY_NAMES.filter((name) => raw[name] !== undefined).map((name) => ({
    name,
    check: VALUES[name].schema.safeParse(raw[name]),
  }));
  return {
    values: Object.fromEntries(
      found.flatMap(({ name, check }) => (check.success ? [[name, check.data]] : [])),
    ),
    diagnostics: found
      .filter(({ check }) => !check.success)
      .map(({ name }) => `${name} of the ${whose} is ignored: it must ${VALUES[name].must}.`),
  };
}

/** Returns settings managed by a policy; screens show them as "Managed by your organization". */
export function managedSettings(policy: Policy): Partial<Settings> {
  return {
    ...withoutUndefined({
      updateChannel: policy.updateChannel,
      startAtLogin: policy.startAtLogin,
      quietHours: policy.quietHours,
      hidesNotificationContent: policy.hideNotificationContent,
    }),
    // Without a tray, a window closed to it couldn't be opened again.
    ...(policy.disableTray ? { closeToTray: false } : {}),
  };
}

/** Returns a setting's effective value: the organization's, or else the user's. */
export function effectiveSetting<Name extends SettingName>(
  name: Name,
  settings: Pick<Settings, Name>,
  policy: Policy,
): Settings[Name] {
  const managed: Partial<Settings> = managedSettings(policy);
  return managed[name] ?? settings[name];
}
