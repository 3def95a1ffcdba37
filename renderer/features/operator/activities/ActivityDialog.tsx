import { ACTIVITY_CATEGORIES, ACTIVITY_REPEATS } from '#shared/operator/activities.ts';
import { toOptions } from '#shared/records/choice.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { DateField, WholeNumberField } from '../../../ui/form/TypedFields.tsx';
import { checkedText, line, numberText, requiredLine } from '../../../ui/form/textSchemas.ts';
import { parseTimeInput, type Slot, toTimeInput } from '../../../workbench/calendar/calendar.ts';
import { addDays, isDay } from '../../../workbench/calendar/days.ts';
import styles from './Activities.module.css';
import { type Activity, useSaveActivityMutation } from './activitiesApi.ts';

const WEEKDAYS = [
  ['sun', 'Sun'],
  ['mon', 'Mon'],
  ['tue', 'Tue'],
  ['wed', 'Wed'],
  ['thu', 'Thu'],
  ['fri', 'Fri'],
  ['sat', 'Sat'],
] as const;

const activityForm = z.object({
  title: requiredLine(120, 'Enter a title.'),
  category: z.string(),
  day: checkedText(isDay, 'Choose a day.'),
  starts: checkedText((typed) => parseTimeInput(typed) !== null, 'Choose a time.'),
  minutes: numberText(5, 1440, 'Enter 5 to 1440 minutes.'),
  place: line(120),
  host: line(120),
  capacity: checkedText((typed) => typed === '' || /^[1-9]\d{0,2}$/.test(typed), 'Enter 1 to 999.'),
  note: line(500),
  repeats: z.string(),
  weekdays: z.array(z.string()),
  until: checkedText((typed) => typed === '' || isDay(typed), 'Choose a day.'),
  isFollowing: z.boolean(),
});

interface ActivityDialogProps {
  readonly communityId: string;
  readonly activity: Activity | null;
  /** Where a new activity starts. */
  readonly at?: Slot;
  readonly onClose: () => void;
}

/** Plans an activity, once or repeating, or changes one date or also the following ones. */
export function ActivityDialog({ communityId, activity, at, onClose }: ActivityDialogProps) {
  const [save] = useSaveActivityMutation();
  const day = activity?.day ?? at?.day ?? '';
  const form = useSaveForm({
    schema: activityForm,
    defaultValues: {
      title: activity?.title ?? '',
      category: activity?.category ?? 'social',
      day,
      starts:
        activity?.starts ?? (at?.minutes === undefined ? '10:00' : toTimeInput(at.minutes.from)),
      minutes: String(activity?.minutes ?? 60),
      place: activity?.place ?? '',
      host: activity?.host ?? '',
      capacity: activity?.capacity == null ? '' : String(activity.capacity),
      note: activity?.note ?? '',
      repeats: 'none',
      weekdays: [] as string[],
      until: isDay(day) ? addDays(day, 90) : '',
      isFollowing: false,
    },
    save: ({ isFollowing, capacity, repeats, weekdays, until, ...values }, id) =>
      save({
        id: activity?.id ?? id,
        communityId,
        version: activity?.version ?? 0,
        values: {
          ...values,
          capacity: capacity === '' ? null : Number(capacity),
          ...(activity === null && { repeats, weekdays, until: until || null }),
        },
        isFollowing,
      }),
    onSaved: onClose,
  });
  const { repeats, weekdays } = form.values;
  return (
    <SaveDialog
      form={form}
      title={activity === null ? 'Add activity' : `Edit ${activity.title}`}
      action={activity === null ? 'Add activity' : 'Save'}
      onCancel={onClose}
    >
      <TextField label="Title" {...form.field('title')} />
      <SelectField
        label="Category"
        options={toOptions(ACTIVITY_CATEGORIES)}
        {...form.field('category')}
      />
      <div className={styles.pair}>
        <DateField label="Day" {...form.field('day')} />
        <TextField label="Starts" type="time" {...form.field('starts')} />
        <WholeNumberField label="Minutes" {...form.field('minutes')} />
      </div>
      <TextField label="Place" isOptional {...form.field('place')} />
      <TextField label="Host" isOptional {...form.field('host')} />
      <WholeNumberField
        label="Capacity"
        isOptional
        hint="When it is full, residents join a waitlist."
        {...form.field('capacity')}
      />
      <TextField label="Note" isOptional {...form.field('note')} />
      {activity === null && (
        <>
          <SelectField
            label="Repeats"
            options={toOptions(ACTIVITY_REPEATS)}
            {...form.field('repeats')}
          />
          {repeats === 'weekly' && (
            <fieldset className={styles.weekdays} aria-label="Weekdays">
              {WEEKDAYS.map(([value, label]) => (
                <Checkbox
                  key={value}
                  checked={weekdays.includes(value)}
                  onChange={({ target }) =>
                    form.setValue(
                      'weekdays',
                      target.checked
                        ? [...weekdays, value]
                        : weekdays.filter((one) => one !== value),
                    )
                  }
                >
                  {label}
                </Checkbox>
              ))}
            </fieldset>
          )}
          {repeats !== 'none' && (
            <DateField label="Until" hint="At most a year." {...form.field('until')} />
          )}
        </>
      )}
      {activity?.is_series === true && (
        <Checkbox {...form.register('isFollowing')}>Also change all following dates</Checkbox>
      )}
    </SaveDialog>
  );
}
