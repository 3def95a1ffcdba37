import { project, type Spot } from './albers.ts';
import { STATE_PATHS } from './statePaths.ts';
import styles from './TownMap.module.css';
import { useCounties } from './useCounties.ts';

interface TownMapProps {
  readonly spot: Spot;
  /** The town, or the county of a confidential listing. */
  readonly label: string;
}

/** Part of the map's sheet that is shown: about 300 miles wide. */
const WIDTH = 150;
const HEIGHT = 75;
const MARK = 2.2;

/** A map of the surroundings of a town. It never gets a more precise position than the town's. */
export default function TownMap({ spot, label }: TownMapProps) {
  const counties = useCounties();
  const [x, y] = project(spot);
  return (
    <svg
      className={styles.map}
      viewBox={`${x - WIDTH / 2} ${y - HEIGHT / 2} ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`Map of ${label} and its surroundings`}
    >
      {counties !== null && (
        <g transform="scale(0.25)" className={styles.counties}>
          {Object.entries(counties).map(([code, path]) => (
            <path key={code} d={path} />
          ))}
        </g>
      )}
      <g transform="scale(0.5)" className={styles.states}>
        {Object.entries(STATE_PATHS).map(([code, path]) => (
          <path key={code} d={path} />
        ))}
      </g>
      <circle cx={x} cy={y} r={MARK * 2.2} className={styles.around} />
      <circle cx={x} cy={y} r={MARK} className={styles.mark} />
      <text x={x} y={y - MARK * 3} className={styles.label}>
        {label}
      </text>
    </svg>
  );
}
