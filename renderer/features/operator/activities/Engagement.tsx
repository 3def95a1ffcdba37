import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatCalendarDay } from '#shared/format/date.ts';
import { ACTIVITY_CATEGORIES } from '#shared/operator/activities.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { line } from '../../../ui/form/textSchemas.ts';
import { FilterButtons } from '../../../ui/search/FilterButtons.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import operator from '../Operator.module.css';
import { OperatorTable } from '../OperatorTable.tsx';
import styles from './Activities.module.css';
import { type Engagement, useEngagementQuery, useSetInterestsMutation } from './activitiesApi.ts';

type Resident = Engagement['residents'][number];

const SHOWS: readonly (readonly [string, string, (resident: Resident) => boolean])[] = [
  ['all', 'All residents', () => true],
  ['inactive', 'Not in 14 days', ({ is_inactive }) => is_inactive],
  ['active', 'Took part', ({ is_inactive }) => !is_inactive],
];

/** How each resident takes part, and who hasn't in 14 days. */
export function EngagementTab({ communityId }: { readonly communityId: string }) {
  const query = useEngagementQuery(communityId);
  return (
    <Loaded answer={query} waiting={<Skeleton height="32rem" />}>
      {({ residents }) => <List residents={residents} />}
    </Loaded>
  );
}

function List({ residents }: { readonly residents: readonly Resident[] }) {
  const { params, change } = useUrlSearch();
  const [edited, setEdited] = useState<Resident | null>(null);
  const asked = params.get('show');
  const show = SHOWS.find(([id]) => id === asked) ?? SHOWS[0];
  const shown = residents.filter((one) => show?.[2](one) ?? true);
  return (
    <div className={ui.stack12}>
      <div className={`${operator.bar} screen-only`}>
        <FilterButtons
          label="Residents"
          filters={SHOWS.map(([id, label, belongs]) => ({
            id,
            label,
            count: residents.filter(belongs).length,
          }))}
          chosen={show?.[0]}
          onChoose={(id) => change([['show', id === 'all' ? null : id]])}
        />
        <span className={ui.end}>
          <Button size="small" onClick={() => window.print()}>
            Print list
          </Button>
        </span>
      </div>
      {shown.length === 0 ? (
        <EmptyState title="No residents">No one matches this view.</EmptyState>
      ) : (
        <OperatorTable
          label="Engagement"
          columns={[
            'Resident',
            'Unit',
            'Last took part',
            { number: '30 days' },
            { number: 'Declined' },
            'Interests',
            { hidden: 'Actions' },
          ]}
        >
          {shown.map((resident) => (
            <tr key={resident.id}>
              <th scope="row">{resident.name}</th>
              <td>{resident.unit}</td>
              <td
                data-label="Last took part"
                className={resident.is_inactive ? ui.warning : undefined}
              >
                {resident.last_on === null ? 'Never' : formatCalendarDay(resident.last_on)}
              </td>
              <td className={operator.number} data-label="30 days">
                {resident.in_30_days}
              </td>
              <td className={operator.number} data-label="Declined">
                {resident.declined}
              </td>
              <td data-wide>
                {resident.interests.map((one) => labelOf(ACTIVITY_CATEGORIES, one)).join(', ') ||
                  '—'}
                {resident.note !== null && <span className={ui.subline}>{resident.note}</span>}
              </td>
              <td>
                <Button
                  size="small"
                  variant="minimal"
                  aria-label={`Interests of ${resident.name}`}
                  onClick={() => setEdited(resident)}
                >
                  Interests
                </Button>
              </td>
            </tr>
          ))}
        </OperatorTable>
      )}
      {edited !== null && (
        <InterestsDialog key={edited.id} resident={edited} onClose={() => setEdited(null)} />
      )}
    </div>
  );
}

const interestsForm = z.object({ interests: z.array(z.string()), note: line(300) });

function InterestsDialog({
  resident,
  onClose,
}: {
  readonly resident: Resident;
  readonly onClose: () => void;
}) {
  const [save] = useSetInterestsMutation();
  const form = useSaveForm({
    schema: interestsForm,
    defaultValues: { interests: [...resident.interests], note: resident.note ?? '' },
    save: (values) => save({ residentId: resident.id, ...values }),
    onSaved: onClose,
  });
  const { interests } = form.values;
  return (
    <SaveDialog form={form} title={`Interests of ${resident.name}`} onCancel={onClose}>
      <fieldset className={styles.weekdays} aria-label="Interests">
        {ACTIVITY_CATEGORIES.map(({ value, label }) => (
          <Checkbox
            key={value}
            checked={interests.includes(value)}
            onChange={({ target }) =>
              form.setValue(
                'interests',
                target.checked ? [...interests, value] : interests.filter((one) => one !== value),
              )
            }
          >
            {label}
          </Checkbox>
        ))}
      </fieldset>
      <TextField
        label="Note"
        isOptional
        hint="Such as a hobby, an instrument, or a faith."
        {...form.field('note')}
      />
    </SaveDialog>
  );
}
