import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatZonedTime } from '#shared/format/zonedTime.ts';
import { TASK_OUTCOMES } from '#shared/operator/care.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import type { OpenResident } from '../resident.ts';
import styles from './Care.module.css';
import { useChartingQuery } from './careApi.ts';
import type { Charting as ChartingData } from './careShapes.ts';
import { formatVital } from './formatVital.ts';
import { NoteDialog } from './NoteDialog.tsx';
import { StrikeDialog } from './StrikeDialog.tsx';
import { VitalDialog } from './VitalDialog.tsx';
import { WeightAlerts } from './WeightAlerts.tsx';

interface Line {
  readonly id: string;
  readonly at: string;
  readonly text: string;
  readonly by: string;
  readonly struck: string | null;
}

/** Vitals, charted tasks, and notes in one list, newest first. */
function linesOf({ vitals, entries }: ChartingData): readonly Line[] {
  const measured = vitals.map((one) => ({ ...one, text: formatVital(one) }));
  const charted = entries.map((one) => {
    const outcome = TASK_OUTCOMES.find(({ value }) => value === one.outcome)?.label;
    const reason = one.reason === null ? '' : ` (${one.reason})`;
    return { ...one, text: one.body ?? `${one.name}: ${outcome?.toLowerCase()}${reason}` };
  });
  return [...measured, ...charted]
    .map(({ id, at, text, recorded_name, struck_at, struck_reason }) => ({
      id,
      at,
      text,
      by: recorded_name,
      struck: struck_at === null ? null : struck_reason,
    }))
    .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
}

const FIRST = 20;

/** What was charted about a resident. Entries made in error stay readable, struck through. */
export function Charting({ resident }: { readonly resident: OpenResident }) {
  const query = useChartingQuery(resident.id);
  const [dialog, setDialog] = useState<'vital' | 'note' | null>(null);
  const [struck, setStruck] = useState<Line | null>(null);
  const [isWhole, setWhole] = useState(false);
  const canChart = resident.writes.includes('care_entries');
  return (
    <section aria-label="Charting" className={ui.stack8}>
      <div className={styles.bar}>
        <h3>Charting</h3>
        {canChart && (
          <div className={ui.row}>
            <Button size="small" onClick={() => setDialog('vital')}>
              Add vital
            </Button>
            <Button size="small" onClick={() => setDialog('note')}>
              Add note
            </Button>
          </div>
        )}
      </div>
      <Loaded answer={query} waiting={<Skeleton height="12rem" />}>
        {(charting) => {
          const lines = linesOf(charting);
          return (
            <>
              <WeightAlerts alerts={charting.alerts} />
              {lines.length === 0 && <p className={ui.caption}>Nothing charted yet.</p>}
              <ul className={styles.facts} aria-label="Entries">
                {lines.slice(0, isWhole ? undefined : FIRST).map((line) => (
                  <li key={line.id} className={styles.line}>
                    <span className={line.struck === null ? undefined : styles.struck}>
                      {line.text}
                    </span>
                    <span className={ui.caption}>
                      {line.by}, {formatZonedTime(line.at, resident.time_zone)}
                      {line.struck !== null && `. Struck through: ${line.struck}`}
                    </span>
                    {canChart && line.struck === null && (
                      <Button
                        size="small"
                        variant="minimal"
                        aria-label={`Strike through: ${line.text}`}
                        onClick={() => setStruck(line)}
                      >
                        Strike
                      </Button>
                    )}
                  </li>
                ))}
              </ul>
              {!isWhole && lines.length > FIRST && (
                <div>
                  <Button size="small" onClick={() => setWhole(true)}>
                    Show {lines.length - FIRST} more
                  </Button>
                </div>
              )}
            </>
          );
        }}
      </Loaded>
      {dialog === 'vital' && <VitalDialog resident={resident} onClose={() => setDialog(null)} />}
      {dialog === 'note' && <NoteDialog resident={resident} onClose={() => setDialog(null)} />}
      {struck !== null && (
        <StrikeDialog id={struck.id} title={struck.text} onClose={() => setStruck(null)} />
      )}
    </section>
  );
}
