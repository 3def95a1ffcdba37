import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatDateTime, formatDay } from '#shared/format/date.ts';
import { formatNumber } from '#shared/format/number.ts';
import { ServerError } from '../../../../data/form/ServerError.tsx';
import { CopyLinkField } from '../../../../ui/form/CopyLinkField.tsx';
import { Select } from '../../../../ui/form/Select.tsx';
import { Section } from '../../../../ui/page/Section.tsx';
import ui from '../../../../ui/theme/ui.module.css';
import { SecretDialog, useRecentSignIn } from '../../../integrations/keys/index.ts';
import { TENANT_ROLE_LABELS } from '../memberships.ts';
import styles from '../Tenants.module.css';
import { useFunctionsUrl } from './ProviderAddresses.tsx';
import own from './SignIn.module.css';
import {
  type Directory,
  useCreateScimTokenMutation,
  useRevokeScimTokenMutation,
  useSetScimGroupRoleMutation,
} from './signInApi.ts';

const ROLES = [
  ['member', TENANT_ROLE_LABELS.member],
  ['admin', TENANT_ROLE_LABELS.admin],
] as const;

interface DirectorySectionProps {
  readonly directory: Directory;
  readonly isOwner: boolean;
  readonly hasDomain: boolean;
}

/** The company directory that adds and removes members by SCIM. */
export function DirectorySection({ directory, isOwner, hasDomain }: DirectorySectionProps) {
  const functions = useFunctionsUrl();
  const [secret, setSecret] = useState<string | null>(null);
  const [create, { isLoading, error }] = useCreateScimTokenMutation();
  const { tokens, groups, active_users: active, inactive_users: inactive } = directory;

  async function createToken() {
    const { data } = proof.watch(await create());
    if (data !== undefined) setSecret(data);
  }
  const proof = useRecentSignIn(() => void createToken());
  return (
    <Section
      title="Directory"
      description="Your directory adds and removes members by SCIM 2.0. The owner stays out of its reach."
    >
      {functions !== undefined && (
        <fieldset className={own.addresses}>
          <legend>Enter at your directory</legend>
          <span>SCIM base URL</span>
          <CopyLinkField label="SCIM base URL" address={`${functions}/scim/v2`} noun="URL" />
        </fieldset>
      )}
      {tokens.length > 0 && (
        <ul className={`${ui.splitRows} ${styles.lines}`} aria-label="Directory tokens">
          {tokens.map((token) => (
            <TokenLine key={token.id} token={token} />
          ))}
        </ul>
      )}
      {active + inactive > 0 && (
        <p className={ui.aside}>
          {formatNumber(active)} active and {formatNumber(inactive)} deactivated people come from
          the directory.
        </p>
      )}
      {groups.length > 0 && (
        <ul className={`${ui.splitRows} ${styles.lines}`} aria-label="Directory groups">
          {groups.map((group) => (
            <GroupLine key={group.id} group={group} isOwner={isOwner} />
          ))}
        </ul>
      )}
      {isOwner && tokens.length < 2 && (
        <div className={styles.claim}>
          <Button loading={isLoading} disabled={!hasDomain} onClick={() => void createToken()}>
            Create token
          </Button>
          {!hasDomain && <p className={ui.aside}>Verify your email domain first.</p>}
          <ServerError error={error} />
        </div>
      )}
      {proof.dialog}
      {secret !== null && (
        <SecretDialog
          title="Directory token"
          secret={secret}
          note="Copy it now and enter it at your directory. It can't be shown again."
          onClose={() => setSecret(null)}
        />
      )}
    </Section>
  );
}

function TokenLine({ token }: { readonly token: Directory['tokens'][number] }) {
  const [revoke, { isLoading }] = useRevokeScimTokenMutation();
  const { id, hint, created_at: createdAt, last_used_at: usedAt } = token;
  return (
    <li>
      <div>
        <strong>Token ending in {hint}</strong>
        <span className={ui.aside}>
          Created {formatDay(createdAt)},{' '}
          {usedAt === null ? 'not used yet' : `last used ${formatDateTime(usedAt)}`}
        </span>
      </div>
      <span className={ui.wrap}>
        <Button
          size="small"
          loading={isLoading}
          aria-label={`Revoke the token ending in ${hint}`}
          onClick={() => void revoke(id)}
        >
          Revoke
        </Button>
      </span>
    </li>
  );
}

interface GroupLineProps {
  readonly group: Directory['groups'][number];
  readonly isOwner: boolean;
}

function GroupLine({ group, isOwner }: GroupLineProps) {
  const [setRole, { isLoading }] = useSetScimGroupRoleMutation();
  return (
    <li>
      <div>
        <strong>{group.name}</strong>
        <span className={ui.aside}>
          {formatNumber(group.members)} {group.members === 1 ? 'person' : 'people'}
        </span>
      </div>
      <Select
        aria-label={`Role of ${group.name}`}
        options={ROLES}
        value={group.role}
        disabled={!isOwner || isLoading}
        onChange={({ target }) =>
          void setRole({ id: group.id, role: target.value === 'admin' ? 'admin' : 'member' })
        }
      />
    </li>
  );
}
