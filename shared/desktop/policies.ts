/** Policies an organization can set for its installations. The templates and the guide follow this list. */
export const POLICIES = [
  {
    name: 'DisableUpdates',
    type: 'switch',
    meaning: 'The app never checks for updates; the organization installs them.',
  },
  {
    name: 'UpdateChannel',
    type: 'choice',
    choices: ['latest', 'beta'],
    meaning: 'The update channel offered.',
  },
  {
    name: 'UpdateUrl',
    type: 'address',
    meaning: 'The https URL of the organization’s own update feed.',
  },
  {
    name: 'MinimumVersion',
    type: 'text',
    meaning:
      'The oldest version that users may run, such as 1.4.0. Older ones only update or quit.',
  },
  {
    name: 'DisableTray',
    type: 'switch',
    meaning: 'Hides the tray icon; closing the last window quits the app.',
  },
  {
    name: 'StartAtLogin',
    type: 'switch',
    meaning: 'The app starts when users sign in to the computer.',
  },
  {
    name: 'DownloadsFolder',
    type: 'text',
    meaning: 'The folder that the app suggests for downloads, as an absolute path.',
  },
  {
    name: 'DisableHardwareAcceleration',
    type: 'switch',
    meaning: 'The app draws without the graphics card, from the next start.',
  },
  {
    name: 'SpellCheckUrl',
    type: 'address',
    meaning:
      'The https URL of a folder with dictionaries. Turns on the spell checker on Windows and Linux.',
  },
  {
    name: 'AllowedServers',
    type: 'text',
    meaning: 'The https URLs of the only projects that users may open, separated by spaces.',
  },
  {
    name: 'QuietHours',
    type: 'text',
    meaning:
      'When notifications are silenced, such as 22:00-08:00, optionally followed by an IANA time zone.',
  },
  {
    name: 'HideNotificationContent',
    type: 'switch',
    meaning: 'Notifications show only the product’s name, without people and records.',
  },
  {
    name: 'WorkspaceUrl',
    type: 'address',
    meaning: 'The https URL of the organization’s project. Requires WorkspaceKey.',
  },
  {
    name: 'WorkspaceKey',
    type: 'text',
    meaning: 'That project’s publishable key. Never use its secret key.',
  },
] as const satisfies readonly PolicyDescription[];

interface PolicyDescription {
  readonly name: string;
  readonly type: 'switch' | 'choice' | 'address' | 'text';
  readonly choices?: readonly string[];
  readonly meaning: string;
}

/** Where each system stores policies; on Windows, the computer’s take precedence over the user’s. */
export const POLICY_LOCATIONS = {
  registryKey: 'SOFTWARE\\Policies\\Haven Exchange',
  preferencesDomain: 'com.havenexchange.desktop',
  file: '/etc/haven/policies.json',
} as const;
