import type {
  AppChange,
  AppChangeOutcome,
  AppChoiceName,
  AppChoices,
  AppSettings,
} from '#shared/desktop/app-settings.ts';
import { choicesShape } from '#shared/desktop/ipc/settings.ts';
import type { Handlers } from '#shared/desktop/ipc.ts';
import { effectiveSetting, managedSettings } from '../policy/policy.ts';
import type { SearchShortcut } from '../shortcuts/search-shortcut.ts';
import type { AppTray } from '../tray/tray.ts';
import type { LoginItem } from './login-item.ts';
import type { Shell } from './shell.ts';

interface Parts {
  readonly tray: Pick<AppTray, 'isThere'>;
  readonly shortcut: Pick<SearchShortcut, 'state' | 'change'>;
  readonly loginItem: LoginItem;
}

const NAMES = Object.keys(choicesShape) as AppChoiceName[];

/** The user's settings as pages read and change them; the organization's policy overrides them. */
export function serveSettings(
  { settings, organization, windows }: Pick<Shell, 'settings' | 'organization' | 'windows'>,
  { tray, shortcut, loginItem }: Parts,
): Handlers<'settings'> {
  const managed = NAMES.filter((name) => Object.hasOwn(managedSettings(organization.policy), name));

  function read(): AppSettings {
    const saved = settings.all();
    const entries = NAMES.map((name) => [name, effectiveSetting(name, saved, organization.policy)]);
    const choices = Object.fromEntries(entries) as AppChoices;
    return {
      // The login item can also be changed in the system settings.
      choices: { ...choices, startAtLogin: loginItem.isOn() },
      managed,
      hasTray: tray.isThere,
      shortcut: shortcut.state.kind,
    };
  }

  /** Applies side effects of a change; the value is saved only if the result is `changed`. */
  function take({ name, value }: AppChange): AppChangeOutcome['kind'] {
    if (managed.includes(name)) return 'managed';
    if (name === 'startAtLogin') return loginItem.set(value) === value ? 'changed' : 'refused';
    if (name !== 'searchShortcut') return 'changed';
    const { kind } = shortcut.change(value);
    return kind === 'taken' || kind === 'invalid' ? kind : 'changed';
  }

  if (organization.policy.startAtLogin !== undefined) {
    loginItem.set(organization.policy.startAtLogin);
  }
  for (const name of NAMES) {
    settings.onChange(name, () => windows.tell('settings', 'changed', read()));
  }
  return {
    read,
    change(change) {
      const kind = take(change);
      if (kind === 'changed') settings.set(change.name, change.value);
      return { kind, settings: read() };
    },
  };
}
