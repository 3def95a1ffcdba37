import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatDollars } from '#shared/format/money.ts';
import { formatPercent } from '#shared/format/percent.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { UNIT_STATUSES, UNIT_TYPES } from '#shared/operator/units.ts';
import { linkTo } from '#shared/routes.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { type BoardUnit, type CensusBoardData, groupUnits } from '../census.ts';
import operator from '../Operator.module.css';
import { useCensusBoardQuery } from '../operatorApi.ts';
import { usePositions } from '../usePositions.ts';
import styles from './Census.module.css';
import { UnitStateDialog } from './UnitStateDialog.tsx';

/** The census of a day by building and floor, as a board or a list. Day, view, and filter are in the URL. */
export function CensusBoard({ communityId }: { readonly communityId: string }) {
  const { params, change } = useUrlSearch();
  const query = useCensusBoardQuery({ communityId, day: params.get('day') });
  return (
    <Loaded answer={query} waiting={<Skeleton height="28rem" />} keepsLast>
      {(board) => (
        <Board
          communityId={communityId}
          board={board}
          view={params.get('as') === 'list' ? 'list' : 'board'}
          status={params.get('status')}
          onDay={(day) => change([['day', day === board.today ? null : day]])}
          onView={(view) => change([['as', view === 'list' ? 'list' : null]])}
          onStatus={(status) => change([['status', status]])}
        />
      )}
    </Loaded>
  );
}

interface BoardProps {
  readonly communityId: string;
  readonly board: CensusBoardData;
  readonly view: 'board' | 'list';
  readonly status: string | null;
  readonly onDay: (day: string) => void;
  readonly onView: (view: 'board' | 'list') => void;
  readonly onStatus: (status: string | null) => void;
}

const share = (part: number, of: number): string =>
  of === 0 ? '—' : formatPercent((part / of) * 100);

function Board({ communityId, board, view, status, onDay, onView, onStatus }: BoardProps) {
  const { canAdd } = usePositions(communityId);
  const [chosen, setChosen] = useState<BoardUnit | null>(null);
  const isToday = board.day === board.today;
  const shown =
    status === null ? board.units : board.units.filter((unit) => unit.status === status);
  const onChoose = isToday && canAdd('unit_events') ? setChosen : null;
  if (board.units.length === 0 && isToday) {
    return (
      <EmptyState title="No units yet">
        Add a building, its floors, and their units under “Buildings and units”.
      </EmptyState>
    );
  }
  return (
    <div className={ui.stack16}>
      <div className={styles.bar}>
        <label className={styles.day}>
          Day
          <input
            type="date"
            value={board.day}
            max={board.today}
            onChange={({ target }) => target.value !== '' && onDay(target.value)}
          />
        </label>
        {!isToday && (
          <Button size="small" variant="minimal" onClick={() => onDay(board.today)}>
            Today
          </Button>
        )}
        <dl className={styles.figures}>
          <Figure label="In house" value={String(board.census)} />
          <Figure label="On leave" value={String(board.on_leave)} />
          <Figure
            label="Physical occupancy"
            value={share(board.occupied, board.available)}
            detail={`${board.occupied} of ${board.available} units occupied`}
          />
          <Figure
            label="Financial occupancy"
            value={share(board.paid, board.available)}
            detail={`${board.paid} of ${board.available} units paid`}
          />
        </dl>
        <fieldset aria-label="View" className={styles.views}>
          {(['board', 'list'] as const).map((one) => (
            <Button
              key={one}
              size="small"
              variant={view === one ? 'solid' : 'minimal'}
              aria-pressed={view === one}
              onClick={() => onView(one)}
            >
              {one === 'board' ? 'Board' : 'List'}
            </Button>
          ))}
        </fieldset>
      </div>
      <fieldset aria-label="Unit states" className={styles.legend}>
        {UNIT_STATUSES.map(({ value, label, mark }) => (
          <button
            key={value}
            type="button"
            data-status={value}
            aria-pressed={status === value}
            onClick={() => onStatus(status === value ? null : value)}
          >
            <span aria-hidden="true">{mark}</span> {label}{' '}
            {board.units.filter((unit) => unit.status === value).length}
          </button>
        ))}
      </fieldset>
      {view === 'list' ? (
        <UnitTable units={shown} onChoose={onChoose} />
      ) : (
        groupUnits(shown).map(([id, { building, floor, units }]) => (
          <section key={id} aria-label={`${building}, ${floor}`} className={ui.stack8}>
            <h2 className={styles.floor}>
              {building} <span className={ui.muted}>{floor}</span>
            </h2>
            <ul className={styles.units}>
              {units.map((unit) => (
                <li key={unit.id} data-status={unit.status} className={styles.unit}>
                  <UnitCard unit={unit} onChoose={onChoose} />
                </li>
              ))}
            </ul>
          </section>
        ))
      )}
      {shown.length === 0 && <p className={ui.muted}>No units in this state.</p>}
      {chosen !== null && <UnitStateDialog unit={chosen} onClose={() => setChosen(null)} />}
    </div>
  );
}

