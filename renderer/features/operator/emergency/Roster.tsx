import { Button } from '@blueprintjs/core';
import { Print } from '@blueprintjs/icons';
import { useState } from 'react';
import { formatTimeInZone } from '#shared/format/date.ts';
import { formatZonedTime } from '#shared/format/zonedTime.ts';
import { ASSISTANCE_LEVELS, ASSISTANCE_RULE, EQUIPMENT } from '#shared/operator/emergency.ts';
import { CODE_STATUSES, labelOf } from '#shared/operator/residents.ts';
import { linkTo } from '#shared/routes.ts';
import { Select } from '../../../ui/form/Select.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { FilterButtons } from '../../../ui/search/FilterButtons.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { PrintDialog } from '../../../workbench/print/PrintDialog.tsx';
import { PrintLayout } from '../../../workbench/print/PrintLayout.tsx';
import operator from '../Operator.module.css';
import styles from './Emergency.module.css';
import { useEvacuationRosterQuery } from './emergencyApi.ts';
import type { Roster, RosterResident } from './emergencyShapes.ts';

const SOURCES = {
  nurse: 'Set by a nurse',
  mobility: 'From mobility',
  level: 'From level of care',
  none: 'Not assessed',
} as const;

/** Everyone in the building, and how each person leaves it. */
export function RosterTab({ communityId }: { readonly communityId: string }) {
  const query = useEvacuationRosterQuery(communityId);
  return (
    <Loaded answer={query} waiting={<Skeleton height="32rem" />}>
      {(roster) => <RosterView roster={roster} />}
    </Loaded>
  );
}

function RosterView({ roster }: { readonly roster: Roster }) {
  const { params, change } = useUrlSearch();
  const [isPrinting, setPrinting] = useState(false);
  const area = params.get('area') ?? '';
  const level = params.get('level') ?? '';
  const inHouse = roster.residents.filter(({ status }) => status === 'in_house');
  const away = roster.residents.filter(({ status }) => status === 'on_leave');
  const shown = inHouse.filter(
    (one) => (area === '' || one.area_id === area) && (level === '' || one.assistance === level),
  );
  const countOf = (value: string) =>
    inHouse.filter(({ assistance }) => assistance === value).length;
  if (roster.residents.length === 0) {
    return (
      <EmptyState title={roster.is_whole ? 'No residents yet' : 'No residents on your shift'}>
        {roster.is_whole
          ? 'Everyone in the building appears here after the first move-in.'
          : 'Residents of your units appear here while your shift lasts.'}
      </EmptyState>
    );
  }
  return (
    <div className={`${ui.stack12} ${operator.tab}`}>
      <div className={styles.bar}>
        <p className={styles.summary}>
          <strong>{inHouse.length} in the building</strong> · {away.length} on leave ·{' '}
          {roster.staff.length} staff on shift · as of{' '}
          {formatZonedTime(roster.at, roster.time_zone)}
        </p>
        <div className={ui.line}>
          <Select
            aria-label="Area"
            options={[['', 'All areas'], ...roster.areas.map((one) => [one.id, one.name] as const)]}
            value={area}
            onChange={({ target }) => change([['area', target.value || null]])}
          />
          <Button icon={<Print />} onClick={() => setPrinting(true)}>
            Print roster
          </Button>
        </div>
      </div>
      <FilterButtons
        label="Help to leave"
        filters={ASSISTANCE_LEVELS.map(({ value, label }) => ({
          id: value,
          label,
          count: countOf(value),
        }))}
        chosen={level}
        onChoose={(id) => change([['level', id]])}
      />
      <RosterTable roster={roster} residents={shown} />
      {away.length > 0 && (
        <section className={ui.stack8} aria-label="On leave">
          <h2 className={ui.smallHeading}>On leave, not in the building</h2>
          <p>{away.map(({ name, unit }) => `${name} (${unit ?? '—'})`).join(', ')}</p>
        </section>
      )}
      <p className={ui.caption}>
        {ASSISTANCE_RULE} Kept encrypted on this device for work without a connection.
      </p>
      {isPrinting && (
        <PrintDialog
          title="Print evacuation roster"
          onClose={() => setPrinting(false)}
          paper={
            <PrintLayout
              title="Evacuation roster"
              isWide
              lines={[
                roster.community,
                `${inHouse.length} in the building, ${away.length} on leave`,
                `Staff on shift: ${roster.staff.map(({ name }) => name).join(', ') || 'none scheduled'}`,
              ]}
            >
              <RosterTable roster={roster} residents={shown} isPaper />
              {away.length > 0 && (
                <p>
                  On leave: {away.map(({ name, unit }) => `${name} (${unit ?? '—'})`).join(', ')}
                </p>
              )}
              <p>{ASSISTANCE_RULE}</p>
            </PrintLayout>
          }
        >
          <p role="status">Printing {shown.length} residents.</p>
        </PrintDialog>
      )}
    </div>
  );
}

