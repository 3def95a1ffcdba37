import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatZonedTime } from '#shared/format/zonedTime.ts';
import { labelOf } from '#shared/operator/residents.ts';
import {
  foldStays,
  listEffectiveEvents,
  listNextTypes,
  STAY_TYPES,
} from '#shared/operator/stays.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import operator from '../Operator.module.css';
import { useCensusBoardQuery, useStaysQuery } from '../operatorApi.ts';
import type { OpenResident, Stay } from '../resident.ts';
import { StayDialog } from './StayDialog.tsx';

/** The dated events of a resident's stays. Corrected events stay readable. */
export function Stays({ resident }: { readonly resident: OpenResident }) {
  const query = useStaysQuery(resident.id);
  return (
    <Loaded answer={query} waiting={<Skeleton height="12rem" />}>
      {(stays) => <Events resident={resident} stays={stays} />}
    </Loaded>
  );
}

interface EventsProps {
  readonly resident: OpenResident;
  readonly stays: readonly Stay[];
}

function Events({ resident, stays }: EventsProps) {
  const [isNew, setNew] = useState(false);
  const [corrected, setCorrected] = useState<Stay | null>(null);
  const board = useCensusBoardQuery({ communityId: resident.community_id, day: null });
  const units = board.data?.units ?? [];
  const canWrite = resident.writes.includes('stay_events');
  const effective = new Set(listEffectiveEvents(stays).map(({ id }) => id));
  const next = listNextTypes(foldStays(stays) ?? 'pending');
  return (
    <div className={ui.stack16}>
      {canWrite && next.length > 0 && (
        <div>
          <Button intent="primary" size="small" onClick={() => setNew(true)}>
            Record event
          </Button>
        </div>
      )}
      {stays.length === 0 && <p className={ui.muted}>No stay recorded yet.</p>}
      <ul className={operator.events} aria-label="Stays">
        {stays.toReversed().map((stay) => (
          <li key={stay.id}>
            <time dateTime={stay.at}>{formatZonedTime(stay.at, resident.time_zone)}</time>
            <span data-is-replaced={!effective.has(stay.id)}>
              {stay.is_removal && 'Removed: '}
              {labelOf(STAY_TYPES, stay.type)}
              {stay.unit_id !== null &&
                `, unit ${units.find(({ id }) => id === stay.unit_id)?.name ?? ''}`}
              {stay.is_second_occupant && ', second occupant'}
              {stay.destination !== null && `, to ${stay.destination}`}
              {stay.hold_days !== null && `, payor holds the unit ${stay.hold_days} days`}
              {stay.reason !== null && ` (${stay.reason})`}
            </span>
            {canWrite && effective.has(stay.id) && (
              <Button size="small" variant="minimal" onClick={() => setCorrected(stay)}>
                Correct
              </Button>
            )}
          </li>
        ))}
      </ul>
      {(isNew || corrected !== null) && (
        <StayDialog
          resident={resident}
          stays={stays}
          units={units}
          corrected={corrected}
          types={corrected === null ? next : [corrected.type]}
          onClose={() => {
            setNew(false);
            setCorrected(null);
          }}
        />
      )}
    </div>
  );
}
