import { labelOf } from '#shared/operator/residents.ts';
import { CREDENTIAL_TYPES, STAFF_POSITIONS } from '#shared/operator/staff.ts';
import { toOptions } from '#shared/records/choice.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { DecimalField, WholeNumberField } from '../../../ui/form/TypedFields.tsx';
import { checkedText, numberText } from '../../../ui/form/textSchemas.ts';
import ui from '../../../ui/theme/ui.module.css';
import styles from './StaffSettings.module.css';
import { useSaveStaffSettingsMutation } from './staffApi.ts';
import type { Staff } from './staffShapes.ts';

export type StaffSettingsPart = 'rules' | 'requirements' | 'hours';

interface DialogProps {
  readonly communityId: string;
  readonly settings: Staff['settings'];
  readonly onClose: () => void;
}

/** Changes one part of a community's rules for staff. */
export function StaffSettingsDialog({
  part,
  ...props
}: DialogProps & { readonly part: StaffSettingsPart }) {
  switch (part) {
    case 'rules':
      return <RulesDialog {...props} />;
    case 'requirements':
      return <RequirementsDialog {...props} />;
    case 'hours':
      return <HoursDialog {...props} />;
  }
}

const rules = z.object({
  daily: checkedText(
    (typed) => typed === '' || (Number(typed) >= 4 && Number(typed) <= 16),
    'Enter 4 to 16 hours, or leave it empty.',
  ),
  rest: numberText(0, 16, 'Enter 0 to 16 hours.'),
  late: numberText(0, 60, 'Enter 0 to 60 minutes.'),
});

function RulesDialog({ communityId, settings, onClose }: DialogProps) {
  const [save] = useSaveStaffSettingsMutation();
  const form = useSaveForm({
    schema: rules,
    defaultValues: {
      daily: settings.daily_overtime_hours?.toString() ?? '',
      rest: String(settings.min_rest_hours),
      late: String(settings.late_minutes),
    },
    save: ({ daily, rest, late }) =>
      save({
        communityId,
        version: settings.version,
        values: {
          daily_overtime_hours: daily === '' ? null : Number(daily),
          min_rest_hours: rest,
          late_minutes: Math.round(late),
        },
      }),
    onSaved: onClose,
  });
  return (
    <SaveDialog form={form} title="Overtime and rest rules" onCancel={onClose}>
      <DecimalField
        label="Daily overtime after, hours"
        hint="Empty if your state has no daily rule. Weekly overtime starts after 40 hours."
        isOptional
        {...form.field('daily')}
      />
      <DecimalField label="Rest between shifts, hours" {...form.field('rest')} />
      <WholeNumberField label="Late after, minutes" {...form.field('late')} />
    </SaveDialog>
  );
}

const requirementLevels = z.enum(['none', 'reminds', 'blocks']);
const requirements = z.object({
  position: z.string(),
  levels: z.record(z.string(), z.record(z.string(), requirementLevels)),
});

/** Sets which credentials, checks, and trainings a position needs, and which of them block shifts. */
function RequirementsDialog({ communityId, settings, onClose }: DialogProps) {
  const [save] = useSaveStaffSettingsMutation();
  const levelOf = (position: string, type: string): z.infer<typeof requirementLevels> => {
    const isBlocking = settings.requirements[position]?.[type];
    return isBlocking === undefined ? 'none' : isBlocking ? 'blocks' : 'reminds';
  };
  const form = useSaveForm({
    schema: requirements,
    defaultValues: {
      position: 'caregiver',
      levels: Object.fromEntries(
        STAFF_POSITIONS.map(({ value: position }) => [
          position,
          Object.fromEntries(
            CREDENTIAL_TYPES.map(({ value: type }) => [type, levelOf(position, type)]),
          ),
        ]),
      ),
    },
    save: ({ levels }) =>
      save({
        communityId,
        version: settings.version,
        values: {
          requirements: Object.fromEntries(
            Object.entries(levels).map(([position, types]) => [
              position,
              Object.fromEntries(
                Object.entries(types)
                  .filter(([, level]) => level !== 'none')
                  .map(([type, level]) => [type, level === 'blocks']),
              ),
            ]),
          ),
        },
      }),
    onSaved: onClose,
  });
  const { position } = form.values;
  return (
    <SaveDialog form={form} title="Required credentials" onCancel={onClose}>
      <SelectField
        label="Position"
        options={toOptions(STAFF_POSITIONS)}
        {...form.field('position')}
      />
      <p className={ui.note}>
        An employee can't be scheduled while a credential that blocks shifts is missing, lapsed, or
        not verified.
      </p>
      <div key={position} className={styles.pairs}>
        {CREDENTIAL_TYPES.map(({ value: type, label }) => (
          <SelectField
            key={type}
            label={label}
            options={[
              ['none', 'Not required'],
              ['reminds', 'Required, reminds only'],
              ['blocks', 'Required, blocks shifts'],
            ]}
            {...form.field(`levels.${position}.${type}`)}
          />
        ))}
      </div>
    </SaveDialog>
  );
}

