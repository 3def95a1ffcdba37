import type { TourPoint } from '#shared/listings/tours.ts';
import { isInWindow, PointButton, type PointChoice } from './Points.tsx';
import type { Place } from './projection.ts';

/** The button of each point. */
export type PointButtons = Map<TourPoint, HTMLButtonElement>;

interface MovingPointsProps extends PointChoice {
  readonly buttons: PointButtons;
}

/** Points that `placePoints` moves with every frame. */
export const MovingPoints = ({ points, buttons, chosen, onChoose }: MovingPointsProps) =>
  points.map((point) => (
    <PointButton
      key={point.id}
      ref={(button) => {
        if (button !== null) buttons.set(point, button);
        return () => void buttons.delete(point);
      }}
      point={point}
      isChosen={point.id === chosen}
      onChoose={onChoose}
    />
  ));

/** Moves the buttons to the positions of their points in a window of this size, and hides those out of view. */
export function placePoints(
  buttons: PointButtons,
  { width, height }: { readonly width: number; readonly height: number },
  positionOf: (point: TourPoint) => Place | null,
): void {
  for (const [point, button] of buttons) {
    const at = positionOf(point);
    button.hidden = at === null || !isInWindow(at);
    if (at !== null) button.style.translate = `${at.x * width}px ${at.y * height}px`;
  }
}
