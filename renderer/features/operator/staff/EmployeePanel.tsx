import { Button } from '@blueprintjs/core';
import { Cross } from '@blueprintjs/icons';
import { type ReactNode, useState } from 'react';
import { formatCalendarDay, formatDateTime } from '#shared/format/date.ts';
import { formatExactDollars } from '#shared/format/money.ts';
import { POSITIONS } from '#shared/operator/positions.ts';
import { labelOf } from '#shared/operator/residents.ts';
import {
  CREDENTIAL_TYPES,
  describeEmployeeChange,
  EMPLOYEE_STATUSES,
  EMPLOYMENT_TYPES,
  formatHours,
  kindOfCredential,
  REQUIREMENT_STATES,
} from '#shared/operator/staff.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { FactGrid, type GridFact } from '../../../ui/panel/FactGrid.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { RemoveButton } from '../../../ui/table/EditButtons.tsx';
import { TableHead } from '../../../ui/table/TableHead.tsx';
import ui from '../../../ui/theme/ui.module.css';
import operator from '../Operator.module.css';
import { HoldNotice, useRecordHold } from '../retention/index.ts';
import {
  CredentialDialog,
  EditEmployee,
  PayDialog,
  RemoveCredentialDialog,
} from './EmployeeDialogs.tsx';
import styles from './Staff.module.css';
import { useEmployeeQuery } from './staffApi.ts';
import type { Credential, EmployeeRecord } from './staffShapes.ts';

type Step =
  | { readonly of: 'edit' }
  | { readonly of: 'pay' }
  | { readonly of: 'credential'; readonly type: string; readonly credential: Credential | null }
  | { readonly of: 'remove'; readonly credential: Credential };

/** An employee's record: facts, credentials, checks, trainings, hours, and pay. */
export function EmployeePanel({
  id,
  onClose,
}: {
  readonly id: string;
  readonly onClose: () => void;
}) {
  const query = useEmployeeQuery(id);
  const [step, setStep] = useState<Step | null>(null);
  const close = () => setStep(null);
  const { data } = query;
  return (
    <Dialog label={data?.name ?? 'Employee'} place="panel" onClose={onClose}>
      <div className={styles.panel}>
        <Loaded answer={query} waiting={<Skeleton height="32rem" />} keepsLast>
          {(employee) => (
            <>
              <header>
                <div>
                  <h2>{employee.name}</h2>
                  <p className={ui.muted}>
                    {labelOf(POSITIONS, employee.position)} ·{' '}
                    {labelOf(EMPLOYEE_STATUSES, employee.status)}
                  </p>
                </div>
                <Button variant="minimal" icon={<Cross />} aria-label="Close" onClick={onClose} />
              </header>
              <Facts employee={employee} />
              <EmployeeHold employee={employee}>
                {employee.can_change && (
                  <Button size="small" onClick={() => setStep({ of: 'edit' })}>
                    Edit employee
                  </Button>
                )}
              </EmployeeHold>
              <Requirements employee={employee} onStep={setStep} />
              <Records employee={employee} onStep={setStep} />
              <Hours employee={employee} />
              {employee.pay !== null && (
                <Pay employee={employee} pay={employee.pay} onAdd={() => setStep({ of: 'pay' })} />
              )}
              <History employee={employee} />
            </>
          )}
        </Loaded>
      </div>
      {data !== undefined && step?.of === 'edit' && (
        <EditEmployee employee={data} onClose={close} />
      )}
      {data !== undefined && step?.of === 'pay' && <PayDialog employee={data} onClose={close} />}
      {step?.of === 'remove' && (
        <RemoveCredentialDialog credential={step.credential} onClose={close} />
      )}
      {data !== undefined && step?.of === 'credential' && (
        <CredentialDialog
          employee={data}
          type={step.type}
          credential={step.credential}
          onClose={close}
        />
      )}
    </Dialog>
  );
}

interface EmployeeHoldProps {
  readonly employee: EmployeeRecord;
  readonly children: ReactNode;
}

