import { Button, Tag } from '@blueprintjs/core';
import { useState } from 'react';
import { formatDateTime } from '#shared/format/date.ts';
import { formatNumber } from '#shared/format/number.ts';
import { ssoRefusal } from '#shared/texts/singleSignOn.ts';
import { ServerError } from '../../../../data/form/ServerError.tsx';
import { SettingsSection } from '../../../../ui/settings/SettingsSection.tsx';
import { SwitchRow } from '../../../../ui/settings/SwitchRow.tsx';
import ui from '../../../../ui/theme/ui.module.css';
import { InlineConfirm } from '../InlineConfirm.tsx';
import styles from '../Tenants.module.css';
import ConnectionDialog from './ConnectionDialog.tsx';
import {
  type Connection,
  type SignInSettings,
  useDeleteSsoConnectionMutation,
  useSetSignInPolicyMutation,
} from './signInApi.ts';

const PROTOCOL_LABELS = { saml: 'SAML 2.0', oidc: 'OpenID Connect' } as const;

/** How members of the workspace sign in: the identity provider and what is required. */
export function SignInSection({ settings }: { readonly settings: SignInSettings }) {
  const [isOpen, setOpen] = useState(false);
  const [setPolicy, { error }] = useSetSignInPolicyMutation();
  const { connection, domains, is_owner: isOwner } = settings;
  const demand = (changes: object) =>
    void setPolicy({
      requiresSso: settings.requires_sso,
      requiresSecondFactor: settings.requires_second_factor,
      ...changes,
    });
  const outside = settings.members_outside_domains;
  return (
    <SettingsSection
      title="Sign-in"
      description="Members sign in through your company, with emails at your verified domains."
    >
      {connection === null ? (
        <div className={styles.claim}>
          <p className={ui.aside}>
            {domains.length === 0
              ? 'Verify your email domain first.'
              : `Works for ${domains.join(', ')}.`}
          </p>
          {isOwner && (
            <Button disabled={domains.length === 0} onClick={() => setOpen(true)}>
              Set up single sign-on
            </Button>
          )}
        </div>
      ) : (
        <ConnectionLine connection={connection} isOwner={isOwner} onEdit={() => setOpen(true)} />
      )}
      <SwitchRow
        label="Require single sign-on"
        hint={
          outside === 0
            ? 'Other sessions see nothing of this workspace. You can always use a second factor.'
            : `${formatNumber(outside)} ${outside === 1 ? 'member has an email' : 'members have emails'} at other domains and would lose access.`
        }
        isOn={settings.requires_sso}
        isDisabled={!isOwner || (connection === null && !settings.requires_sso)}
        onChange={(requiresSso) => demand({ requiresSso })}
      />
      <SwitchRow
        label="Require two-factor authentication"
        hint="Single sign-on counts too. Your provider decides how people prove who they are."
        isOn={settings.requires_second_factor}
        isDisabled={!isOwner}
        onChange={(requiresSecondFactor) => demand({ requiresSecondFactor })}
      />
      <ServerError error={error} />
      {!isOwner && <p className={ui.aside}>Only the owner can change how members sign in.</p>}
      {isOpen && <ConnectionDialog settings={settings} onClose={() => setOpen(false)} />}
    </SettingsSection>
  );
}

interface ConnectionLineProps {
  readonly connection: Connection;
  readonly isOwner: boolean;
  readonly onEdit: () => void;
}

function ConnectionLine({ connection, isOwner, onEdit }: ConnectionLineProps) {
  const [isAsking, setAsking] = useState(false);
  const [remove, { isLoading, error }] = useDeleteSsoConnectionMutation();
  const { last_used_at: usedAt, last_failure: failure, last_failure_at: failedAt } = connection;
  return (
    <ul className={`${ui.splitRows} ${styles.lines}`} aria-label="Identity provider">
      <li>
        <div>
          <strong>{connection.issuer}</strong>
          <span className={ui.aside}>
            {PROTOCOL_LABELS[connection.protocol]},{' '}
            {usedAt === null ? 'not used yet' : `last used ${formatDateTime(usedAt)}`}
          </span>
        </div>
        <span className={ui.wrap}>
          <Tag minimal intent={usedAt === null ? 'none' : 'success'}>
            {usedAt === null ? 'Untested' : 'Connected'}
          </Tag>
          {isOwner && (
            <>
              <Button size="small" aria-label="Edit single sign-on" onClick={onEdit}>
                Edit
              </Button>
              <Button
                size="small"
                loading={isLoading}
                aria-label="Remove single sign-on"
                onClick={() => setAsking(true)}
              >
                Remove
              </Button>
            </>
          )}
        </span>
        {failure !== null && failedAt !== null && (
          <p className={`${ui.aside} ${styles.whole}`}>
            Last failure on {formatDateTime(failedAt)}: {ssoRefusal(failure)}
          </p>
        )}
        <ServerError error={error} />
        {isAsking && (
          <InlineConfirm
            sentence="Remove single sign-on? Members then sign in with passwords."
            onClose={() => setAsking(false)}
          >
            <Button
              size="small"
              intent="danger"
              onClick={() => {
                setAsking(false);
                void remove();
              }}
            >
              Remove single sign-on
            </Button>
          </InlineConfirm>
        )}
      </li>
    </ul>
  );
}
