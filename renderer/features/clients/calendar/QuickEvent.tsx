import { Button, Classes } from '@blueprintjs/core';
import { Cross } from '@blueprintjs/icons';
import { useState } from 'react';
import { fieldOf } from '#shared/records/noun.ts';
import { event } from '#shared/records/nouns/event.ts';
import type { FormValues } from '#shared/records/schema.ts';
import { useUnsavedWork } from '../../../host/useUnsavedWork.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { DateField, WholeNumberField } from '../../../ui/form/TypedFields.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { useListRecordPeopleQuery } from '../../../workbench/data/attachmentsApi.ts';
import type { RecordRow } from '../../../workbench/data/row.ts';
import { RecordFormOutcome } from '../../../workbench/form/RecordForm.tsx';
import { useRecordForm } from '../../../workbench/form/useRecordForm.ts';
import { ConflictHint } from './ConflictHint.tsx';
import {
  type EventTimes,
  getEventLength,
  moveEventStart,
  readEventTimes,
  switchAllDay,
  writeEventTimes,
} from './eventTimes.ts';
import { GuestsInput } from './GuestsInput.tsx';
import styles from './QuickEvent.module.css';

interface QuickEventProps {
  readonly userId: string;
  /** The chosen day and times with the other initial values. */
  readonly begin: FormValues;
  readonly onAdded: (row: RecordRow) => void;
  /** Opens the whole form with the same draft. */
  readonly onMore: (values: FormValues) => void;
  readonly onClose: () => void;
}

const repeats = fieldOf(event, 'repeats');
const REPEATS: readonly (readonly [string, string])[] = [
  ['', 'Does not repeat'],
  ...(repeats?.type === 'choice'
    ? repeats.choices.map(({ value, label }) => [value, label] as const)
    : []),
];

/** A new event in a few fields: title, time, guests, location, repetition. */
export function QuickEvent({ userId, begin, onAdded, onMore, onClose }: QuickEventProps) {
  const { begins_at = '', ends_at = '', is_all_day = false } = begin;
  const pinned = { begins_at, ends_at, is_all_day };
  const form = useRecordForm({ noun: event, row: null, userId, begin, pinned, onSaved: onAdded });
  const { data: people = [] } = useListRecordPeopleQuery();
  useUnsavedWork(form.isDirty && !form.isKept);
  const { values, errors } = form;
  const times = readEventTimes(values);
  // Remembered while a time is being retyped.
  const [length, setLength] = useState(() => getEventLength(times));
  const isAllDay = values.is_all_day === true;
  const text = (name: string) => (typeof values[name] === 'string' ? values[name] : '');

  function put(next: FormValues) {
    for (const [name, value] of Object.entries(next)) form.set(name, value);
  }
  const setTimes = (next: EventTimes) => put(writeEventTimes(next));
  return (
    <Form onSend={form.send} takesFocus aria-label="New event" className={styles.quick}>
      <div className={styles.top}>
        <FormField label="Title" error={errors.title}>
          {(control) => (
            <input
              {...control}
              type="text"
              autoComplete="off"
              maxLength={200}
              placeholder="Tour with Ana"
              className={`${Classes.INPUT} ${styles.title}`}
              value={text('title')}
              onChange={({ target }) => form.set('title', target.value)}
            />
          )}
        </FormField>
        <Button variant="minimal" icon={<Cross />} aria-label="Close" onClick={onClose} />
      </div>
      <div className={styles.times}>
        <DateField
          label="Date"
          error={errors.begins_at}
          value={times.day}
          onChange={({ target }) =>
            isAllDay
              ? put(switchAllDay(target.value, true, Date.now()))
              : setTimes({ ...times, day: target.value })
          }
        />
        {!isAllDay && (
          <>
            <TextField
              type="time"
              label="Starts"
              value={times.from}
              onChange={({ target }) => setTimes(moveEventStart(times, target.value, length))}
            />
            <TextField
              type="time"
              label="Ends"
              error={errors.ends_at}
              value={times.to}
              onChange={({ target }) => {
                const next = { ...times, to: target.value };
                setTimes(next);
                if (next.from !== '' && next.to !== '') setLength(getEventLength(next));
              }}
            />
          </>
        )}
        <label className={styles.whole}>
          <input
            type="checkbox"
            checked={isAllDay}
            onChange={({ target }) => put(switchAllDay(times.day, target.checked, Date.now()))}
          />
          All day
        </label>
      </div>
      <FormField label="Guests" error={errors.attendee_ids ?? errors.contact_id}>
        {(control) => (
          <GuestsInput
            {...control}
            people={people.filter(({ id }) => id !== userId)}
            attendees={Array.isArray(values.attendee_ids) ? values.attendee_ids : []}
            client={text('contact_id')}
            onAttendees={(ids) => form.set('attendee_ids', ids)}
            onClient={(id) => form.set('contact_id', id)}
          />
        )}
      </FormField>
      <TextField
        label="Location"
        autoComplete="off"
        maxLength={300}
        error={errors.place}
        value={text('place')}
        onChange={({ target }) => form.set('place', target.value)}
      />
      <div className={styles.times}>
        <SelectField
          label="Repeats"
          options={REPEATS}
          value={text('repeats')}
          onChange={({ target }) => form.set('repeats', target.value)}
        />
        {text('repeats') !== '' && (
          <>
            <DateField
              label="Until"
              error={errors.repeat_until}
              value={text('repeat_until')}
              onChange={({ target }) => form.set('repeat_until', target.value)}
            />
            <WholeNumberField
              label="Number of occurrences"
              error={errors.repeat_count}
              value={text('repeat_count')}
              onChange={({ target }) => form.set('repeat_count', target.value)}
            />
          </>
        )}
      </div>
      <ConflictHint values={values} ownId={null} />
      <RecordFormOutcome noun={event} form={form} />
      <div className={`${ui.actions} ${styles.footer}`}>
        <SubmitButton isSending={form.isSending}>Add event</SubmitButton>
        <Button variant="minimal" onClick={() => onMore(values)}>
          More options
        </Button>
      </div>
    </Form>
  );
}