/** Actions of the record, with the hold that keeps it from deletion. */
function EmployeeHold({ employee, children }: EmployeeHoldProps) {
  const { id, name, community_id: communityId } = employee;
  const held = { of: 'employee', id, name } as const;
  const { entries, dialog } = useRecordHold(held, communityId);
  return (
    <>
      <HoldNotice held={held} communityId={communityId} />
      <div className={ui.actions}>
        {children}
        {entries.map((entry) => (
          <Button key={entry.name} size="small" onClick={entry.onChoose}>
            {entry.name}
          </Button>
        ))}
      </div>
      {dialog}
    </>
  );
}

function Facts({ employee }: { readonly employee: EmployeeRecord }) {
  const linked = employee.members.find(({ id }) => id === employee.member_id);
  const facts: readonly GridFact[] = [
    ['Type', labelOf(EMPLOYMENT_TYPES, employee.employment_type)],
    ['Hired', formatCalendarDay(employee.hired_on)],
    ['Ended', employee.ended_on && formatCalendarDay(employee.ended_on)],
    ['Phone', employee.phone ?? '—'],
    ['Communities', employee.communities.map(({ name }) => name).join(', ')],
    ['Account', linked?.name ?? (employee.member_id === null ? 'Not linked' : 'Linked')],
  ];
  return <FactGrid facts={facts} />;
}

interface PartProps {
  readonly employee: EmployeeRecord;
  readonly onStep: (step: Step) => void;
}

