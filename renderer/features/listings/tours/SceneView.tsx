import { useCallback, useRef, useState } from 'react';
import type { TourPoint, TourScene } from '#shared/listings/tours.ts';
import { lazyPart } from '../../../ui/chunk/lazyPart.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { FlatView } from './FlatView.tsx';
import type { Headset } from './headset/HeadsetButton.tsx';
import { PanoramaView } from './PanoramaView.tsx';
import styles from './Tours.module.css';
import type { TourPicture } from './tourShapes.ts';

/** A position in a picture, or in the box around a model. */
export interface PickedPlace {
  readonly x: number;
  readonly y: number;
  readonly z?: number;
}

export interface SceneViewProps {
  readonly scene: TourScene;
  readonly picture: TourPicture;
  readonly chosen: string | null;
  readonly onChoose: (point: TourPoint) => void;
  /** Set while a position for a new point is picked. */
  readonly onPick?: ((at: PickedPlace) => void) | undefined;
}

/** Loads the file of a 3D model; null if it isn't available. */
export type LoadModel = (modelId: string) => Promise<Uint8Array<ArrayBuffer> | null>;

/** A scene that a graphics card draws. */
export interface DrawnSceneProps extends SceneViewProps {
  readonly loadModel: LoadModel;
  readonly isMeasuring: boolean;
  /** Turns slowly, for a lobby screen. */
  readonly isTurning: boolean;
  /** Called with a sentence if the browser can't draw the scene. */
  readonly onUnsupported: (reason: string) => void;
  readonly headset: Headset;
}

interface Props extends SceneViewProps {
  readonly loadModel: LoadModel;
  readonly isMeasuring?: boolean;
  readonly isTurning?: boolean;
  readonly headset?: Headset;
}

const ModelView = lazyPart(async () => {
  const { ModelView: part } = await import('./models/ModelView.tsx');
  return { default: part };
});

/** One scene of a tour. Its picture is shown where the browser can't draw the scene. */
export function SceneView({ isMeasuring = false, isTurning = false, headset, ...rest }: Props) {
  const [reason, setReason] = useState<string | null>(null);
  const onUnsupported = useCallback((why: string) => setReason(why), []);
  const unused: Headset = useRef(null);
  const { scene } = rest;
  if (scene.kind === 'photo' || scene.kind === 'plan') {
    return <FlatView {...rest} isMeasuring={isMeasuring} />;
  }
  const drawn = { ...rest, isMeasuring, isTurning, onUnsupported, headset: headset ?? unused };
  if (reason === null && scene.kind === 'panorama') return <PanoramaView {...drawn} />;
  if (reason === null) return <ModelView {...drawn} />;
  if (scene.kind === 'panorama') {
    return (
      <>
        <FlatView {...rest} isMeasuring={false} />
        <p className={ui.note}>{reason}</p>
      </>
    );
  }
  return (
    <>
      <FlatView {...rest} scene={{ ...scene, points: [] }} onPick={undefined} isMeasuring={false} />
      <p className={ui.note}>{reason}</p>
      {scene.points.length > 0 && <PointList {...rest} />}
    </>
  );
}

/** The points of a model without their positions. */
const PointList = ({ scene, chosen, onChoose }: SceneViewProps) => (
  <ul className={styles.pointList} aria-label={`Points of ${scene.name}`}>
    {scene.points.map((point) => (
      <li key={point.id}>
        <button
          type="button"
          aria-pressed={point.scene_id === null ? point.id === chosen : undefined}
          onClick={() => onChoose(point)}
        >
          {point.title}
        </button>
      </li>
    ))}
  </ul>
);
