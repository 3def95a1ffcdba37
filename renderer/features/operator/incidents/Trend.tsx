import { INCIDENT_PLACES, INCIDENT_TYPES } from '#shared/operator/incidents.ts';
import { labelOf } from '#shared/operator/residents.ts';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Incidents.module.css';
import type { Incident } from './incidentsApi.ts';

type Dimension = 'type' | 'place' | 'hour';

interface TrendProps {
  readonly incidents: readonly Incident[];
  readonly chosen: Readonly<Record<Dimension, string | null>>;
  readonly onChoose: (dimension: Dimension, value: string) => void;
}

/** Formats an hour of the day as "2 PM". */
const formatHour = (hour: number): string => `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`;

const DIMENSIONS: readonly {
  readonly name: Dimension;
  readonly title: string;
  readonly labelOf: (value: string) => string;
}[] = [
  { name: 'type', title: 'By type', labelOf: (value) => labelOf(INCIDENT_TYPES, value) },
  { name: 'place', title: 'By place', labelOf: (value) => labelOf(INCIDENT_PLACES, value) },
  { name: 'hour', title: 'By hour', labelOf: (value) => formatHour(Number(value)) },
];

/** Counts by type, place, and hour. Each count filters the list to its rows. */
export function Trend({ incidents, chosen, onChoose }: TrendProps) {
  return (
    <div className={styles.trend}>
      {DIMENSIONS.map(({ name, title, labelOf: label }) => {
        const counts = new Map<string, number>();
        for (const incident of incidents) {
          const value = String(incident[name]);
          counts.set(value, (counts.get(value) ?? 0) + 1);
        }
        const most = Math.max(...counts.values());
        const entries = [...counts].toSorted(([a, one], [b, other]) =>
          name === 'hour' ? Number(a) - Number(b) : other - one,
        );
        return (
          <section key={name} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {entries.map(([value, count]) => (
                <li key={value}>
                  <button
                    type="button"
                    aria-pressed={chosen[name] === value}
                    onClick={() => onChoose(name, value)}
                  >
                    <span>{label(value)}</span>
                    <span
                      aria-hidden="true"
                      className={styles.bar}
                      style={{ inlineSize: `${(count / most) * 100}%` }}
                    />
                    <span className={ui.number}>{count}</span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
