import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatDay } from '#shared/format/date.ts';
import { POSITIONS } from '#shared/operator/positions.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { email } from '../../../ui/form/textSchemas.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { ScrollTable } from '../../../ui/table/ScrollTable.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from '../Operator.module.css';
import { OperatorTable } from '../OperatorTable.tsx';
import {
  useEndMemberMutation,
  useInviteMemberMutation,
  useTeamInvitationsQuery,
  useTeamQuery,
  useWithdrawTeamInvitationMutation,
} from '../operatorApi.ts';

const newMember = z.object({ email: email(), position: z.string() });

/** People of a community with their positions; for executive directors. */
export function Team({ communityId }: { readonly communityId: string }) {
  const query = useTeamQuery(communityId);
  const [end, { isLoading }] = useEndMemberMutation();
  const [isInviting, setInviting] = useState(false);
  return (
    <div className={`${ui.stack16} ${styles.tab}`}>
      <div>
        <Button intent="primary" size="small" onClick={() => setInviting(true)}>
          Invite person
        </Button>
      </div>
      <Loaded answer={query} waiting={<Skeleton height="12rem" />}>
        {(team) => (
          <OperatorTable
            label="Team"
            columns={['Name', 'Position', 'Since', 'Until', { hidden: 'Actions' }]}
          >
            {team.map((member) => (
              <tr key={member.id}>
                <th scope="row">{member.name}</th>
                <td>{labelOf(POSITIONS, member.position)}</td>
                <td data-label="Since">{formatDay(member.starts_at)}</td>
                <td data-label="Until">
                  {member.ends_at === null ? '—' : formatDay(member.ends_at)}
                </td>
                <td>
                  {member.ends_at === null && (
                    <Button
                      size="small"
                      variant="minimal"
                      disabled={isLoading}
                      aria-label={`End position of ${member.name}`}
                      onClick={() => void end(member.id)}
                    >
                      End position
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </OperatorTable>
        )}
      </Loaded>
      <Invited communityId={communityId} />
      {isInviting && <NewMember communityId={communityId} onClose={() => setInviting(false)} />}
    </div>
  );
}

function Invited({ communityId }: { readonly communityId: string }) {
  const invitations = useTeamInvitationsQuery(communityId).data ?? [];
  const [withdraw, { isLoading }] = useWithdrawTeamInvitationMutation();
  if (invitations.length === 0) return null;
  return (
    <ScrollTable
      label="Open invitations"
      columns={['Invited', 'Position', 'Expires', { hidden: 'Actions' }]}
      className={styles.table}
    >
      {invitations.map((invitation) => (
        <tr key={invitation.id}>
          <th scope="row">{invitation.email}</th>
          <td>{labelOf(POSITIONS, invitation.position)}</td>
          <td>{formatDay(invitation.expires_at)}</td>
          <td>
            <Button
              size="small"
              variant="minimal"
              disabled={isLoading}
              aria-label={`Withdraw the invitation of ${invitation.email}`}
              onClick={() => void withdraw(invitation.id)}
            >
              Withdraw
            </Button>
          </td>
        </tr>
      ))}
    </ScrollTable>
  );
}

function NewMember({
  communityId,
  onClose,
}: {
  readonly communityId: string;
  readonly onClose: () => void;
}) {
  const [invite] = useInviteMemberMutation();
  const form = useSaveForm({
    schema: newMember,
    defaultValues: { email: '', position: 'caregiver' },
    save: (values, id) => invite({ id, communityId, ...values }),
    onSaved: onClose,
  });
  return (
    <SaveDialog
      form={form}
      title="Invite person"
      action="Send invitation"
      failure="Not invited"
      onCancel={onClose}
    >
      <TextField label="Email" type="email" {...form.field('email')} />
      <SelectField
        label="Position"
        options={POSITIONS.map(({ value, label }) => [value, label] as const)}
        {...form.field('position')}
      />
    </SaveDialog>
  );
}
