import type { TourPoint } from '#shared/listings/tours.ts';
import { type Place, placeAt } from './projection.ts';
import styles from './Tours.module.css';

interface PointsProps {
  readonly points: readonly TourPoint[];
  /** Position in the window, or null if the point is out of view. */
  readonly positionOf: (point: TourPoint) => Place | null;
  readonly chosen: string | null;
  readonly onChoose: (point: TourPoint) => void;
}

/** Buttons at the points of a scene: a way on, or a fact. */
export function Points({ points, positionOf, chosen, onChoose }: PointsProps) {
  return points.map((point) => {
    const at = positionOf(point);
    if (at === null || at.x < 0 || at.x > 1 || at.y < 0 || at.y > 1) return null;
    return (
      <button
        key={point.id}
        type="button"
        className={styles.point}
        data-kind={point.scene_id === null ? 'fact' : 'move'}
        aria-pressed={point.scene_id === null ? point.id === chosen : undefined}
        style={placeAt(at)}
        onClick={(event) => {
          event.stopPropagation();
          onChoose(point);
        }}
      >
        <span>{point.title}</span>
      </button>
    );
  });
}
