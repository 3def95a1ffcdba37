import { Button } from '@blueprintjs/core';
import { formatDay } from '#shared/format/date.ts';
import type { ReportDefinition } from '#shared/operator/reports.ts';
import { SaveForm } from '../../../data/form/SaveForm.tsx';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import operator from '../Operator.module.css';
import styles from './Reports.module.css';
import {
  type ReportSchedules,
  useRemoveReportScheduleMutation,
  useReportSchedulesQuery,
  useSaveReportScheduleMutation,
} from './reportSchedulesApi.ts';

interface ScheduleDialogProps {
  readonly communityId: string;
  readonly definition: ReportDefinition;
  readonly canChange: boolean;
  readonly onClose: () => void;
}

/** Who gets a report by email, and when. */
export function ScheduleDialog({
  communityId,
  definition,
  canChange,
  onClose,
}: ScheduleDialogProps) {
  const title = `Email report: ${definition.label}`;
  const query = useReportSchedulesQuery({ communityId, report: definition.id });
  return (
    <Dialog label={title} place="panel" onClose={onClose}>
      <div className={operator.dialog}>
        <h2>{title}</h2>
        <Loaded answer={query} waiting={<Skeleton height="16rem" />} keepsLast>
          {({ schedules, people }) => (
            <div className={ui.stack16}>
              {schedules.length > 0 && <Schedules schedules={schedules} canChange={canChange} />}
              {schedules.length === 0 && !canChange && (
                <p className={ui.muted}>This report isn't emailed yet.</p>
              )}
              {canChange && (
                <NewSchedule
                  key={schedules.length}
                  communityId={communityId}
                  report={definition.id}
                  people={people}
                />
              )}
            </div>
          )}
        </Loaded>
        <div className={styles.foot}>
          <Button onClick={onClose}>Close</Button>
        </div>
      </div>
    </Dialog>
  );
}

const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

function Schedules({
  schedules,
  canChange,
}: Pick<ReportSchedules, 'schedules'> & { readonly canChange: boolean }) {
  const [remove, { isLoading, originalArgs, error }] = useRemoveReportScheduleMutation();
  return (
    <>
      <ul className={styles.schedules} aria-label="Schedules">
        {schedules.map(({ id, repeats, day, recipients, last_sent_at }) => (
          <li key={id}>
            <span>
              {repeats === 'weekly' ? `Each ${WEEKDAYS[day - 1]}` : `Monthly on day ${day}`}
              <span className={ui.subline}>
                {recipients.join(', ')}
                {last_sent_at !== null && ` · last sent ${formatDay(last_sent_at)}`}
              </span>
            </span>
            {canChange && (
              <Button
                size="small"
                variant="minimal"
                loading={isLoading && originalArgs === id}
                onClick={() => void remove(id)}
              >
                Remove schedule
              </Button>
            )}
          </li>
        ))}
      </ul>
      {error !== undefined && <ServerError title="Not removed" error={error} />}
    </>
  );
}

const schema = z.object({
  repeats: z.enum(['weekly', 'monthly']),
  weekday: z.string(),
  monthDay: z.string(),
  memberIds: z.array(z.string()).check(z.minLength(1, 'Choose at least one person.')),
});

interface NewScheduleProps extends Pick<ReportSchedules, 'people'> {
  readonly communityId: string;
  readonly report: string;
}

function NewSchedule({ communityId, report, people }: NewScheduleProps) {
  const [save] = useSaveReportScheduleMutation();
  const form = useSaveForm({
    schema,
    defaultValues: {
      repeats: 'monthly' as 'weekly' | 'monthly',
      weekday: '1',
      monthDay: '5',
      memberIds: [] as string[],
    },
    save: ({ repeats, weekday, monthDay, memberIds }, id) =>
      save({
        id,
        communityId,
        report,
        repeats,
        day: Number(repeats === 'weekly' ? weekday : monthDay),
        memberIds,
      }),
  });
  const chosen = form.values.memberIds;
  return (
    <SaveForm form={form} action="Add schedule" failure="Not added" aria-label="New schedule">
      <SelectField
        label="Repeats"
        options={[
          ['monthly', 'Each month, with the month before'],
          ['weekly', 'Each week, with the month so far'],
        ]}
        {...form.field('repeats')}
      />
      {form.values.repeats === 'weekly' ? (
        <SelectField
          label="Weekday"
          options={WEEKDAYS.map((name, at) => [`${at + 1}`, name] as const)}
          {...form.field('weekday')}
        />
      ) : (
        <SelectField
          label="Day of the month"
          options={Array.from({ length: 28 }, (_, at) => [`${at + 1}`, `${at + 1}`] as const)}
          {...form.field('monthDay')}
        />
      )}
      <fieldset className={styles.people} aria-label="Recipients">
        <legend>Recipients</legend>
        {people.map(({ id, name }) => (
          <Checkbox
            key={id}
            checked={chosen.includes(id)}
            onChange={({ target }) =>
              form.setValue(
                'memberIds',
                target.checked ? [...chosen, id] : chosen.filter((one) => one !== id),
                { shouldValidate: form.formState.isSubmitted },
              )
            }
          >
            {name}
          </Checkbox>
        ))}
        {form.formState.errors.memberIds !== undefined && (
          <p className={ui.error}>{form.formState.errors.memberIds.message}</p>
        )}
        <p className={ui.note}>Sent at 7 a.m. to people whose position still opens the report.</p>
      </fieldset>
    </SaveForm>
  );
}