const Figure = ({
  label,
  value,
  detail,
}: {
  readonly label: string;
  readonly value: string;
  readonly detail?: string;
}) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
    {detail !== undefined && <dd className={ui.caption}>{detail}</dd>}
  </div>
);

interface UnitProps {
  readonly unit: BoardUnit;
  readonly onChoose: ((unit: BoardUnit) => void) | null;
}

const statusOf = ({ status }: BoardUnit) => UNIT_STATUSES.find(({ value }) => value === status);

function Names({ unit }: { readonly unit: BoardUnit }) {
  return (
    <>
      {unit.residents.map(({ id, name, status, is_second_occupant, is_respite }) => (
        <span key={id} className={styles.name}>
          <Link to={linkTo('operatorResident', { id })}>{name}</Link>
          {status === 'on_leave' && <span className={ui.caption}> on leave</span>}
          {is_second_occupant && <span className={ui.caption}> second occupant</span>}
          {is_respite && <span className={ui.caption}> respite</span>}
        </span>
      ))}
    </>
  );
}

/** Occupied units change by a resident's stay; only vacant ones have a state to set. */
const canSet = (unit: BoardUnit): boolean => unit.status !== 'occupied' && unit.status !== 'notice';

function UnitCard({ unit, onChoose }: UnitProps) {
  const status = statusOf(unit);
  return (
    <>
      <div className={styles.unitHead}>
        <strong>{unit.name}</strong>
        <span className={ui.caption}>{labelOf(UNIT_TYPES, unit.type)}</span>
      </div>
      <div className={styles.state}>
        <span aria-hidden="true">{status?.mark}</span> {status?.label}
      </div>
      <Names unit={unit} />
      {unit.deposit !== null && unit.status === 'reserved' && (
        <span className={ui.caption}>Deposit {formatDollars(unit.deposit)}</span>
      )}
      {onChoose !== null && canSet(unit) && (
        <Button
          size="small"
          variant="minimal"
          aria-label={`Change state of ${unit.name}`}
          onClick={() => onChoose(unit)}
        >
          Change state
        </Button>
      )}
    </>
  );
}

function UnitTable({
  units,
  onChoose,
}: {
  readonly units: readonly BoardUnit[];
  readonly onChoose: UnitProps['onChoose'];
}) {
  return (
    <div className={ui.scroll}>
      <table className={operator.table} aria-label="Units">
        <thead>
          <tr>
            <th scope="col">Unit</th>
            <th scope="col">Building</th>
            <th scope="col">Floor</th>
            <th scope="col">Type</th>
            <th scope="col">State</th>
            <th scope="col">Residents</th>
            <th scope="col" className={operator.number}>
              Market rate
            </th>
            {onChoose !== null && <th aria-label="Actions" />}
          </tr>
        </thead>
        <tbody>
          {units.map((unit) => (
            <tr key={unit.id}>
              <th scope="row">{unit.name}</th>
              <td>{unit.building}</td>
              <td>{unit.floor}</td>
              <td>{labelOf(UNIT_TYPES, unit.type)}</td>
              <td>
                <span aria-hidden="true">{statusOf(unit)?.mark}</span> {statusOf(unit)?.label}
              </td>
              <td>
                <Names unit={unit} />
              </td>
              <td className={operator.number}>
                {unit.market_rate === null ? '—' : formatDollars(unit.market_rate)}
              </td>
              {onChoose !== null && (
                <td>
                  {canSet(unit) && (
                    <Button
                      size="small"
                      variant="minimal"
                      aria-label={`Change state of ${unit.name}`}
                      onClick={() => onChoose(unit)}
                    >
                      Change state
                    </Button>
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
