import { useEffect, useState } from 'react';
import { linkTo } from '#shared/routes.ts';
import { useAccount } from '../../../core/account/index.ts';
import { useHost } from '../../../host/HostContext.tsx';
import { Select } from '../../../kit/form/Select.tsx';
import { Link } from '../../../kit/link/Link.tsx';
import { SettingRow } from '../../../kit/settings/SettingRow.tsx';
import { SettingsSection } from '../../../kit/settings/SettingsSection.tsx';
import { PreferenceSwitch } from './PreferenceSwitch.tsx';
import type { PreferenceProps } from './PreferencesPage.tsx';
import { DIGESTS } from './preferences.ts';

/** Where letters and texts are kept instead of being sent; null where they are sent, or it is not known yet. */
function useMailbox(): string | null {
  const host = useHost();
  const [mailbox, setMailbox] = useState<string | null>(null);
  useEffect(() => {
    let isHere = true;
    host.backend().then(
      (address) => isHere && setMailbox(address.mailbox),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [host]);
  return mailbox;
}

/** The ways to somebody beside the bell. */
export function WaysSection(section: PreferenceProps) {
  const { preferences, onChange } = section;
  const { account } = useAccount();
  const mailbox = useMailbox();
  const phone = account?.profile.phone ?? null;
  const captured = mailbox !== null && (
    <>
      {' '}
      This installation sends nothing out: it keeps what would be sent in its{' '}
      <a href={mailbox} target="_blank" rel="noreferrer">
        local mailbox
      </a>
      .
    </>
  );
  return (
    <SettingsSection title="Ways to you" description="Switched off, nothing comes that way.">
      <PreferenceSwitch
        {...section}
        name="email_notifications"
        label="E-mail"
        hint={
          <>
            To {account?.profile.email ?? 'your address'}.{captured}
          </>
        }
      />
      <SettingRow
        label="How often by e-mail"
        hint="Collected, several notifications come in one letter. What is urgent does not wait for it."
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
              No phone number is known, so none can be sent.{' '}
              <Link to={linkTo('profile')}>Add yours to your profile</Link>
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
            'Three days before a date of a transaction of yours.',
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
        label="On the desktop"
        hint="Notes of the system, where the desktop app is open."
      />
      <PreferenceSwitch
        {...section}
        name="marketing_emails"
        label="News and offers"
        hint="Letters about the exchange itself. Never needed for anything."
      />
    </SettingsSection>
  );
}
