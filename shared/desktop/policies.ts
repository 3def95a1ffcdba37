/** What an organisation may decide for its installations. The templates and the guide follow this list. */
export const POLICIES = [
  {
    name: 'DisableUpdates',
    type: 'switch',
    meaning: 'The app never looks for updates; the organisation installs them.',
  },
  {
    name: 'UpdateChannel',
    type: 'choice',
    choices: ['latest', 'beta'],
    meaning: 'Which updates are offered.',
  },
  {
    name: 'UpdateUrl',
    type: 'address',
    meaning: 'The https address of the organisation’s own update feed.',
  },
  {
    name: 'DisableTray',
    type: 'switch',
    meaning: 'There is no icon in the tray, and closing the last window ends the app.',
  },
  {
    name: 'QuietHours',
    type: 'text',
    meaning: 'When nothing may ring, such as 22:00-08:00, optionally followed by an IANA timezone.',
  },
  {
    name: 'WorkspaceUrl',
    type: 'address',
    meaning: 'The https address of the project that people work in; goes together with its key.',
  },
  {
    name: 'WorkspaceKey',
    type: 'text',
    meaning: 'The publishable key of that project. Never its secret key.',
  },
] as const satisfies readonly PolicyDescription[];

interface PolicyDescription {
  readonly name: string;
  readonly type: 'switch' | 'choice' | 'address' | 'text';
  readonly choices?: readonly string[];
  readonly meaning: string;
}

/** Where each system keeps them; on Windows the computer’s stand before the user’s. */
export const POLICY_PLACES = {
  registryKey: 'SOFTWARE\\Policies\\Haven Exchange',
  preferencesDomain: 'com.havenexchange.desktop',
  file: '/etc/haven/policies.json',
} as const;
