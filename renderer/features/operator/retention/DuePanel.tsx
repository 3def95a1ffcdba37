import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatCalendarDay } from '#shared/format/date.ts';
import { formatNumber } from '#shared/format/number.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { countRecords, RETENTION_KINDS, RETENTION_OBSTACLES } from '#shared/operator/retention.ts';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { useRequestId } from '../../../data/form/useRequestId.ts';
import { PanelDialog } from '../../../ui/dialog/PanelDialog.tsx';
import { SaveCsv } from '../../../ui/file/SaveCsv.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import operator from '../Operator.module.css';
import styles from './Retention.module.css';
import {
  type DueRecord,
  type RetentionPeriod,
  useConfirmRetentionMutation,
  useRetentionDueQuery,
} from './retentionApi.ts';

interface DuePanelProps {
  readonly communityId: string;
  readonly period: RetentionPeriod;
  readonly onClose: () => void;
}

/** Records that are due, with what keeps some of them, and the confirmation to delete the chosen ones. */
export function DuePanel({ communityId, period, onClose }: DuePanelProps) {
  const { kind } = period;
  const query = useRetentionDueQuery({ communityId, kind }, { refetchOnMountOrArgChange: true });
  const title = `${labelOf(RETENTION_KINDS, kind)} due for deletion`;
  return (
    <PanelDialog title={title} onClose={onClose}>
      <p className={ui.muted}>Ended on or before {formatCalendarDay(period.day)}.</p>
      <Loaded answer={query} waiting={<Skeleton height="24rem" />}>
        {(records) =>
          records.length === 0 ? (
            <EmptyState title="Nothing is due">
              Records appear here when their period has ended.
            </EmptyState>
          ) : (
            <DueRecords communityId={communityId} kind={kind} records={records} onDone={onClose} />
          )
        }
      </Loaded>
    </PanelDialog>
  );
}

interface DueRecordsProps {
  readonly communityId: string;
  readonly kind: string;
  readonly records: readonly DueRecord[];
  readonly onDone: () => void;
}

const isAboutResidents = (kind: string) => kind !== 'prospects' && kind !== 'employees';

function DueRecords({ communityId, kind, records, onDone }: DueRecordsProps) {
  const free = records.filter(({ obstacle }) => obstacle === null).map(({ id }) => id);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isSure, setSure] = useState(false);
  const [confirm, { isLoading, error }] = useConfirmRetentionMutation();
  const request = useRequestId();
  const choose = (ids: readonly string[]) => {
    setChosen(ids);
    setSure(false);
  };
  const send = async () => {
    const answer = await confirm({
      id: request.idOf(chosen),
      communityId,
      kind,
      recordIds: chosen,
    });
    if (answer.error === undefined) onDone();
  };
  return (
    <>
      <div className={operator.bar}>
        <span role="status">
          {formatNumber(chosen.length)} of {formatNumber(free.length)} selected
        </span>
        {free.length > 0 && (
          <Button
            size="small"
            variant="minimal"
            onClick={() => choose(chosen.length === free.length ? [] : free)}
          >
            {chosen.length === free.length ? 'Clear selection' : 'Select all'}
          </Button>
        )}
        <SaveCsv
          name={`${labelOf(RETENTION_KINDS, kind)} due for deletion`}
          head={['Name', 'Ended', 'Rows', 'Kept because']}
          rows={() =>
            records.map(({ name, ended_on, row_count, obstacle }) => [
              name,
              ended_on,
              row_count,
              obstacle === null ? '' : labelOf(RETENTION_OBSTACLES, obstacle),
            ])
          }
        />
      </div>
      <ul className={styles.records} aria-label="Records due for deletion">
        {records.map(({ id, name, ended_on, row_count, obstacle }) => (
          <li key={id}>
            <Checkbox
              checked={chosen.includes(id)}
              disabled={obstacle !== null}
              onChange={({ target }) =>
                choose(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
              }
            >
              {name}
            </Checkbox>
            <span className={ui.muted}>
              {row_count === null
                ? `Ended ${formatCalendarDay(ended_on)}`
                : `${formatNumber(row_count)} ${row_count === 1 ? 'row' : 'rows'} to ${formatCalendarDay(ended_on)}`}
              {obstacle !== null && ` · ${labelOf(RETENTION_OBSTACLES, obstacle)}`}
            </span>
            {isAboutResidents(kind) && id !== communityId && (
              <RouteLink to="operatorResident" params={{ id }} aria-label={`Open ${name}`}>
                Open
              </RouteLink>
            )}
          </li>
        ))}
      </ul>
      <ServerError error={error} title="Not deleted" />
      <div className={styles.confirm}>
        <Checkbox
          checked={isSure}
          disabled={chosen.length === 0}
          onChange={({ target }) => setSure(target.checked)}
        >
          I checked the list. This can’t be undone.
        </Checkbox>
        <Button
          intent="danger"
          loading={isLoading}
          disabled={!isSure || chosen.length === 0}
          onClick={() => void send()}
        >
          {chosen.length === 0 ? 'Delete records' : `Delete ${countRecords(kind, chosen.length)}`}
        </Button>
      </div>
    </>
  );
}
