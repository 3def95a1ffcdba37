import { Button, Tag } from '@blueprintjs/core';
import { useState } from 'react';
import { formatDay } from '#shared/format/date.ts';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { FormError } from '../../../ui/form/FormError.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { FoldedCell } from '../../../ui/table/FoldedCell.tsx';
import { FoldingTable } from '../../../ui/table/FoldingTable.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Rooms.module.css';
import { useListRoomPeopleQuery, useSaveMemberMutation } from './roomManagementApi.ts';
import type { RoomMember, RoomView } from './roomShapes.ts';

const EMAIL = /^[^@\s]{1,64}@[^@\s]{1,190}$/;

/** Users with access, with group, expiration, and signed NDA. */
export function RoomMembers({ room }: { readonly room: RoomView }) {
  const result = useListRoomPeopleQuery(room.id);
  return (
    <div className={styles.stack}>
      <NewPerson room={room} />
      <Loaded
        answer={result}
        waiting={<Skeleton height="10rem" />}
        nothing={<p className={styles.quiet}>No one has access yet.</p>}
      >
        {(people) => (
          <FoldingTable className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Name</th>
                <th scope="col">Group</th>
                <th scope="col">NDA</th>
                <th scope="col">Access</th>
                <th scope="col">
                  <span className="visually-hidden">Edit</span>
                </th>
              </tr>
            </thead>
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

function NewPerson({ room }: { readonly room: RoomView }) {
  const groups = room.groups ?? [];
  const first = groups.find(({ side }) => side === 'buyer')?.id ?? groups[0]?.id ?? '';
  const [groupId, setGroupId] = useState(first);
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [until, setUntil] = useState('');
  const [isSent, setSent] = useState(false);
  const [save, { error, isLoading }] = useSaveMemberMutation();
  const isNamed = name.trim() !== '';
  const isReached = EMAIL.test(email.trim());

  async function send() {
    setSent(true);
    if (!isNamed || !isReached || isLoading) return;
    const result = await save({
      roomId: room.id,
      id: crypto.randomUUID(),
      groupId,
      name: name.trim(),
      email: email.trim(),
      expiresAt: until === '' ? null : new Date(`${until}T23:59:59`).toISOString(),
      isEnded: false,
    });
    if (result.error !== undefined) return;
    setName('');
    setEmail('');
    setSent(false);
  }
  return (
    <Form aria-label="Invite to room" className={styles.line} onSend={send}>
      <TextField
        label="Name"
        value={name}
        maxLength={160}
        onChange={({ target }) => setName(target.value)}
        error={isSent && !isNamed ? 'Enter a name.' : undefined}
      />
      <TextField
        label="Email"
        type="email"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        error={isSent && !isReached ? 'Enter a valid email.' : undefined}
      />
      <SelectField
        label="Group"
        value={groupId}
        options={groups.map(({ id, name: label }) => [id, label] as const)}
        onChange={({ target }) => setGroupId(target.value)}
      />
      <TextField
        label="Until"
        type="date"
        isOptional
        value={until}
        onChange={({ target }) => setUntil(target.value)}
      />
      <Button type="submit" intent="primary" loading={isLoading}>
        Invite
      </Button>
      <FormError
        notice={
          isDataError(error) ? { title: 'Not invited', description: dataErrorMessage(error) } : null
        }
      />
    </Form>
  );
}
