import { SettingsSection } from '../../../../ui/settings/SettingsSection.tsx';
import { PreferenceSwitch } from './PreferenceSwitch.tsx';
import type { PreferenceProps } from './PreferencesPage.tsx';

const SWITCHES = [
  ['transaction_status_changes', 'Status changes', 'One of your transactions moves forward.'],
  ['document_uploads', 'Document uploads', 'A document is added to one of your transactions.'],
  [
    'milestone_reminders',
    'Milestone reminders',
    'A date in one of your transactions is three days away.',
  ],
  ['deadline_alerts', 'Deadline alerts', 'Dates change in one of your transactions.'],
  [
    'participant_activity',
    'Participant activity',
    'Someone joins or leaves one of your transactions.',
  ],
] as const;

/** Email preferences for transaction events. */
export const TransactionsSection = (section: PreferenceProps) => (
  <SettingsSection title="Transactions" description="By email, in addition to the bell.">
    {SWITCHES.map(([name, label, hint]) => (
      <PreferenceSwitch {...section} key={name} name={name} label={label} hint={hint} />
    ))}
  </SettingsSection>
);