/** What the position must have, with its state today. */
function Requirements({ employee, onStep }: PartProps) {
  if (employee.requirements.length === 0) return null;
  return (
    <section className={ui.stack8} aria-label="Required for the position">
      <h3>Required for the position</h3>
      <ul className={styles.steps}>
        {employee.requirements.map(({ type, state, is_blocking, expires_on }) => (
          <li key={type}>
            <span>
              {labelOf(CREDENTIAL_TYPES, type)}
              <span className={ui.subline}>
                {is_blocking ? 'Blocks shifts if it is missing or lapsed' : 'Recommended'}
              </span>
            </span>
            <span className={ui.line}>
              <span data-state={state} className={styles.state}>
                {labelOf(REQUIREMENT_STATES, state)}
                {expires_on !== null && (
                  <span className={ui.subline}>{formatCalendarDay(expires_on)}</span>
                )}
              </span>
              {employee.can_change && state !== 'valid' && (
                <Button
                  size="small"
                  aria-label={`${state === 'missing' ? 'Add' : 'Renew'} ${labelOf(CREDENTIAL_TYPES, type)}`}
                  onClick={() => onStep({ of: 'credential', type, credential: null })}
                >
                  {state === 'missing' ? 'Add' : 'Renew'}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const GROUPS = [
  ['credential', 'Credentials'],
  ['check', 'Background checks'],
  ['training', 'Trainings'],
] as const;

function Records({ employee, onStep }: PartProps) {
  return (
    <>
      {GROUPS.map(([kind, title]) => {
        const records = employee.credentials.filter(({ type }) => kindOfCredential(type) === kind);
        return (
          <section key={kind} className={ui.stack8} aria-label={title}>
            <h3>{title}</h3>
            {records.length === 0 && <p className={ui.muted}>None recorded.</p>}
            <ul className={styles.steps}>
              {records.map((record) => (
                <li key={record.id} data-is-removed={record.removed_at !== null}>
                  <CredentialFacts record={record} today={employee.today} />
                  {employee.can_change && record.removed_at === null && (
                    <span className={ui.line}>
                      {record.verified_at === null && (
                        <Button
                          size="small"
                          aria-label={`${record.issued_on === null ? 'Complete' : 'Verify'} ${labelOf(CREDENTIAL_TYPES, record.type)}`}
                          onClick={() =>
                            onStep({ of: 'credential', type: record.type, credential: record })
                          }
                        >
                          {record.issued_on === null ? 'Complete' : 'Verify'}
                        </Button>
                      )}
                      <RemoveButton
                        name={labelOf(CREDENTIAL_TYPES, record.type)}
                        onRemove={() => onStep({ of: 'remove', credential: record })}
                      />
                    </span>
                  )}
                </li>
              ))}
            </ul>
            {employee.can_change && (
              <div>
                <Button
                  size="small"
                  onClick={() =>
                    onStep({
                      of: 'credential',
                      type: {
                        credential: 'cpr',
                        check: 'background_check',
                        training: 'orientation',
                      }[kind],
                      credential: null,
                    })
                  }
                >
                  {
                    { credential: 'Add credential', check: 'Add check', training: 'Add training' }[
                      kind
                    ]
                  }
                </Button>
              </div>
            )}
          </section>
        );
      })}
    </>
  );
}

function CredentialFacts({
  record,
  today,
}: {
  readonly record: Credential;
  readonly today: string;
}) {
  const isLapsed = record.expires_on !== null && record.expires_on < today;
  return (
    <span>
      {labelOf(CREDENTIAL_TYPES, record.type)}
      {record.result === 'not_clear' && <strong className={ui.error}> Not clear</strong>}
      <span className={ui.subline}>
        {[
          record.number,
          record.issuer,
          record.issued_on === null
            ? record.due_on !== null && `Due ${formatCalendarDay(record.due_on)}`
            : `Issued ${formatCalendarDay(record.issued_on)}`,
          record.expires_on !== null &&
            `${isLapsed ? 'Expired' : 'Expires'} ${formatCalendarDay(record.expires_on)}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <span className={ui.subline}>
        {record.removed_at !== null
          ? `Removed by ${record.removed_by_name}: ${record.remove_reason}`
          : record.verified_at === null
            ? 'Not verified'
            : `Verified by ${record.verified_by_name}`}
      </span>
    </span>
  );
}

function Hours({ employee }: { readonly employee: EmployeeRecord }) {
  return (
    <section className={ui.stack8} aria-label="Hours">
      <h3>Hours</h3>
      <table className={operator.table}>
        <TableHead columns={['Week of', { number: 'Scheduled' }, { number: 'Worked' }]} />
        <tbody>
          {employee.weeks.map(({ week, scheduled, worked }) => (
            <tr key={week}>
              <th scope="row">{formatCalendarDay(week)}</th>
              <td className={operator.number} data-is-over={scheduled > 40}>
                {formatHours(scheduled)}
              </td>
              <td className={operator.number}>
                {week > employee.today ? '—' : formatHours(worked)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface PayProps {
  readonly employee: EmployeeRecord;
  readonly pay: NonNullable<EmployeeRecord['pay']>;
  readonly onAdd: () => void;
}

function Pay({ employee, pay, onAdd }: PayProps) {
  return (
    <section className={ui.stack8} aria-label="Pay">
      <h3>Pay</h3>
      {pay.length === 0 && <p className={ui.muted}>No rate yet.</p>}
      <ul className={styles.steps}>
        {pay.map(({ id, hourly_rate, effective_on, set_by_name }) => (
          <li key={id}>
            <span>
              {formatExactDollars(hourly_rate)} an hour
              <span className={ui.subline}>
                From {formatCalendarDay(effective_on)}, set by {set_by_name}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {employee.can_change && (
        <div>
          <Button size="small" onClick={onAdd}>
            Set rate
          </Button>
        </div>
      )}
    </section>
  );
}

function History({ employee }: { readonly employee: EmployeeRecord }) {
  if (employee.changes.length === 0) return null;
  return (
    <section className={ui.stack8} aria-label="History">
      <h3>History</h3>
      <ul className={styles.steps}>
        {employee.changes.map(({ at, by, field, before, after }) => (
          <li key={`${at}/${field}`}>
            <span>
              {describeEmployeeChange(field, before, after)}
              <span className={ui.subline}>
                {by}, {formatDateTime(at)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
