import { z } from 'zod';
import { POLICIES } from '../../shared/desktop/policies.ts';
import { isClockTime, isTimezone } from '../../shared/notifications/quiet-hours.ts';
import { isHttpsAddress } from '../https-address.ts';
import type { SettingName, Settings } from '../settings/schema.ts';

/** What an organisation decides for its installations. What it leaves out, the person decides. */
export interface Policy {
  readonly disableUpdates?: boolean;
  readonly updateChannel?: Settings['updateChannel'];
  readonly updateUrl?: string;
  readonly disableTray?: boolean;
  readonly quietHours?: Settings['quietHours'];
  readonly workspace?: Extract<Settings['workspace'], { kind: 'hosted' }>;
}

export type PolicyName = (typeof POLICIES)[number]['name'];
/** The names under which registry, managed preferences and policy files hold them. */
export const POLICY_NAMES: readonly PolicyName[] = POLICIES.map(({ name }) => name);

/** Values as they were found; nothing about them is known yet. */
export type RawPolicy = Readonly<Partial<Record<PolicyName, unknown>>>;

export interface PolicyReading {
  readonly policy: Policy;
  /** One sentence for each value that was found and not used; the value itself is not repeated. */
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
  const answer = SWITCH.get(typeof value === 'string' ? value.toLowerCase() : value);
  if (answer === undefined) context.addIssue('must be 1 or 0');
  return answer ?? z.NEVER;
});

const httpsAddress = z.string().trim().refine(isHttpsAddress);

/** `22:00-08:00`, with a timezone after it or in the timezone of the computer. */
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
  DisableTray: { schema: yesOrNo, must: 'be 1 or 0' },
  QuietHours: {
    schema: quietHours,
    must: 'look like 22:00-08:00, with an IANA timezone after it if it is not that of the computer',
  },
  WorkspaceUrl: { schema: httpsAddress, must: 'be the https address of the project' },
  WorkspaceKey: {
    schema: z.string().trim().min(20).max(4000),
    must: 'be the publishable key of the project',
  },
} as const satisfies Record<PolicyName, { schema: z.ZodType; must: string }>;

type Values = { -readonly [Name in PolicyName]?: z.infer<(typeof VALUES)[Name]['schema']> };

/** Checks what was found, name by name; the machine's policy wins over the user's. */
export function readPolicy(machine: RawPolicy, user: RawPolicy): PolicyReading {
  const ofMachine = checkValues(machine, 'computer');
  const ofUser = checkValues(user, 'user');
  const diagnostics = [...ofMachine.diagnostics, ...ofUser.diagnostics];
  const { WorkspaceUrl, WorkspaceKey, ...values } = { ...ofUser.values, ...ofMachine.values };

  // Address and key come from one place: half of each would send one project's key to another.
  const pair = [ofMachine.values, ofUser.values].find(
    (found) => found.WorkspaceUrl !== undefined && found.WorkspaceKey !== undefined,
  );
  if (!pair && (WorkspaceUrl !== undefined || WorkspaceKey !== undefined)) {
    diagnostics.push('WorkspaceUrl and WorkspaceKey go together: neither is used.');
  }
  return {
    policy: {
      ...(values.DisableUpdates === undefined ? {} : { disableUpdates: values.DisableUpdates }),
      ...(values.UpdateChannel === undefined ? {} : { updateChannel: values.UpdateChannel }),
      ...(values.UpdateUrl === undefined ? {} : { updateUrl: values.UpdateUrl }),
      ...(values.DisableTray === undefined ? {} : { disableTray: values.DisableTray }),
      ...(values.QuietHours === undefined ? {} : { quietHours: values.QuietHours }),
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
      .map(({ name }) => `${name} of the ${whose} is not used: it must ${VALUES[name].must}.`),
  };
}

/** The settings that a policy decides; screens show them as "Managed by your organisation". */
export function managedSettings(policy: Policy): Partial<Settings> {
  return {
    ...(policy.updateChannel === undefined ? {} : { updateChannel: policy.updateChannel }),
    ...(policy.quietHours === undefined ? {} : { quietHours: policy.quietHours }),
    ...(policy.workspace === undefined ? {} : { workspace: policy.workspace }),
    // Without a tray, a window closed to it could not be found again.
    ...(policy.disableTray ? { closeToTray: false } : {}),
  };
}

/** A setting as it counts: the organisation's word before the person's. */
export function effectiveSetting<Name extends SettingName>(
  name: Name,
  settings: Pick<Settings, Name>,
  policy: Policy,
): Settings[Name] {
  const managed: Partial<Settings> = managedSettings(policy);
  return managed[name] ?? settings[name];
}
