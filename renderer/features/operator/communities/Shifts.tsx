import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatZonedTime, toInstant, toLocalTime } from '#shared/format/zonedTime.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { checkedText } from '../../../ui/form/textSchemas.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { type CensusBoardData, groupUnits } from '../census.ts';
import styles from '../Operator.module.css';
import {
  useAssignShiftMutation,
  useCensusBoardQuery,
  useEndShiftMutation,
  useShiftsQuery,
  useTeamQuery,
} from '../operatorApi.ts';
import census from './Census.module.css';

const HOUR_MS = 3_600_000;

/** Shifts of caregivers with the units they cover; for executive directors. */
export function Shifts({ communityId }: { readonly communityId: string }) {
  const query = useShiftsQuery(communityId);
  const board = useCensusBoardQuery({ communityId, day: null });
  const [end, { isLoading }] = useEndShiftMutation();
  const [isAdding, setAdding] = useState(false);
  const zone = board.data?.time_zone ?? 'America/New_York';
  return (
    <div className={ui.stack16}>
      <div>
        <Button
          intent="primary"
          size="small"
          disabled={board.data === undefined}
          onClick={() => setAdding(true)}
        >
          Assign shift
        </Button>
      </div>
      <Loaded
        answer={query}
        waiting={<Skeleton height="12rem" />}
        nothing={
          <p className={ui.muted}>
            No shifts. Caregivers read the residents of their units only during a shift.
          </p>
        }
      >
        {(shifts) => (
          <div className={ui.scroll}>
            <table className={styles.table} aria-label="Shifts">
              <thead>
                <tr>
                  <th scope="col">Caregiver</th>
                  <th scope="col">From</th>
                  <th scope="col">Until</th>
                  <th scope="col">Units</th>
                  <th aria-label="Actions" />
                </tr>
              </thead>
              <tbody>
                {shifts.map(({ member_id, name, starts_at, ends_at, units }) => (
                  <tr key={`${member_id} ${starts_at} ${ends_at}`}>
                    <th scope="row">{name}</th>
                    <td>{formatZonedTime(starts_at, zone)}</td>
                    <td>{formatZonedTime(ends_at, zone)}</td>
                    <td>{units.join(', ')}</td>
                    <td>
                      {Date.parse(ends_at) > Date.now() && (
                        <Button
                          size="small"
                          variant="minimal"
                          disabled={isLoading}
                          aria-label={`End shift of ${name}`}
                          onClick={() => void end({ memberId: member_id, startsAt: starts_at })}
                        >
                          End shift
                        </Button>
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </Loaded>
      {isAdding && board.data !== undefined && (
        <NewShift communityId={communityId} board={board.data} onClose={() => setAdding(false)} />
      )}
    </div>
  );
}

interface NewShiftProps {
  readonly communityId: string;
  readonly board: CensusBoardData;
  readonly onClose: () => void;
}

const newShift = z.object({
  memberId: z.string().check(z.minLength(1, 'Choose a caregiver.')),
  from: checkedText((typed) => !Number.isNaN(Date.parse(typed)), 'Enter a date and time.'),
  hours: z.string(),
  unitIds: z.array(z.string()).check(z.minLength(1, 'Choose at least one unit.')),
});

const HOURS = ['4', '8', '10', '12', '16', '24'].map((hours) => [hours, `${hours} hours`] as const);

function NewShift({ communityId, board, onClose }: NewShiftProps) {
  const { data: team = [] } = useTeamQuery(communityId);
  const [assign] = useAssignShiftMutation();
  const zone = board.time_zone;
  const form = useSaveForm({
    schema: newShift,
    defaultValues: {
      memberId: '',
      from: toLocalTime(Date.now(), zone),
      hours: '8',
      unitIds: [] as string[],
    },
    save: ({ memberId, from, hours, unitIds }, id) => {
      const startsAt = toInstant(from, zone);
      return assign({
        id,
        memberId,
        unitIds,
        startsAt,
        endsAt: new Date(Date.parse(startsAt) + Number(hours) * HOUR_MS).toISOString(),
      });
    },
    onSaved: onClose,
  });
  const caregivers = team.filter(
    ({ position, ends_at }) => position === 'caregiver' && ends_at === null,
  );
  const error = form.formState.errors.unitIds?.message;
  return (
    <SaveDialog
      form={form}
      title="Assign shift"
      action="Assign shift"
      failure="Not assigned"
      onCancel={onClose}
    >
      <SelectField
        label="Caregiver"
        options={[['', 'Choose'], ...caregivers.map(({ id, name }) => [id, name] as const)]}
        {...form.field('memberId')}
      />
      <TextField
        label="From"
        type="datetime-local"
        hint="In the community's time zone."
        {...form.field('from')}
      />
      <SelectField label="Length" options={HOURS} {...form.field('hours')} />
      {groupUnits(board.units).map(([floorId, { building, floor, units }]) => (
        <fieldset key={floorId} className={census.choices}>
          <legend>
            {building}, {floor}
          </legend>
          {units.map(({ id, name }) => (
            <Checkbox key={id} value={id} {...form.register('unitIds')}>
              {name}
            </Checkbox>
          ))}
        </fieldset>
      ))}
      {error !== undefined && <p role="alert">{error}</p>}
    </SaveDialog>
  );
}
