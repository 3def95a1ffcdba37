import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatDateTime, formatDay } from '#shared/format/date.ts';
import { CONSENT_ITEMS } from '#shared/operator/consents.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { email } from '../../../ui/form/textSchemas.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { OpenButton } from '../../../ui/table/OpenButton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { OperatorTable } from '../OperatorTable.tsx';
import { useInviteMemberMutation, useSetConsentMutation } from '../operatorApi.ts';
import { usePositions } from '../usePositions.ts';
import styles from './Family.module.css';
import {
  useConsentHistoryQuery,
  useFamilyAccessQuery,
  useSetPhotoConsentMutation,
} from './familyApi.ts';
import type { AccessList, AccessResident } from './familyShapes.ts';

/** Who sees what of each resident. Access follows each change at once. */
export function Access({ communityId }: { readonly communityId: string }) {
  const query = useFamilyAccessQuery(communityId);
  const { canChange } = usePositions(communityId);
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState<string | null>(null);
  const [isInviting, setInviting] = useState(false);
  return (
    <div className={ui.stack16}>
      <div className={styles.bar}>
        {canChange('community_members') && (
          <Button size="small" intent="primary" onClick={() => setInviting(true)}>
            Invite family member
          </Button>
        )}
        <input
          type="search"
          aria-label="Search residents"
          placeholder="Resident or family member"
          className={styles.search}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </div>
      <Loaded
        answer={query}
        waiting={<Skeleton height="28rem" />}
        nothing={<EmptyState title="No residents yet">Add residents first.</EmptyState>}
        keepsLast
      >
        {(list) => (
          <>
            <ResidentTable list={list} search={search} onOpen={setOpen} />
            {open !== null && (
              <ResidentAccess list={list} residentId={open} onClose={() => setOpen(null)} />
            )}
          </>
        )}
      </Loaded>
      {isInviting && <InviteFamily communityId={communityId} onClose={() => setInviting(false)} />}
    </div>
  );
}

interface ResidentTableProps {
  readonly list: AccessList;
  readonly search: string;
  readonly onOpen: (id: string) => void;
}

function ResidentTable({ list, search, onOpen }: ResidentTableProps) {
  const wanted = search.trim().toLowerCase();
  const shown = list.residents
    .filter(
      ({ name, people }) =>
        wanted === '' ||
        [name, ...people.flatMap((one) => [one.name, one.email])].some((one) =>
          one.toLowerCase().includes(wanted),
        ),
    )
    .toSorted((a, b) => b.people.length - a.people.length);
  if (shown.length === 0) return <p className={ui.muted}>No results</p>;
  return (
    <OperatorTable label="Family access" columns={['Resident', 'Family', 'Photos']}>
      {shown.map(({ id, name, unit, people, photos_since: photos }) => (
        <tr key={id}>
          <th scope="row">
            <OpenButton onClick={() => onOpen(id)}>{name}</OpenButton>
            {unit !== null && <span className={ui.subline}>Unit {unit}</span>}
          </th>
          <td data-wide data-label="Family">
            {people.length === 0
              ? '—'
              : people
                  .map((one) => `${one.name} (${one.items.length} of ${CONSENT_ITEMS.length})`)
                  .join(', ')}
          </td>
          <td data-label="Photos">{photos === null ? 'No' : `Since ${formatDay(photos)}`}</td>
        </tr>
      ))}
    </OperatorTable>
  );
}

interface ResidentAccessProps {
  readonly list: AccessList;
  readonly residentId: string;
  readonly onClose: () => void;
}

function ResidentAccess({ list, residentId, onClose }: ResidentAccessProps) {
  const resident = list.residents.find(({ id }) => id === residentId);
  const [setPhotos, photos] = useSetPhotoConsentMutation();
  if (resident === undefined) return null;
  const others = list.family.filter(
    (one) => !resident.people.some(({ email: known }) => known === one.email),
  );
  return (
    <Dialog label={`Family access: ${resident.name}`} place="panel" onClose={onClose}>
      <div className={styles.panel}>
        <div className={ui.line}>
          <h2>{resident.name}</h2>
          <Button size="small" onClick={onClose}>
            Close
          </Button>
        </div>
        <Checkbox
          checked={resident.photos_since !== null}
          disabled={photos.isLoading}
          onChange={({ target }) => void setPhotos({ residentId, isGranted: target.checked })}
        >
          {resident.name} may appear in photos that families see
        </Checkbox>
        {resident.people.map((person) => (
          <Items key={person.email} residentId={residentId} person={person} />
        ))}
        {resident.people.length === 0 && (
          <p className={ui.muted}>The resident shares nothing with family.</p>
        )}
        {others.length > 0 && <AddPerson residentId={residentId} people={others} />}
        <History residentId={residentId} />
      </div>
    </Dialog>
  );
}

