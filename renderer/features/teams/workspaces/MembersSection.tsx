import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { ROLE_LABELS } from '#shared/access/roles.ts';
import { EmailText } from '../../../ui/format/EmailText.tsx';
import { MenuButton } from '../../../ui/menu/MenuButton.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { RuledTable } from '../../../ui/table/RuledTable.tsx';
import { TableHead } from '../../../ui/table/TableHead.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { InlineConfirm } from './InlineConfirm.tsx';
import { TENANT_ROLE_LABELS } from './memberships.ts';
import styles from './Tenants.module.css';
import {
  type TeamMember,
  useHandOverTenantMutation,
  useRemoveFromTenantMutation,
  useSetTenantRoleMutation,
  useTenantTeamQuery,
} from './tenantsApi.ts';

/** Workspace members, with role management for owner and administrators. */
export function MembersSection({ role }: { readonly role: string }) {
  const query = useTenantTeamQuery();
  return (
    <Section
      title="Members"
      description="The owner and administrators invite and remove members and decide on requests."
    >
      <Loaded answer={query} waiting={<Skeleton width="18rem" />}>
        {(team) => (
          <RuledTable className={styles.table}>
            <TableHead columns={['Name', 'Role', { hidden: 'Actions' }]} />
            <tbody>
              {team.map((member) => (
                <MemberRow key={member.user_id} member={member} role={role} />
              ))}
            </tbody>
          </RuledTable>
        )}
      </Loaded>
    </Section>
  );
}

interface MemberRowProps {
  readonly member: TeamMember;
  readonly role: string;
}

function MemberRow({ member, role }: MemberRowProps) {
  const [pendingAction, setPendingAction] = useState<'remove' | 'handOver' | null>(null);
  const [setRole, roleState] = useSetTenantRoleMutation();
  const [remove, removeState] = useRemoveFromTenantMutation();
  const [handOver, handOverState] = useHandOverTenantMutation();
  const isBusy = roleState.isLoading || removeState.isLoading || handOverState.isLoading;
  const mayChange = role !== 'member' && member.role !== 'owner' && !member.is_me;
  const next = member.role === 'admin' ? 'member' : 'admin';

  return (
    <>
      <tr>
        <th scope="row">
          {member.name}
          {member.is_me && <span className={ui.aside}> (you)</span>}
          <span className={ui.subline}>
            <EmailText address={member.email ?? ''} />
          </span>
        </th>
        <td>
          {TENANT_ROLE_LABELS[member.role]}
          {member.user_type !== null && (
            <span className={ui.subline}>{ROLE_LABELS[member.user_type]}</span>
          )}
        </td>
        <td className={styles.action}>
          {mayChange && (
            <MenuButton
              label={`Actions for ${member.name}`}
              isBusy={isBusy}
              sections={[
                {
                  entries: [
                    {
                      name: `Make ${TENANT_ROLE_LABELS[next].toLowerCase()}`,
                      onChoose: () => void setRole({ user_id: member.user_id, role: next }),
                    },
                    ...(role === 'owner'
                      ? [
                          {
                            name: 'Transfer ownership',
                            onChoose: () => setPendingAction('handOver'),
                          },
                        ]
                      : []),
                    { name: 'Remove', onChoose: () => setPendingAction('remove') },
                  ],
                },
              ]}
            >
              <span className="visually-hidden">{member.name}: </span>Actions
            </MenuButton>
          )}
        </td>
      </tr>
      {pendingAction !== null && (
        <tr>
          <td colSpan={3}>
            <InlineConfirm
              sentence={
                pendingAction === 'remove'
                  ? `${member.name} leaves the workspace immediately. What they shared stays with the team.`
                  : `${member.name} becomes the owner, and you stay as an administrator. Only they can transfer it back.`
              }
              onClose={() => setPendingAction(null)}
            >
              <Button
                size="small"
                intent="danger"
                onClick={() => {
                  setPendingAction(null);
                  void (pendingAction === 'remove'
                    ? remove(member.user_id)
                    : handOver(member.user_id));
                }}
              >
                {pendingAction === 'remove'
                  ? `Remove ${member.name}`
                  : `Transfer to ${member.name}`}
              </Button>
            </InlineConfirm>
          </td>
        </tr>
      )}
    </>
  );
}
