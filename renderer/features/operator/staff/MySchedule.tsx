import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatZonedClock } from '#shared/format/zonedTime.ts';
import { WEEKDAYS } from '#shared/operator/care.ts';
import { POSITIONS } from '#shared/operator/positions.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { describeProblem, formatHours } from '#shared/operator/staff.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextAreaField } from '../../../ui/form/TextField.tsx';
import { checkedText } from '../../../ui/form/textSchemas.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { formatShift } from './clock.ts';
import styles from './MySchedule.module.css';
import staff from './Staff.module.css';
import { SwapDialog } from './SwapDialog.tsx';
import {
  useAnswerSwapMutation,
  useClaimShiftMutation,
  useClockInMutation,
  useClockOutMutation,
  useMyScheduleQuery,
  useSetAvailabilityMutation,
} from './staffApi.ts';
import type { MySchedule, MyShift, OpenShift, Swap } from './staffShapes.ts';

const REFRESH_MS = 60_000;
const EARLY_MS = 30 * 60_000;

/** The user's own shifts with clock, swaps, and open shifts; made for phones. */
export function MySchedulePanel() {
  const query = useMyScheduleQuery(undefined, { pollingInterval: REFRESH_MS });
  return (
    <Loaded answer={query} waiting={<Skeleton height="32rem" />} keepsLast>
      {(schedule) =>
        schedule.employees.length === 0 ? (
          <EmptyState title="No schedule yet">
            Ask your executive director to link your account to your employee record.
          </EmptyState>
        ) : (
          <Mine schedule={schedule} />
        )
      }
    </Loaded>
  );
}

function Mine({ schedule }: { readonly schedule: MySchedule }) {
  const [swapped, setSwapped] = useState<MyShift | null>(null);
  const [edited, setEdited] = useState<MySchedule['employees'][number] | null>(null);
  const now = Date.parse(schedule.now);
  const next = schedule.shifts.find(({ ends_at }) => Date.parse(ends_at) > now);
  const open = schedule.shifts.find(({ entry }) => entry !== null && entry.clocked_out_at === null);
  const current = open ?? next;
  return (
    <div className={`${ui.stack16} ${styles.mine}`}>
      {current !== undefined && <Clock shift={current} now={now} />}
      <Asked swaps={schedule.swaps} />
      <section className={ui.stack8} aria-label="My shifts">
        <h2 className={staff.title}>My shifts</h2>
        <p className={ui.muted}>
          {schedule.employees
            .map(({ hours, community }) => `${formatHours(hours)} this week at ${community}`)
            .join(', ')}
        </p>
        {schedule.shifts.length === 0 ? (
          <p className={ui.muted}>No published shifts in the next five weeks.</p>
        ) : (
          <ul className={styles.cards}>
            {schedule.shifts.map((shift) => (
              <li key={shift.id}>
                <ShiftFacts shift={shift} />
                <ShiftActions shift={shift} now={now} onSwap={() => setSwapped(shift)} />
              </li>
            ))}
          </ul>
        )}
      </section>
      <Claims open={schedule.open} />
      <section className={ui.stack8} aria-label="Availability">
        <h2 className={staff.title}>Availability</h2>
        {schedule.employees.map((employee) => (
          <div key={employee.id} className={styles.availability}>
            <span>
              {employee.available_days.length === 0
                ? 'Any day'
                : WEEKDAYS.filter(({ value }) => employee.available_days.includes(value))
                    .map(({ label }) => label)
                    .join(', ')}
              {employee.unavailable_on.length > 0 &&
                `, except ${employee.unavailable_on.join(', ')}`}
              <span className={ui.subline}>
                {employee.community}, {labelOf(POSITIONS, employee.position)}
              </span>
            </span>
            <Button size="large" onClick={() => setEdited(employee)}>
              Change availability
            </Button>
          </div>
        ))}
      </section>
      {swapped !== null && <SwapDialog shift={swapped} onClose={() => setSwapped(null)} />}
      {edited !== null && <AvailabilityDialog employee={edited} onClose={() => setEdited(null)} />}
    </div>
  );
}