interface RosterTableProps {
  readonly roster: Roster;
  readonly residents: readonly RosterResident[];
  /** Without links, and with a column to tick. */
  readonly isPaper?: boolean;
}

function RosterTable({ roster, residents, isPaper = false }: RosterTableProps) {
  const seesCodes = residents.some(({ code_status }) => code_status !== null);
  const until = formatTimeInZone(new Date(roster.medications_until), roster.time_zone);
  return (
    <div className={isPaper ? undefined : ui.scroll}>
      <table
        className={isPaper ? undefined : `${operator.table} ${operator.stacked}`}
        aria-label="Evacuation roster"
      >
        <thead>
          <tr>
            {isPaper && <th scope="col">Out</th>}
            <th scope="col">Resident</th>
            <th scope="col">Unit</th>
            <th scope="col">Area</th>
            <th scope="col">Help to leave</th>
            <th scope="col">Takes along</th>
            {seesCodes && <th scope="col">Code status</th>}
            <th scope="col">Medications due by {until}</th>
          </tr>
        </thead>
        <tbody>
          {residents.map((one) => (
            <tr key={one.id}>
              {isPaper && <td>☐</td>}
              <th scope="row">
                {isPaper ? (
                  one.name
                ) : (
                  <Link to={linkTo('operatorResident', { id: one.id })}>{one.name}</Link>
                )}
                {one.preferred_name !== null && (
                  <span className={ui.caption}> “{one.preferred_name}”</span>
                )}
              </th>
              <td data-label="Unit" className={styles.unit}>
                {one.unit ?? '—'}
              </td>
              <td data-label="Area">{one.area ?? '—'}</td>
              <td>
                <span className={styles.level} data-level={one.assistance}>
                  {labelOf(ASSISTANCE_LEVELS, one.assistance)}
                </span>
                <span className={ui.subline}>{SOURCES[one.assistance_source]}</span>
              </td>
              <td data-label="Takes along">
                {[...one.equipment.map((item) => labelOf(EQUIPMENT, item)), one.notes]
                  .filter(Boolean)
                  .join(', ') || '—'}
              </td>
              {seesCodes && (
                <td
                  data-label="Code status"
                  className={one.code_status === 'full_code' ? undefined : styles.code}
                >
                  {labelOf(CODE_STATUSES, one.code_status) || '—'}
                </td>
              )}
              <td data-wide data-label="Medications">
                {describeMedications(one, roster.time_zone)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function describeMedications(one: RosterResident, zone: string): string {
  if (one.medications === null) return one.due_count === 0 ? '—' : `${one.due_count} due`;
  return (
    one.medications
      .map(({ drug, dose, due_at }) =>
        [drug, dose, formatTimeInZone(new Date(due_at), zone)].filter(Boolean).join(' '),
      )
      .join('; ') || '—'
  );
}
