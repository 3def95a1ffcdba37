import { linkTo } from '#shared/routes.ts';
import { useMailbox } from '../../../../host/useMailbox.ts';
import { useAccount } from '../../../../session/account/index.ts';
import { Select } from '../../../../ui/form/Select.tsx';
import { Link } from '../../../../ui/link/Link.tsx';
import { SettingRow } from '../../../../ui/settings/SettingRow.tsx';
import { SettingsSection } from '../../../../ui/settings/SettingsSection.tsx';
import { PreferenceSwitch } from './PreferenceSwitch.tsx';
import type { PreferenceProps } from './PreferencesPage.tsx';
import { DIGESTS } from './preferences.ts';

/** Notification channels in addition to the bell. */
export function ChannelsSection(section: PreferenceProps) {
  const { preferences, onChange } = section;
  const { account } = useAccount();
  const mailbox = useMailbox();
  const phone = account?.profile.phone ?? null;
  const captured = mailbox !== null && (
    <>
      {' '}
      This installation doesn't send messages. It saves them in its{' '}
      <a href={mailbox} target="_blank" rel="noreferrer">
        local mailbox
      </a>
      .
    </>
  );
  return (
    <SettingsSection
      title="Contact methods"
      description="When one is off, nothing is sent that way."
    >
      <PreferenceSwitch
        {...section}
        name="email_notifications"
        label="Email"
        hint={
          <>
            To {account?.profile.email ?? 'your email'}.{captured}
          </>
        }
      />
      <SettingRow
        label="Email frequency"
        hint="Digests combine notifications in one email. Urgent ones are sent right away."
        isWide
        isLoading={preferences === undefined}
        isDisabled={preferences?.email_notifications === false}
      >
        {(control) => (
          <Select
            {...control}
            options={DIGESTS}
            value={preferences?.digest ?? 'instant'}
            onChange={({ target: { value } }) => onChange({ digest: value })}
          />
        )}
      </SettingRow>
      <PreferenceSwitch
        {...section}
        name="sms_notifications"
        label="Text messages"
        hint={
          phone === null ? (
            <>
              We can't text you because we have no phone number for you.{' '}
              <Link to={linkTo('profile')}>Add one to your profile</Link>
            </>
          ) : (
            <>
              To {phone}.{captured}
            </>
          )
        }
      />
      {(
        [
          [
            'sms_urgent_leads',
            'Text me urgent leads',
            'Questions about your listings, at any hour.',
          ],
          ['sms_urgent_messages', 'Text me urgent messages', 'New messages, at any hour.'],
          [
            'sms_project_deadlines',
            'Text me project deadlines',
            'Three days before a date in one of your transactions.',
          ],
        ] as const
      ).map(([name, label, hint]) => (
        <PreferenceSwitch
          {...section}
          key={name}
          name={name}
          label={label}
          hint={hint}
          isDisabled={preferences?.sms_notifications !== true}
        />
      ))}
      <PreferenceSwitch
        {...section}
        name="push_notifications"
        label="Desktop notifications"
        hint="System notifications while the desktop app is open."
      />
      <PreferenceSwitch
        {...section}
        name="marketing_emails"
        label="News and offers"
        hint="Optional emails about the exchange."
      />
    </SettingsSection>
  );
}
