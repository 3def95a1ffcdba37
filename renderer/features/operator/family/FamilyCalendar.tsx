import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatZonedClock, formatZonedTime, toLocalTime } from '#shared/format/zonedTime.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { DateField } from '../../../ui/form/TypedFields.tsx';
import { line } from '../../../ui/form/textSchemas.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Family.module.css';
import {
  useBookVisitMutation,
  useCancelVisitMutation,
  useFamilyCalendarQuery,
  useVisitSlotsQuery,
} from './familyApi.ts';
import type { CalendarEntry, HomeResident } from './familyShapes.ts';
import { VISIT_STATES } from './visitText.ts';

const DAYS_SHOWN = 60;
const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Upcoming visits and appointments of a resident and activities of the community, with booking. */
export function FamilyCalendar({ resident }: { readonly resident: HomeResident }) {
  const zone = resident.time_zone;
  const today = toLocalTime(Date.now(), zone).slice(0, 10);
  const query = useFamilyCalendarQuery({
    residentId: resident.id,
    from: today,
    to: dayAfter(today, DAYS_SHOWN),
  });
  const [isBooking, setBooking] = useState(false);
  return (
    <div className={ui.stack16}>
      <div className={styles.bar}>
        <Button intent="primary" size="small" onClick={() => setBooking(true)}>
          Book visit
        </Button>
      </div>
      <Loaded answer={query} waiting={<Skeleton height="16rem" />} keepsLast>
        {({ entries }) =>
          entries.length === 0 ? (
            <EmptyState title="Nothing planned">
              Book a visit. Appointments appear here too.
            </EmptyState>
          ) : (
            <ul className={styles.entries} aria-label="Calendar">
              {entries.map((entry) => (
                <Entry key={entry.id} entry={entry} zone={zone} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {isBooking && (
        <BookVisit resident={resident} today={today} onClose={() => setBooking(false)} />
      )}
    </div>
  );
}

function Entry({ entry, zone }: { readonly entry: CalendarEntry; readonly zone: string }) {
  const [cancel, { isLoading }] = useCancelVisitMutation();
  const { id, title, place, starts_at, state, reason, is_mine } = entry;
  const when = formatZonedTime(starts_at, zone);
  const isOpen = ['requested', 'confirmed'].includes(state);
  return (
    <li>
      <time dateTime={starts_at}>{when}</time>
      <span>
        <span className={ui.strong}>{title}</span>
        <span className={ui.subline}>
          {[place, entry.type === 'visit' && is_mine ? VISIT_STATES.get(state) : null, reason]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      {is_mine && isOpen && (
        <Button
          size="small"
          loading={isLoading}
          aria-label={`Cancel visit on ${when}`}
          onClick={() => void cancel(id)}
        >
          Cancel visit
        </Button>
      )}
    </li>
  );
}

const schema = z.object({
  startsAt: z.string().check(z.minLength(1, 'Choose a time.')),
  guests: z.string(),
  note: line(300),
});

interface BookVisitProps {
  readonly resident: HomeResident;
  readonly today: string;
  readonly onClose: () => void;
}

function BookVisit({ resident, today, onClose }: BookVisitProps) {
  const [day, setDay] = useState(() => dayAfter(today, 1));
  const query = useVisitSlotsQuery({ communityId: resident.community_id, day });
  const [book] = useBookVisitMutation();
  const form = useSaveForm({
    schema,
    defaultValues: { startsAt: '', guests: '1', note: '' },
    save: ({ startsAt, guests, note }, id) =>
      book({ id, residentId: resident.id, startsAt, guests: Number(guests), note }),
    onSaved: onClose,
  });
  const slots = query.currentData?.slots ?? [];
  const settings = query.data?.settings;
  const most = settings?.max_guests ?? 1;
  return (
    <SaveDialog
      form={form}
      title="Book visit"
      action={settings?.confirms_automatically === false ? 'Request visit' : 'Book visit'}
      failure="Not booked"
      onCancel={onClose}
    >
      <DateField
        label="Day"
        name="day"
        min={today}
        max={dayAfter(today, settings?.days_ahead ?? 30)}
        value={day}
        onChange={({ target }) => {
          if (target.value !== '') setDay(target.value);
        }}
      />
      <SelectField
        label="Time"
        hint={
          query.isFetching
            ? 'Loading times.'
            : slots.some(({ remaining }) => remaining > 0)
              ? (settings?.note ?? undefined)
              : 'No free times on this day. Choose another day.'
        }
        options={[
          ['', 'Choose a time'],
          ...slots
            .filter(({ remaining }) => remaining > 0)
            .map(
              ({ starts_at, ends_at }) =>
                [
                  starts_at,
                  `${formatZonedClock(starts_at, resident.time_zone)} – ${formatZonedClock(ends_at, resident.time_zone)}`,
                ] as const,
            ),
        ]}
        {...form.field('startsAt')}
      />
      <SelectField
        label="Visitors"
        options={Array.from({ length: most }, (_, n) => [`${n + 1}`, `${n + 1}`] as const)}
        {...form.field('guests')}
      />
      <TextField label="Note" isOptional {...form.field('note')} />
    </SaveDialog>
  );
}
