import { Button, Tag } from '@blueprintjs/core';
import { formatDay } from '#shared/format/date.ts';
import { SaveForm } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { DateField } from '../../../ui/form/TypedFields.tsx';
import { email, requiredText } from '../../../ui/form/textSchemas.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { FoldedCell } from '../../../ui/table/FoldedCell.tsx';
import { FoldingTable } from '../../../ui/table/FoldingTable.tsx';
import { TableHead } from '../../../ui/table/TableHead.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Rooms.module.css';
import { useListRoomPeopleQuery, useSaveMemberMutation } from './roomManagementApi.ts';
import type { RoomMember, RoomView } from './roomShapes.ts';

/** Users with access, with group, expiration, and signed NDA. */
export function RoomMembers({ room }: { readonly room: RoomView }) {
  const result = useListRoomPeopleQuery(room.id);
  return (
    <div className={styles.stack}>
      <NewPerson room={room} />
      <Loaded
        answer={result}
        waiting={<Skeleton height="10rem" />}
        nothing={<p className={ui.note}>No one has access yet.</p>}
      >
        {(people) => (
          <FoldingTable className={styles.table}>
            <TableHead columns={['Name', 'Group', 'NDA', 'Access', { hidden: 'Edit' }]} />
            <tbody>
              {people.map((person) => (
                <Row key={person.id} room={room} person={person} />
              ))}
            </tbody>
          </FoldingTable>
        )}
      </Loaded>
    </div>
  );
}

function Row({ room, person }: { readonly room: RoomView; readonly person: RoomMember }) {
  const [save, { isLoading }] = useSaveMemberMutation();
  const group = room.groups?.find(({ id }) => id === person.group_id);
  const isEnded = person.ended_at !== null;
  return (
    <tr data-row>
      <th scope="row">
        {person.name}
        <span className={`${ui.subline} ${styles.below}`}>{person.email}</span>
      </th>
      <FoldedCell label="Group">{group?.name ?? null}</FoldedCell>
      <FoldedCell label="NDA">{ndaOf(person, group?.signs ?? true, room.nda.n)}</FoldedCell>
      <FoldedCell label="Access">
        {isEnded ? (
          <Tag minimal>Ended {formatDay(person.ended_at ?? '')}</Tag>
        ) : person.expires_at === null ? (
          'Open'
        ) : (
          `Until ${formatDay(person.expires_at)}`
        )}
      </FoldedCell>
      <td>
        <Button
          size="small"
          loading={isLoading}
          aria-label={isEnded ? `Restore access: ${person.name}` : `Revoke access: ${person.name}`}
          onClick={() =>
            void save({
              roomId: room.id,
              id: person.id,
              groupId: person.group_id,
              name: person.name,
              email: person.email,
              expiresAt: person.expires_at,
              isEnded: !isEnded,
            })
          }
        >
          {isEnded ? 'Restore access' : 'Revoke access'}
        </Button>
      </td>
    </tr>
  );
}

function ndaOf(person: RoomMember, signs: boolean, newest: number | null): string {
  if (!signs) return 'Not required';
  if (person.nda === null) return 'Not signed';
  return person.nda === newest ? `Version ${person.nda}` : `Version ${person.nda}, outdated`;
}

const newMember = z.object({
  name: requiredText('Enter a name.'),
  email: email(),
  groupId: z.string(),
  expiresAt: z.pipe(
    z.string(),
    z.transform((day) => (day === '' ? null : new Date(`${day}T23:59:59`).toISOString())),
  ),
});

function NewPerson({ room }: { readonly room: RoomView }) {
  const groups = room.groups ?? [];
  const first = groups.find(({ side }) => side === 'buyer')?.id ?? groups[0]?.id ?? '';
  const [save] = useSaveMemberMutation();
  const form = useSaveForm({
    schema: newMember,
    defaultValues: { name: '', email: '', groupId: first, expiresAt: '' },
    save: (member, id) => save({ roomId: room.id, id, ...member, isEnded: false }),
    clears: ['name', 'email'],
  });
  return (
    <SaveForm
      form={form}
      aria-label="Invite to room"
      className={styles.line}
      action="Invite"
      failure="Not invited"
    >
      <TextField label="Name" maxLength={160} {...form.field('name')} />
      <TextField label="Email" type="email" {...form.field('email')} />
      <SelectField
        label="Group"
        options={groups.map(({ id, name: label }) => [id, label] as const)}
        {...form.field('groupId')}
      />
      <DateField label="Until" isOptional {...form.field('expiresAt')} />
    </SaveForm>
  );
}