function ShiftFacts({ shift }: { readonly shift: MyShift | OpenShift }) {
  return (
    <span>
      <strong>{formatShift(shift, shift.time_zone)}</strong>
      {shift.is_changed && <em className={styles.changed}>Changed</em>}
      <span className={ui.subline}>
        {[shift.community, labelOf(POSITIONS, shift.position), shift.unit_group, shift.note]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </span>
  );
}

/** The current or next shift with clock in and out. */
function Clock({ shift, now }: { readonly shift: MyShift; readonly now: number }) {
  const [clockIn, { isLoading: isStarting }] = useClockInMutation();
  const [clockOut, { isLoading: isEnding }] = useClockOutMutation();
  const { entry, time_zone: zone } = shift;
  const canStart =
    entry === null &&
    now >= Date.parse(shift.starts_at) - EARLY_MS &&
    now < Date.parse(shift.ends_at);
  return (
    <section className={styles.clock} aria-label="Clock">
      <div>
        <h2>{Date.parse(shift.starts_at) <= now ? 'Current shift' : 'Next shift'}</h2>
        <ShiftFacts shift={shift} />
        {entry !== null && (
          <p role="status" className={ui.muted}>
            Clocked in at {formatZonedClock(entry.clocked_in_at, zone)}
            {entry.clocked_out_at !== null &&
              `, out at ${formatZonedClock(entry.clocked_out_at, zone)}`}
          </p>
        )}
      </div>
      {entry !== null && entry.clocked_out_at === null ? (
        <Button
          size="large"
          intent="primary"
          loading={isEnding}
          onClick={() => void clockOut(entry.id)}
        >
          Clock out
        </Button>
      ) : (
        entry === null && (
          <Button
            size="large"
            intent="primary"
            disabled={!canStart}
            loading={isStarting}
            onClick={() => void clockIn({ id: crypto.randomUUID(), shiftId: shift.id })}
          >
            Clock in
          </Button>
        )
      )}
    </section>
  );
}

interface ShiftActionsProps {
  readonly shift: MyShift;
  readonly now: number;
  readonly onSwap: () => void;
}

function ShiftActions({ shift, now, onSwap }: ShiftActionsProps) {
  const [answer, { isLoading }] = useAnswerSwapMutation();
  const { swap } = shift;
  if (Date.parse(shift.starts_at) <= now) return null;
  if (swap === null) {
    return (
      <Button
        size="large"
        aria-label={`Swap ${formatShift(shift, shift.time_zone)}`}
        onClick={onSwap}
      >
        Swap
      </Button>
    );
  }
  return (
    <span className={styles.pending}>
      {swap.state === 'asked' ? `Waiting for ${swap.to}` : 'Waiting for approval'}
      <Button
        size="large"
        variant="minimal"
        loading={isLoading}
        aria-label={`Withdraw the swap with ${swap.to}`}
        onClick={() => void answer({ id: swap.id, accepts: false })}
      >
        Withdraw
      </Button>
    </span>
  );
}

/** Swaps that coworkers ask the user for. */
function Asked({ swaps }: { readonly swaps: readonly Swap[] }) {
  const [answer, { isLoading }] = useAnswerSwapMutation();
  if (swaps.length === 0) return null;
  return (
    <section className={ui.stack8} aria-label="Swap requests">
      <h2 className={staff.title}>Swap requests</h2>
      <ul className={styles.cards}>
        {swaps.map((swap) => (
          <li key={swap.id}>
            <span>
              <strong>
                {swap.from} asks you to take {formatShift(swap, swap.time_zone)}
              </strong>
              {swap.for_starts_at !== null && swap.for_ends_at !== null && (
                <span className={ui.subline}>
                  For your shift{' '}
                  {formatShift(
                    { starts_at: swap.for_starts_at, ends_at: swap.for_ends_at },
                    swap.time_zone,
                  )}
                </span>
              )}
              {swap.state === 'accepted' && (
                <span className={ui.subline}>You accepted. A manager approves it.</span>
              )}
            </span>
            <span className={ui.line}>
              {swap.state === 'asked' && (
                <Button
                  size="large"
                  intent="primary"
                  loading={isLoading}
                  aria-label={`Accept the swap with ${swap.from}`}
                  onClick={() => void answer({ id: swap.id, accepts: true })}
                >
                  Accept
                </Button>
              )}
              <Button
                size="large"
                loading={isLoading}
                aria-label={`Decline the swap with ${swap.from}`}
                onClick={() => void answer({ id: swap.id, accepts: false })}
              >
                Decline
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Claims({ open }: { readonly open: readonly OpenShift[] }) {
  const [claim, { isLoading }] = useClaimShiftMutation();
  return (
    <section className={ui.stack8} aria-label="Open shifts">
      <h2 className={staff.title}>Open shifts</h2>
      {open.length === 0 ? (
        <p className={ui.muted}>No open shifts for your position.</p>
      ) : (
        <ul className={styles.cards}>
          {open.map((shift) => (
            <li key={shift.id}>
              <span>
                <ShiftFacts shift={shift} />
                {shift.problem !== null && (
                  <span className={ui.subline}>{whyNot(shift.problem)}</span>
                )}
              </span>
              <Button
                size="large"
                intent="primary"
                disabled={shift.problem !== null}
                loading={isLoading}
                aria-label={`Claim ${formatShift(shift, shift.time_zone)}`}
                onClick={() => void claim(shift.id)}
              >
                Claim
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function whyNot(problem: string): string {
  if (problem.endsWith('overtime')) return 'This would be overtime. Ask your manager.';
  if (problem === 'rest') return 'Too little rest between shifts.';
  if (problem === 'credential') return 'A required credential is missing or lapsed.';
  return describeProblem({ problem, is_blocking: true, detail: null });
}

const availability = z.object({
  days: z.array(z.string()),
  unavailableOn: checkedText(
    (typed) => typed.split(/[\s,]+/).every((day) => day === '' || /^\d{4}-\d{2}-\d{2}$/.test(day)),
    'Enter dates such as 2026-12-24, one per line.',
  ),
});

interface AvailabilityDialogProps {
  readonly employee: MySchedule['employees'][number];
  readonly onClose: () => void;
}

function AvailabilityDialog({ employee, onClose }: AvailabilityDialogProps) {
  const [save] = useSetAvailabilityMutation();
  const form = useSaveForm({
    schema: availability,
    defaultValues: {
      days: [...employee.available_days],
      unavailableOn: employee.unavailable_on.join('\n'),
    },
    save: ({ days, unavailableOn }) =>
      save({
        employeeId: employee.id,
        days,
        unavailableOn: unavailableOn.split(/[\s,]+/).filter((day) => day !== ''),
      }),
    onSaved: onClose,
  });
  return (
    <SaveDialog form={form} title="Availability" action="Save availability" onCancel={onClose}>
      <fieldset className={staff.choices}>
        <legend>Days you can work (none for any day)</legend>
        {WEEKDAYS.map(({ value, label }) => (
          <Checkbox key={value} value={value} {...form.register('days')}>
            {label}
          </Checkbox>
        ))}
      </fieldset>
      <TextAreaField
        label="Days off"
        hint="Dates such as 2026-12-24, one per line."
        rows={4}
        isOptional
        {...form.field('unavailableOn')}
      />
    </SaveDialog>
  );
}
