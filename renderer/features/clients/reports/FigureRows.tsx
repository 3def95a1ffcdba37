import { Button } from '@blueprintjs/core';
import { DEAL_STAGES } from '#shared/deals/stages.ts';
import { formatCalendarDay, formatDateTime } from '#shared/format/date.ts';
import { fieldOf } from '#shared/records/noun.ts';
import { lead } from '#shared/records/nouns/lead.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import type { Period } from '../../../workbench/period/usePeriod.ts';
import type { DrilldownFigure } from './figureDrilldown.ts';
import styles from './Reports.module.css';
import { useReportRowsQuery } from './reportsApi.ts';

const MOST_ROWS = 200;

export const stageLabel = (value: string): string =>
  DEAL_STAGES.find((stage) => stage.value === value)?.label ?? value;
const source = fieldOf(lead, 'source');
const SOURCES = source?.type === 'choice' ? source.choices : [];
export const sourceLabel = (value: string): string =>
  SOURCES.find((choice) => choice.value === value)?.label ?? 'Not specified';

const TITLES: Readonly<Record<DrilldownFigure, (of: string) => string>> = {
  talk: (name) => `Conversations: ${name}`,
  note: (name) => `Notes: ${name}`,
  task: (name) => `Tasks done: ${name}`,
  move: (name) => `Deals moved: ${name}`,
  reached: (stage) => `New deals that reached “${stageLabel(stage)}”`,
  lost: (stage) => `Lost after “${stageLabel(stage)}”`,
  won: (from) => `Deals closed from “${sourceLabel(from)}”`,
};

interface FigureRowsProps {
  readonly behind: {
    readonly figure: DrilldownFigure;
    readonly person: string | null;
    readonly of: string | null;
  };
  readonly period: Period;
  readonly nameOf: (id: string) => string;
  readonly onClose: () => void;
}

/** The rows behind a report figure, newest first. */
export function FigureRows({ behind, period, nameOf, onClose }: FigureRowsProps) {
  const { figure, person, of } = behind;
  const query = useReportRowsQuery({ ...behind, from: period.from, before: period.before });
  const title = TITLES[figure](of ?? nameOf(person ?? ''));
  return (
    <Dialog label={title} place="panel" onClose={onClose}>
      <div className={styles.behind}>
        <h2>{title}</h2>
        <Loaded
          answer={query}
          waiting={<Skeleton height="14rem" />}
          nothing={<p>Nothing in this period.</p>}
        >
          {(rows) => (
            <>
              {rows.length >= MOST_ROWS && (
                <p className={ui.note}>Showing the newest {MOST_ROWS} rows.</p>
              )}
              <ul className={`${ui.grid12} ${styles.lines}`}>
                {rows.map(({ path, title: name, words, at }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: lines of one record at one moment are alike.
                  <li key={index}>
                    {path === null ? (
                      <span>{words}</span>
                    ) : (
                      <Link to={path}>{name ?? 'Deleted record'}</Link>
                    )}
                    {path !== null && words !== null && (
                      <span className={styles.words}>
                        {figure === 'move' ? `To “${stageLabel(words)}”` : words}
                      </span>
                    )}
                    <span className={ui.note}>
                      {/* A calendar date without a time. */}
                      {figure === 'won' ? formatCalendarDay(at.slice(0, 10)) : formatDateTime(at)}
                    </span>
                  </li>
                ))}
              </ul>
            </>
          )}
        </Loaded>
        <div>
          <Button onClick={onClose}>Close</Button>
        </div>
      </div>
    </Dialog>
  );
}
