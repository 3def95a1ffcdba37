import { useState } from 'react';
import { formatFeet, type TourScene } from '#shared/listings/tours.ts';
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
  const isPicking = onPick !== undefined || isMeasuring;
  const picker = usePicker(isPicking, (place) => {
    if (onPick !== undefined) onPick(place);
    else setEnds((before) => (before.length === 1 ? [...before, place] : [place]));
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
      {isMeasuring && <Distance scene={scene} ends={ends} aspect={width / height} />}
    </div>
  );
}

interface DistanceProps {
  readonly scene: TourScene;
  readonly ends: readonly Place[];
  readonly aspect: number;
}

function Distance({ scene, ends, aspect }: DistanceProps) {
  const [from, to] = ends;
  const feet = scene.width_feet ?? 0;
  return (
    <>
      {from !== undefined && to !== undefined && (
        <svg
          className={styles.line}
          viewBox="0 0 1 1"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} vectorEffect="non-scaling-stroke" />
        </svg>
      )}
      {ends.map((end, index) => (
        <span
          key={index === 0 ? 'from' : 'to'}
          className={styles.end}
          style={placeAt(end)}
          aria-hidden="true"
        />
      ))}
      <output className={styles.distance}>
        {from === undefined || to === undefined
          ? 'Choose two positions to measure.'
          : formatFeet(measure(from, to, feet, aspect))}
      </output>
    </>
  );
}
