import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { InlineConfirm } from './InlineConfirm.tsx';
import { type Membership, TENANT_ROLE_LABELS } from './memberships.ts';
import { openWorkspaceSettings } from './reload.ts';
import styles from './Tenants.module.css';
import { useLeaveTenantMutation, useSwitchTenantMutation } from './tenantsApi.ts';

/** All workspaces of the user; one is active at a time. */
export const MyWorkspacesSection = ({
  memberships,
}: {
  readonly memberships: readonly Membership[];
}) => (
  <Section
    title="Your workspaces"
    description="You work in one at a time and see only its records. Switching reloads the app."
  >
    <ul className={`${ui.splitRows} ${styles.lines}`}>
      {memberships.map((membership) => (
        <MembershipLine key={membership.tenant_id} membership={membership} />
      ))}
    </ul>
  </Section>
);

function MembershipLine({ membership }: { readonly membership: Membership }) {
  const { tenant_id: id, name, role, is_active: isCurrent } = membership;
  const [isLeaving, setLeaving] = useState(false);
  const [switchTo, switching] = useSwitchTenantMutation();
  const [leave, { isLoading, error }] = useLeaveTenantMutation();

  async function choose() {
    const result = await switchTo(id);
    if (result.error === undefined) openWorkspaceSettings();
  }
  async function goAway() {
    setLeaving(false);
    const result = await leave(id);
    if (result.error === undefined) openWorkspaceSettings();
  }
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <span className={ui.aside}>
          {TENANT_ROLE_LABELS[role]}
          {isCurrent && ', current'}
        </span>
        <ServerError error={error} />
      </div>
      <span className={ui.wrap}>
        {!isCurrent && (
          <Button
            size="small"
            loading={switching.isLoading}
            aria-label={`Switch to ${name}`}
            onClick={() => void choose()}
          >
            Switch
          </Button>
        )}
        {role !== 'owner' && (
          <Button
            size="small"
            loading={isLoading}
            aria-label={`Leave ${name}`}
            onClick={() => setLeaving(true)}
          >
            Leave
          </Button>
        )}
      </span>
      {isLeaving && (
        <InlineConfirm
          sentence={`Leave ${name}? What you shared stays with the team. Your private records go with you.`}
          onClose={() => setLeaving(false)}
        >
          <Button size="small" intent="danger" onClick={() => void goAway()}>
            Leave {name}
          </Button>
        </InlineConfirm>
      )}
    </li>
  );
}