interface ItemsProps {
  readonly residentId: string;
  readonly person: AccessResident['people'][number];
}

function Items({ residentId, person }: ItemsProps) {
  const [set, { isLoading }] = useSetConsentMutation();
  return (
    <fieldset className={styles.names}>
      <legend>
        {person.name} <span className={ui.caption}>{person.email}</span>
      </legend>
      {!person.is_member && <p className={ui.warning}>No longer a family member: no access.</p>}
      {CONSENT_ITEMS.map(({ value, label }) => (
        <Checkbox
          key={value}
          checked={person.items.includes(value)}
          disabled={isLoading}
          onChange={({ target }) =>
            void set({
              residentId,
              email: person.email,
              item: value,
              isGranted: target.checked,
            })
          }
        >
          {label}
        </Checkbox>
      ))}
    </fieldset>
  );
}

interface AddPersonProps {
  readonly residentId: string;
  readonly people: AccessList['family'];
}

const personForm = z.object({ email: z.string().check(z.minLength(1, 'Choose a person.')) });

function AddPerson({ residentId, people }: AddPersonProps) {
  const [set] = useSetConsentMutation();
  const form = useSaveForm({
    schema: personForm,
    defaultValues: { email: '' },
    save: (values) => set({ residentId, ...values, item: 'profile', isGranted: true }),
    clears: ['email'],
  });
  return (
    <div className={ui.stack8}>
      <SelectField
        label="Family member to share with"
        hint="Starts with name, unit, and stays. Add items afterwards."
        options={[
          ['', 'Choose a person'],
          ...people.map(({ email: address, name }) => [address, `${name}, ${address}`] as const),
        ]}
        {...form.field('email')}
      />
      <div>
        <Button size="small" loading={form.isSubmitting} onClick={() => void form.send()}>
          Share profile
        </Button>
      </div>
    </div>
  );
}

function History({ residentId }: { readonly residentId: string }) {
  const { data = [] } = useConsentHistoryQuery(residentId);
  if (data.length === 0) return null;
  return (
    <section aria-label="History" className={ui.stack8}>
      <h3>History</h3>
      <ul className={styles.history}>
        {data.map((entry) => (
          <li key={[entry.item, entry.person, entry.granted_at].join(' ')}>
            <span className={ui.strong}>
              {entry.item === 'photos' ? 'Photos' : labelOf(CONSENT_ITEMS, entry.item)}
              {entry.person !== null && `, ${entry.person}`}
            </span>
            <span className={ui.caption}>
              Given {formatDateTime(entry.granted_at)}
              {entry.granted_by !== '' && ` by ${entry.granted_by}`}
              {entry.withdrawn_at !== null &&
                `, withdrawn ${formatDateTime(entry.withdrawn_at)}${entry.withdrawn_by === '' ? '' : ` by ${entry.withdrawn_by}`}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const inviteForm = z.object({ email: email() });

interface InviteFamilyProps {
  readonly communityId: string;
  readonly onClose: () => void;
}

function InviteFamily({ communityId, onClose }: InviteFamilyProps) {
  const [invite] = useInviteMemberMutation();
  const form = useSaveForm({
    schema: inviteForm,
    defaultValues: { email: '' },
    save: (values, id) => invite({ id, communityId, email: values.email, position: 'family' }),
    onSaved: onClose,
  });
  return (
    <SaveDialog
      form={form}
      title="Invite family member"
      action="Send invite"
      failure="Not sent"
      onCancel={onClose}
    >
      <TextField
        label="Email"
        type="email"
        hint="They see nothing until a resident shares an item."
        {...form.field('email')}
      />
    </SaveDialog>
  );
}
