import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatCalendarDay, formatDay } from '#shared/format/date.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { z } from '../../../ui/form/schema.ts';
import { TextAreaField, TextField } from '../../../ui/form/TextField.tsx';
import { DateField } from '../../../ui/form/TypedFields.tsx';
import { checkedText, email, plainText, requiredLine } from '../../../ui/form/textSchemas.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { FoldTable } from './FoldTable.tsx';
import { syndicationApi } from './syndicationApi.ts';
import type { Offering, Relationship } from './syndicationShapes.ts';

/** People the sponsor knows, and who is invited to this offering. */
export function PeopleTab({ offering }: { readonly offering: Offering }) {
  const query = syndicationApi.useRelationshipsQuery(offering.id);
  const [isAdding, setAdding] = useState(false);
  return (
    <div className={ui.stack12}>
      <div className={ui.actions12}>
        <Button size="small" intent="primary" onClick={() => setAdding(true)}>
          Record person
        </Button>
        {offering.rule === '506b' && (
          <span className={ui.caption}>
            Under 506(b), invite people you knew before the offering opened.
          </span>
        )}
      </div>
      <Loaded
        answer={query}
        waiting={<Skeleton height="16rem" />}
        nothing={
          <EmptyState title="No people yet">
            Record how and since when you know someone, then invite them.
          </EmptyState>
        }
      >
        {(people) => (
          <FoldTable
            label="People"
            columns={['Person', 'Known since', 'How', 'Recorded', 'Invitation']}
          >
            {people.map((person) => (
              <PersonRow key={person.id} offering={offering} person={person} />
            ))}
          </FoldTable>
        )}
      </Loaded>
      {isAdding && <PersonDialog today={offering.today} onClose={() => setAdding(false)} />}
    </div>
  );
}

function PersonRow({
  offering,
  person,
}: {
  readonly offering: Offering;
  readonly person: Relationship;
}) {
  const [invite, { isLoading }] = syndicationApi.useInviteToOfferingMutation();
  const isLate =
    offering.rule === '506b' &&
    offering.opened_on !== null &&
    person.established_on >= offering.opened_on;
  return (
    <tr>
      <th scope="row">
        {person.name}
        <span className={ui.subline}>{person.email}</span>
      </th>
      <td data-label="Known since">{formatCalendarDay(person.established_on)}</td>
      <td>{person.basis}</td>
      <td data-label="Recorded">
        {formatDay(person.recorded_at)}
        <span className={ui.subline}>{person.recorder}</span>
      </td>
      <td>
        {isLate ? (
          <span className={ui.caption}>Known too late</span>
        ) : (
          <Button
            size="small"
            loading={isLoading}
            aria-label={`${person.is_invited ? 'Withdraw invitation' : 'Invite'}: ${person.name}`}
            onClick={() =>
              void invite({
                p_id: offering.id,
                p_relationship_id: person.id,
                p_is_invited: !person.is_invited,
              })
            }
          >
            {person.is_invited ? 'Withdraw invitation' : 'Invite'}
          </Button>
        )}
      </td>
    </tr>
  );
}

function PersonDialog({
  today,
  onClose,
}: {
  readonly today: string;
  readonly onClose: () => void;
}) {
  const [record] = syndicationApi.useRecordRelationshipMutation();
  const form = useSaveForm({
    schema: z.object({
      name: requiredLine(160, 'Enter the name.').check(
        z.minLength(2, 'Use at least 2 characters.'),
      ),
      email: email(),
      since: checkedText(
        (typed) => /^\d{4}-\d{2}-\d{2}$/.test(typed) && typed <= today,
        'Enter a day until today.',
      ),
      basis: plainText(1000).check(z.minLength(10, 'Use at least 10 characters.')),
    }),
    defaultValues: { name: '', email: '', since: '', basis: '' },
    save: ({ name, email: address, since, basis }, id) =>
      record({
        p_id: id,
        p_name: name,
        p_email: address,
        p_established_on: since,
        p_basis: basis,
      }),
    onSaved: onClose,
  });
  return (
    <SaveDialog
      form={form}
      title="Record person"
      action="Record person"
      failure="Not recorded"
      onCancel={onClose}
    >
      <TextField label="Name" {...form.field('name')} />
      <TextField label="Email" type="email" {...form.field('email')} />
      <DateField label="Known since" {...form.field('since')} />
      <TextAreaField
        label="How you know them"
        rows={3}
        hint="Such as earlier investments or meetings. This record can’t change later."
        {...form.field('basis')}
      />
    </SaveDialog>
  );
}
