import { TIME_ZONES } from '#shared/clients/calendar/zones.ts';
import { linkTo } from '#shared/routes.ts';
import { SaveForm } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { CopyLinkField } from '../../../ui/form/CopyLinkField.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextAreaField, TextField } from '../../../ui/form/TextField.tsx';
import { optionalText, requiredText } from '../../../ui/form/textSchemas.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { announce } from '../../../ui/live/announce.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { hoursOfDay, NINE_TO_FIVE, parseDayHours, WEEKDAYS } from './bookingHours.ts';
import {
  type BookingSettings,
  useBookingSettingsQuery,
  useSaveBookingPageMutation,
} from './bookingsApi.ts';
import styles from './CalendarPage.module.css';

const NEW: Omit<BookingSettings, 'id'> = {
  is_open: true,
  title: 'Intro call',
  intro: null,
  place: 'By phone',
  minutes: 30,
  buffer_minutes: 15,
  notice_hours: 12,
  days_ahead: 30,
  time_zone: 'America/Chicago',
  hours: NINE_TO_FIVE,
};
const counted = (counts: readonly number[], unit: string) =>
  counts.map((count) => [String(count), `${count} ${unit}`] as const);

/** Settings of the user's booking page: on/off, hours, and length. */
export function BookingDialog({ onClose }: { readonly onClose: () => void }) {
  const query = useBookingSettingsQuery();
  return (
    <Dialog label="Booking page" place="side" onClose={onClose}>
      <div className={styles.new}>
        <h2>Booking page</h2>
        <p>
          Clients book a free time online and get an invitation. They see only when you're free.
        </p>
        <Loaded
          answer={query}
          waiting={<Skeleton height="24rem" />}
          nothing={<Settings page={null} />}
        >
          {(page) => <Settings page={page} />}
        </Loaded>
      </div>
    </Dialog>
  );
}

const amount = () => z.pipe(z.string(), z.transform(Number));

const settingsSchema = z
  .object({
    is_open: z.boolean(),
    title: requiredText('Enter a title.'),
    intro: optionalText(),
    place: optionalText(),
    minutes: amount(),
    buffer_minutes: amount(),
    notice_hours: amount(),
    days_ahead: amount(),
    time_zone: z.string(),
    hours: z.record(z.string(), z.string()),
  })
  .check(({ value: { hours }, issues }) => {
    const readings = WEEKDAYS.map(([day]) => [day, parseDayHours(day, hours[day] ?? '')] as const);
    for (const [day, reading] of readings) {
      if ('sentence' in reading)
        issues.push({
          code: 'custom',
          path: ['hours', day],
          message: reading.sentence,
          input: hours,
        });
    }
    if (readings.every(([, reading]) => 'hours' in reading && reading.hours.length === 0)) {
      const message = 'Enter hours for at least one day.';
      issues.push({ code: 'custom', path: ['hours', 'MO'], message, input: hours });
    }
  });

const allHours = (typed: Readonly<Record<string, string>>): readonly string[] =>
  WEEKDAYS.flatMap(([day]) => {
    const reading = parseDayHours(day, typed[day] ?? '');
    return 'hours' in reading ? reading.hours : [];
  });

function Settings({ page }: { readonly page: BookingSettings | null }) {
  const [save] = useSaveBookingPageMutation();
  const { id: _id, ...settings } = page ?? { ...NEW, id: '' };
  const form = useSaveForm({
    schema: settingsSchema,
    defaultValues: {
      ...settings,
      intro: settings.intro ?? '',
      place: settings.place ?? '',
      minutes: String(settings.minutes),
      buffer_minutes: String(settings.buffer_minutes),
      notice_hours: String(settings.notice_hours),
      days_ahead: String(settings.days_ahead),
      hours: Object.fromEntries(
        WEEKDAYS.map(([day]) => [day, hoursOfDay(settings.hours, day)]),
      ) as Record<string, string>,
    },
    save: ({ hours, ...values }) => save({ ...values, hours: allHours(hours) }),
    onSaved: () => announce('Booking page saved'),
  });
  return (
    <SaveForm form={form} className={styles.booking} action="Save">
      {page !== null && <Address id={page.id} isOpen={page.is_open} />}
      <label className={`${ui.line} ${styles.tick}`}>
        <input type="checkbox" {...form.register('is_open')} />
        Booking page is on
      </label>
      <TextField label="Title" maxLength={120} {...form.field('title')} />
      <TextAreaField
        label="Description"
        isOptional
        rows={3}
        maxLength={1000}
        {...form.field('intro')}
      />
      <TextField label="Location" isOptional maxLength={300} {...form.field('place')} />
      <SelectField
        label="Duration"
        options={counted([15, 30, 45, 60, 90, 120], 'minutes')}
        {...form.field('minutes')}
      />
      <SelectField
        label="Buffer before and after"
        options={counted([0, 5, 10, 15, 30, 60], 'minutes')}
        {...form.field('buffer_minutes')}
      />
      <SelectField
        label="Minimum notice"
        options={counted([0, 2, 4, 12, 24, 48, 72], 'hours')}
        {...form.field('notice_hours')}
      />
      <SelectField
        label="Book up to"
        options={counted([7, 14, 30, 60, 90], 'days')}
        {...form.field('days_ahead')}
      />
      <SelectField
        label="Time zone"
        options={TIME_ZONES.map(({ value, label }) => [value, label] as const)}
        {...form.field('time_zone')}
      />
      <fieldset className={styles.hours}>
        <legend>Hours, such as 9:00-12:00, 13:00-17:00</legend>
        {WEEKDAYS.map(([day, name]) => (
          <TextField key={day} label={name} {...form.field(`hours.${day}`)} />
        ))}
      </fieldset>
    </SaveForm>
  );
}

function Address({ id, isOpen }: { readonly id: string; readonly isOpen: boolean }) {
  const path = linkTo('publicBooking', { id });
  const address = location.origin + path;
  return (
    <div className={styles.address}>
      <CopyLinkField label="Booking link" address={address} />
      {isOpen ? <Link to={path}>View page</Link> : <p>While it's off, no one can book.</p>}
    </div>
  );
}
