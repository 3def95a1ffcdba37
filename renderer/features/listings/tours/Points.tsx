import type { Ref } from 'react';
import type { TourPoint } from '#shared/listings/tours.ts';
import { type Place, placeAt } from './projection.ts';
import styles from './Tours.module.css';

export interface PointChoice {
  readonly points: readonly TourPoint[];
  readonly chosen: string | null;
  readonly onChoose: (point: TourPoint) => void;
}

interface PointsProps extends PointChoice {
  /** Position in the window, or null if the point is out of view. */
  readonly positionOf: (point: TourPoint) => Place | null;
}

export const isInWindow = ({ x, y }: Place): boolean => x >= 0 && x <= 1 && y >= 0 && y <= 1;

/** Buttons at the points of a scene: a way on, or a fact. */
export function Points({ points, positionOf, chosen, onChoose }: PointsProps) {
  return points.map((point) => {
    const at = positionOf(point);
    if (at === null || !isInWindow(at)) return null;
    return (
      <PointButton
        key={point.id}
        point={point}
        place={placeAt(at)}
        isChosen={point.id === chosen}
        onChoose={onChoose}
      />
    );
  });
}

interface PointButtonProps {
  readonly point: TourPoint;
  readonly isChosen: boolean;
  readonly onChoose: (point: TourPoint) => void;
  readonly place?: ReturnType<typeof placeAt>;
  readonly ref?: Ref<HTMLButtonElement>;
}

export const PointButton = ({ point, isChosen, onChoose, place, ref }: PointButtonProps) => (
  <button
    ref={ref}
    type="button"
    className={styles.point}
    data-kind={point.scene_id === null ? 'fact' : 'move'}
    aria-pressed={point.scene_id === null ? isChosen : undefined}
    style={place}
    onClick={(event) => {
      event.stopPropagation();
      onChoose(point);
    }}
  >
    <span>{point.title}</span>
  </button>
);
