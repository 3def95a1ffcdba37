import { SettingsSection } from '../../../kit/settings/SettingsSection.tsx';
import { PreferenceSwitch } from './PreferenceSwitch.tsx';
import type { PreferenceProps } from './PreferencesPage.tsx';

const SWITCHES = [
  ['transaction_status_changes', 'Status changes', 'A transaction of yours moves on.'],
  ['document_uploads', 'Document uploads', 'A document is added to a transaction of yours.'],
  [
    'milestone_reminders',
    'Milestone reminders',
    'A date of a transaction of yours is three days away.',
  ],
  ['deadline_alerts', 'Deadline alerts', 'The dates of a transaction of yours move.'],
  [
    'participant_activity',
    'Participant activity',
    'Somebody joins a transaction of yours, or leaves it.',
  ],
] as const;

/** What of a transaction is sent by e-mail. */
export const TransactionsSection = (section: PreferenceProps) => (
  <SettingsSection title="Transactions" description="By e-mail, beside the bell.">
    {SWITCHES.map(([name, label, hint]) => (
      <PreferenceSwitch {...section} key={name} name={name} label={label} hint={hint} />
    ))}
  </SettingsSection>
);