const hour = numberText(0, 24, 'Enter 0 to 24 hours.');
const percent = numberText(0, 100, 'Enter 0 to 100.');
const SHIFTS = ['Day', 'Evening', 'Night'];

const target = z.object({ hours: z.array(hour), shares: z.array(percent) }).check(
  z.refine(({ shares }) => Math.abs(shares.reduce((sum, share) => sum + share, 0) - 100) < 0.5, {
    message: 'The shares of the three shifts must add up to 100%.',
    path: ['shares', 2],
  }),
);
const hoursForm = z.object({ position: z.string(), targets: z.record(z.string(), target) });

/** Sets how many hours of care a resident needs each day by level, and how they spread over the shifts. */
function HoursDialog({ communityId, settings, onClose }: DialogProps) {
  const [save] = useSaveStaffSettingsMutation();
  const positions = STAFF_POSITIONS.filter(({ value }) => value in settings.targets);
  const form = useSaveForm({
    schema: hoursForm,
    defaultValues: {
      position: positions[0]?.value ?? '',
      targets: Object.fromEntries(
        Object.entries(settings.targets).map(([position, { hours, shares }]) => [
          position,
          {
            hours: hours.map(String),
            shares: shares.map((share) => String(Math.round(share * 1000) / 10)),
          },
        ]),
      ),
    },
    save: ({ targets }) =>
      save({
        communityId,
        version: settings.version,
        values: {
          targets: Object.fromEntries(
            Object.entries(targets).map(([position, { hours, shares }]) => [
              position,
              { hours, shares: shares.map((share) => share / 100) },
            ]),
          ),
        },
      }),
    onSaved: onClose,
  });
  const { position, targets } = form.values;
  const invalid = Object.keys(form.formState.errors.targets ?? {}).find((one) => one !== position);
  return (
    <SaveDialog form={form} title="Hours of care" onCancel={onClose}>
      <SelectField
        label="Position"
        options={toOptions(positions)}
        {...form.field('position')}
        error={
          invalid === undefined ? undefined : `Correct the hours of ${labelOf(positions, invalid)}.`
        }
      />
      <fieldset key={position} className={styles.targets}>
        <legend>Hours per resident day</legend>
        {targets[position]?.hours.map((_hours, level) => (
          <DecimalField
            // biome-ignore lint/suspicious/noArrayIndexKey: The index is the level of care.
            key={level}
            label={level === 0 ? 'No level' : `Level ${level}`}
            {...form.field(`targets.${position}.hours.${level}`)}
          />
        ))}
      </fieldset>
      <fieldset key={`${position}-shares`} className={styles.targets}>
        <legend>Share of each shift, %</legend>
        {SHIFTS.map((shift, at) => (
          <DecimalField
            key={shift}
            label={shift}
            {...form.field(`targets.${position}.shares.${at}`)}
          />
        ))}
      </fieldset>
      <p className={ui.note}>
        The schedule compares its shifts with these hours times today's residents and their levels.
      </p>
    </SaveDialog>
  );
}
