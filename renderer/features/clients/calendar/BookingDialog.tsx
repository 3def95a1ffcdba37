import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { TIME_ZONES } from '#shared/clients/calendar/zones.ts';
import { linkTo } from '#shared/routes.ts';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { CopyLinkField } from '../../../ui/form/CopyLinkField.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { FormError } from '../../../ui/form/FormError.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextAreaField, TextField } from '../../../ui/form/TextField.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { announce } from '../../../ui/live/announce.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { hoursOfDay, NINE_TO_FIVE, parseDayHours, WEEKDAYS, type Weekday } from './bookingHours.ts';
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

function Settings({ page }: { readonly page: BookingSettings | null }) {
  const [settings, setSettings] = useState<Omit<BookingSettings, 'id'>>(() => page ?? NEW);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(WEEKDAYS.map(([day]) => [day, hoursOfDay((page ?? NEW).hours, day)])),
  );
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [save, { error, isLoading }] = useSaveBookingPageMutation();
  const set = (changes: Partial<typeof settings>) => setSettings({ ...settings, ...changes });

  async function send() {
    const wrong: Record<string, string> = {};
    const hours: string[] = [];
    for (const [day] of WEEKDAYS) {
      const reading = parseDayHours(day, typed[day] ?? '');
      if ('sentence' in reading) wrong[day] = reading.sentence;
      else hours.push(...reading.hours);
    }
    if (settings.title.trim() === '') wrong.title = 'Enter a title.';
    if (hours.length === 0 && Object.keys(wrong).length === 0)
      wrong.MO = 'Enter hours for at least one day.';
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    const { error: failed } = await save({ ...settings, hours });
    if (failed === undefined) announce('Booking page saved');
  }
  return (
    <Form onSend={send} className={styles.booking}>
      {page !== null && <Address id={page.id} isOpen={page.is_open} />}
      <label className={`${ui.line} ${styles.tick}`}>
        <input
          type="checkbox"
          checked={settings.is_open}
          onChange={({ target }) => set({ is_open: target.checked })}
        />
        Booking page is on
      </label>
      <TextField
        label="Title"
        maxLength={120}
        value={settings.title}
        error={errors.title}
        onChange={({ target }) => set({ title: target.value })}
      />
      <TextAreaField
        label="Description"
        isOptional
        rows={3}
        maxLength={1000}
        value={settings.intro ?? ''}
        onChange={({ target }) => set({ intro: target.value })}
      />
      <TextField
        label="Location"
        isOptional
        maxLength={300}
        value={settings.place ?? ''}
        onChange={({ target }) => set({ place: target.value })}
      />
      <SelectField
        label="Duration"
        options={counted([15, 30, 45, 60, 90, 120], 'minutes')}
        value={String(settings.minutes)}
        onChange={({ target }) => set({ minutes: Number(target.value) })}
      />
      <SelectField
        label="Buffer before and after"
        options={counted([0, 5, 10, 15, 30, 60], 'minutes')}
        value={String(settings.buffer_minutes)}
        onChange={({ target }) => set({ buffer_minutes: Number(target.value) })}
      />
      <SelectField
        label="Minimum notice"
        options={counted([0, 2, 4, 12, 24, 48, 72], 'hours')}
        value={String(settings.notice_hours)}
        onChange={({ target }) => set({ notice_hours: Number(target.value) })}
      />
      <SelectField
        label="Book up to"
        options={counted([7, 14, 30, 60, 90], 'days')}
        value={String(settings.days_ahead)}
        onChange={({ target }) => set({ days_ahead: Number(target.value) })}
      />
      <SelectField
        label="Time zone"
        options={TIME_ZONES.map(({ value, label }) => [value, label] as const)}
        value={settings.time_zone}
        onChange={({ target }) => set({ time_zone: target.value })}
      />
      <fieldset className={styles.hours}>
        <legend>Hours, such as 9:00-12:00, 13:00-17:00</legend>
        {WEEKDAYS.map(([day, name]: readonly [Weekday, string]) => (
          <TextField
            key={day}
            label={name}
            value={typed[day] ?? ''}
            error={errors[day]}
            onChange={({ target }) => setTyped({ ...typed, [day]: target.value })}
          />
        ))}
      </fieldset>
      {isDataError(error) && (
        <FormError notice={{ title: 'Not saved', description: dataErrorMessage(error) }} />
      )}
      <div className={ui.wrap}>
        <Button type="submit" intent="primary" loading={isLoading}>
          Save
        </Button>
      </div>
    </Form>
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
