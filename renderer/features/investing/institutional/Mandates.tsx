import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatDay } from '#shared/format/date.ts';
import { formatPrice } from '#shared/format/money.ts';
import { formatWholePercent } from '#shared/format/percent.ts';
import { MANDATE_CARE_TYPES } from '#shared/investing/mandates.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { ColumnTable } from '../../../ui/table/ColumnTable.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from '../Entity.module.css';
import { useEndMandateMutation } from './institutionApi.ts';
import type { Institution, Mandate } from './institutionShapes.ts';
import { MandateDialog } from './MandateDialog.tsx';

interface MandatesProps {
  readonly entityId: string;
  readonly institution: Institution;
}

/** Limits that commitments are checked against, with the ones that ended. */
export function Mandates({ entityId, institution }: MandatesProps) {
  const { mandates, can_manage } = institution;
  const [editing, setEditing] = useState<Mandate | 'new' | null>(null);
  const [end] = useEndMandateMutation();
  const active = mandates.filter(({ ended_at }) => ended_at === null);
  const ended = mandates.filter(({ ended_at }) => ended_at !== null);
  return (
    <div className={ui.stack16}>
      <div className={styles.bar}>
        {can_manage ? (
          <Button size="small" intent="primary" onClick={() => setEditing('new')}>
            Add mandate
          </Button>
        ) : (
          <span className={ui.caption}>The owner and team administrators change mandates.</span>
        )}
      </div>
      {active.length === 0 ? (
        <EmptyState title="No mandates yet">
          Set care types, states, size, leverage, and concentration. Commitments are checked.
        </EmptyState>
      ) : (
        <ColumnTable
          className={styles.list}
          rows={active}
          keyOf={({ id }) => id}
          columns={[
            { label: 'Mandate', cell: ({ name }) => name },
            { label: 'Limits', cell: describeLimits },
            { label: 'Since', cell: ({ starts_at }) => formatDay(starts_at) },
            { label: 'Added by', cell: ({ added_by_name }) => added_by_name },
            ...(can_manage
              ? [
                  {
                    label: 'Change',
                    cell: (row: Mandate) => (
                      <span className={styles.changes}>
                        <Button
                          size="small"
                          aria-label={`Edit ${row.name}`}
                          onClick={() => setEditing(row)}
                        >
                          Edit
                        </Button>
                        <Button
                          size="small"
                          variant="minimal"
                          aria-label={`End ${row.name}`}
                          onClick={() => void end(row.id)}
                        >
                          End
                        </Button>
                      </span>
                    ),
                  },
                ]
              : []),
          ]}
        />
      )}
      {ended.length > 0 && (
        <section className={styles.section} aria-label="Ended mandates">
          <h2>Ended</h2>
          <ColumnTable
            className={styles.list}
            rows={ended}
            keyOf={({ id }) => id}
            columns={[
              { label: 'Mandate', cell: ({ name }) => name },
              { label: 'Limits', cell: describeLimits },
              {
                label: 'In force',
                cell: ({ starts_at, ended_at }) =>
                  `${formatDay(starts_at)} to ${formatDay(ended_at ?? '')}`,
              },
              { label: 'Ended by', cell: ({ ended_by_name }) => ended_by_name },
            ]}
          />
        </section>
      )}
      {editing !== null && (
        <MandateDialog
          entityId={entityId}
          mandate={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
        />
      )}
    </div>
  );
}

const careLabel = (value: string): string =>
  MANDATE_CARE_TYPES.find((care) => care.value === value)?.label ?? value;

/** Describes the limits of a mandate in one line. */
function describeLimits(mandate: Mandate): string {
  const { least_cents: least, most_cents: most } = mandate;
  const parts = [
    mandate.care_types.map(careLabel).join(', '),
    mandate.states.join(', '),
    mandate.operators.join(', '),
    least !== null && most !== null
      ? `${formatPrice(least)} to ${formatPrice(most)}`
      : least !== null
        ? `from ${formatPrice(least)}`
        : most !== null
          ? `up to ${formatPrice(most)}`
          : '',
    mandate.leverage_percent === null
      ? ''
      : `leverage up to ${formatWholePercent(mandate.leverage_percent)}`,
    mandate.state_percent === null
      ? ''
      : `one state up to ${formatWholePercent(mandate.state_percent)}`,
    mandate.operator_percent === null
      ? ''
      : `one operator up to ${formatWholePercent(mandate.operator_percent)}`,
  ].filter((part) => part !== '');
  return parts.length === 0 ? 'No limits' : parts.join(' · ');
}
