import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatCalendarDay } from '#shared/format/date.ts';
import { ACTIVITY_CATEGORIES, ATTENDANCES } from '#shared/operator/activities.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { line } from '../../../ui/form/textSchemas.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { formatMinute, parseTimeInput } from '../../../workbench/calendar/calendar.ts';
import styles from './Activities.module.css';
import { ActivityDialog } from './ActivityDialog.tsx';
import {
  type Activity,
  type Roster,
  useCancelActivityMutation,
  useRecordAttendanceMutation,
  useRosterQuery,
  useSignUpMutation,
} from './activitiesApi.ts';

interface RosterPanelProps {
  readonly communityId: string;
  readonly activity: Activity;
  readonly canPlan: boolean;
  readonly canRecord: boolean;
  readonly onClose: () => void;
}

/** An activity with its residents: sign-up, waitlist, and attendance by one tap. */
export function RosterPanel(props: RosterPanelProps) {
  const { communityId, activity, canPlan, canRecord, onClose } = props;
  const [dialog, setDialog] = useState<'edit' | 'cancel' | null>(null);
  const { title, category, day, starts, minutes, place, host, note } = activity;
  const start = parseTimeInput(starts) ?? 0;
  return (
    <Dialog label={title} place="panel" onClose={onClose}>
      <div className={styles.panel}>
        <header>
          <h2>{title}</h2>
          <p className={ui.caption}>
            {formatCalendarDay(day)}, {formatMinute(start)} to {formatMinute(start + minutes)} ·{' '}
            {labelOf(ACTIVITY_CATEGORIES, category)}
          </p>
        </header>
        {(place !== null || host !== null) && (
          <p>{[place, host !== null && `with ${host}`].filter(Boolean).join(', ')}</p>
        )}
        {note !== null && <p className={ui.muted}>{note}</p>}
        {activity.cancel_reason !== null && (
          <p className={ui.warning} role="status">
            Cancelled: {activity.cancel_reason}
          </p>
        )}
        <p className={ui.number}>
          <strong>{activity.signed_up}</strong>
          {activity.capacity !== null && ` of ${activity.capacity}`} signed up,{' '}
          <strong>{activity.waitlisted}</strong> waiting, <strong>{activity.attended}</strong>{' '}
          attended
        </p>
        <div className={ui.actions}>
          {canPlan && activity.cancel_reason === null && (
            <>
              <Button size="small" onClick={() => setDialog('edit')}>
                Edit
              </Button>
              <Button size="small" onClick={() => setDialog('cancel')}>
                Cancel activity
              </Button>
            </>
          )}
          <Button size="small" onClick={onClose}>
            Close
          </Button>
        </div>
        {canRecord && <Residents activity={activity} />}
      </div>
      {dialog === 'edit' && (
        <ActivityDialog
          communityId={communityId}
          activity={activity}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'cancel' && <CancelDialog activity={activity} onClose={() => setDialog(null)} />}
    </Dialog>
  );
}

function Residents({ activity }: { readonly activity: Activity }) {
  const query = useRosterQuery(activity.id);
  const [typed, setTyped] = useState('');
  return (
    <>
      <input
        type="search"
        aria-label="Search residents"
        placeholder="Search residents"
        className={styles.search}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Loaded answer={query} waiting={<Skeleton height="24rem" />} keepsLast>
        {({ residents, today }) => (
          <ul className={styles.roster} aria-label="Residents">
            {residents
              .filter(({ name }) => name.toLowerCase().includes(typed.trim().toLowerCase()))
              .map((resident) => (
                <Resident
                  key={resident.id}
                  activity={activity}
                  resident={resident}
                  isPast={activity.day < today}
                  isRecordable={activity.day <= today && activity.cancel_reason === null}
                />
              ))}
          </ul>
        )}
      </Loaded>
    </>
  );
}

interface ResidentProps {
  readonly activity: Activity;
  readonly resident: Roster['residents'][number];
  readonly isPast: boolean;
  readonly isRecordable: boolean;
}

function Resident({ activity, resident, isPast, isRecordable }: ResidentProps) {
  const [signUp, signing] = useSignUpMutation();
  const [record, recording] = useRecordAttendanceMutation();
  const { id, name, unit, signup, attendance, is_interested, status } = resident;
  return (
    <li>
      <span>
        {name} <span className={ui.caption}>{unit}</span>
        {signup === 'waitlisted' && <span className={styles.tag}>Waitlist</span>}
        {signup === null && is_interested && <span className={styles.tag}>Likes this</span>}
        {status === 'on_leave' && <span className={ui.caption}> On leave</span>}
        <ServerError error={signing.error ?? recording.error} title="Not saved" />
      </span>
      <span className={styles.buttons}>
        {!isPast && activity.cancel_reason === null && (
          <Button
            aria-label={`${signup === null ? 'Sign up' : 'Remove'} ${name}`}
            loading={signing.isLoading}
            onClick={() =>
              void signUp({ activityId: activity.id, residentId: id, isComing: signup === null })
            }
          >
            {signup === null ? 'Sign up' : 'Remove'}
          </Button>
        )}
        {isRecordable &&
          ATTENDANCES.map(({ value, label }) => (
            <Button
              key={value}
              aria-label={`${label}: ${name}`}
              aria-pressed={attendance === value}
              intent={attendance === value ? 'success' : 'none'}
              variant={attendance === value ? 'solid' : 'outlined'}
              onClick={() =>
                void record({
                  activityId: activity.id,
                  residentId: id,
                  attendance: attendance === value ? null : value,
                })
              }
            >
              {label}
            </Button>
          ))}
      </span>
    </li>
  );
}

const cancelForm = z.object({
  reason: line(300).check(z.refine((typed) => typed.length >= 3, 'Enter a reason.')),
  isFollowing: z.boolean(),
});

function CancelDialog({
  activity,
  onClose,
}: {
  readonly activity: Activity;
  readonly onClose: () => void;
}) {
  const [cancel] = useCancelActivityMutation();
  const form = useSaveForm({
    schema: cancelForm,
    defaultValues: { reason: '', isFollowing: false },
    save: (values) => cancel({ id: activity.id, ...values }),
    onSaved: onClose,
  });
  return (
    <SaveDialog
      form={form}
      title={`Cancel ${activity.title}`}
      action="Cancel activity"
      failure="Not cancelled"
      intent="danger"
      onCancel={onClose}
    >
      <TextField
        label="Reason"
        hint="Shown on the calendar, also to families."
        {...form.field('reason')}
      />
      {activity.is_series && (
        <Checkbox {...form.register('isFollowing')}>Also cancel all following dates</Checkbox>
      )}
    </SaveDialog>
  );
}
