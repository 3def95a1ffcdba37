import { useState } from 'react';
import { Measurement, withEnd } from './Measurement.tsx';
import { Points } from './Points.tsx';
import { type Place, placeAt } from './projection.ts';
import type { SceneViewProps } from './SceneView.tsx';
import styles from './Tours.module.css';
import { usePicker } from './usePicker.ts';

interface FlatViewProps extends SceneViewProps {
  readonly isMeasuring: boolean;
}

/** Returns the distance between two positions of a floor plan in feet. */
export function measure(from: Place, to: Place, feet: number, aspect: number): number {
  return Math.hypot((to.x - from.x) * feet, ((to.y - from.y) * feet) / aspect);
}

/** A photo or a floor plan with its points. */
export function FlatView({ scene, picture, chosen, onChoose, onPick, isMeasuring }: FlatViewProps) {
  const width = picture.width ?? 1200;
  const height = picture.height ?? 800;
  const [ends, setEnds] = useState<readonly Place[]>([]);
  const [from, to] = ends;
  const isPicking = onPick !== undefined || isMeasuring;
  const picker = usePicker(isPicking, (place) => {
    if (onPick !== undefined) onPick(place);
    else setEnds((before) => withEnd(before, place));
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it takes keys only while a position is picked, and says so.
    <div
      className={styles.flat}
      data-picking={isPicking}
      style={{ aspectRatio: `${width} / ${height}`, maxWidth: `calc(70vh * ${width / height})` }}
      {...(isPicking && {
        tabIndex: 0,
        role: 'application',
        'aria-label': `Choose a position in ${scene.name}: move with the arrow keys, then press Enter`,
      })}
      onClick={picker.onClick}
      onKeyDown={picker.onKeyDown}
    >
      <img
        src={picture.image_url}
        alt={picture.alt_text ?? scene.name}
        width={width}
        height={height}
      />
      <Points
        points={scene.points}
        positionOf={(point) => point}
        chosen={chosen}
        onChoose={onChoose}
      />
      {isPicking && (
        <span className={styles.cursor} style={placeAt(picker.cursor)} aria-hidden="true" />
      )}
      {isMeasuring && (
        <Measurement
          ends={ends}
          feet={
            from !== undefined && to !== undefined
              ? measure(from, to, scene.width_feet ?? 0, width / height)
              : null
          }
        />
      )}
    </div>
  );
}
