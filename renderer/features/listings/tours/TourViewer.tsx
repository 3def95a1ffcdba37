import { useEffect, useRef, useState } from 'react';
import type { TourPoint, TourScene } from '#shared/listings/tours.ts';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import { announce } from '../../../ui/live/announce.ts';
import { LazyImage } from '../../../ui/picture/LazyImage.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { type Headset, HeadsetButton } from './headset/HeadsetButton.tsx';
import { type LoadModel, SceneView } from './SceneView.tsx';
import styles from './Tours.module.css';
import { FullScreenIcon, PauseIcon, PlayIcon } from './tourIcons.tsx';
import type { TourPicture } from './tourShapes.ts';

interface TourViewerProps {
  readonly loadModel: LoadModel;
  readonly scenes: readonly TourScene[];
  readonly pictures: readonly TourPicture[];
  readonly sceneId: string | null;
  readonly onScene: (id: string) => void;
  /** Plays at once, for a lobby screen. */
  readonly startsPlaying: boolean;
  /** Text over the picture, so that a screenshot tells where it is from. */
  readonly watermark: string;
}

/** How long autoplay shows a scene. */
const SCENE_MS = 8000;

/** Scenes whose photo the listing still shows. */
const shownScenes = (scenes: readonly TourScene[], pictures: readonly TourPicture[]) =>
  scenes.flatMap((scene) => {
    const picture = pictures.find(({ id }) => id === scene.image_id);
    return picture === undefined ? [] : [{ scene, picture }];
  });

/**
 * A tour: the current scene with its points, and all scenes to choose from. Public pages show it too, so it uses neither
 * the store nor Blueprint.
 */
export function TourViewer({
  loadModel,
  scenes,
  pictures,
  sceneId,
  onScene,
  startsPlaying,
  watermark,
}: TourViewerProps) {
  const headset: Headset = useRef(null);
  const stage = useRef<HTMLDivElement>(null);
  const shown = shownScenes(scenes, pictures);
  const index = Math.max(
    0,
    shown.findIndex(({ scene }) => scene.id === sceneId),
  );
  const current = shown[index];
  const [fact, setFact] = useState<TourPoint | null>(null);
  const [isPlaying, setPlaying] = useState(startsPlaying);
  const [isMeasuring, setMeasuring] = useState(false);
  const next = shown[(index + 1) % shown.length]?.scene.id;
  useEffect(() => {
    if (!isPlaying || next === undefined) return undefined;
    const timer = setTimeout(() => onScene(next), SCENE_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, next, onScene]);
  if (current === undefined) {
    return <p className={ui.muted}>The photos of this tour were removed from the listing.</p>;
  }
  const { scene, picture } = current;
  function goTo(id: string) {
    setFact(null);
    setMeasuring(false);
    onScene(id);
    const name = scenes.find((one) => one.id === id)?.name;
    if (name !== undefined) announce(name);
  }
  function choose(point: TourPoint) {
    if (point.scene_id !== null) goTo(point.scene_id);
    else setFact(point.id === fact?.id ? null : point);
  }
  const canMeasure =
    (scene.kind === 'plan' && scene.width_feet !== null) ||
    (scene.kind === 'model' && scene.is_to_scale === true);
  return (
    <section aria-label="Tour" className={ui.stack12}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: any use of the picture pauses the tour. */}
      <div
        ref={stage}
        className={styles.stage}
        onPointerDown={() => setPlaying(false)}
        onKeyDown={() => setPlaying(false)}
      >
        <SceneView
          key={scene.id}
          loadModel={loadModel}
          headset={headset}
          scene={scene}
          picture={picture}
          chosen={fact?.id ?? null}
          onChoose={choose}
          isMeasuring={isMeasuring && canMeasure}
          isTurning={isPlaying && !matchMedia('(prefers-reduced-motion: reduce)').matches}
        />
        <span className={styles.watermark} aria-hidden="true">
          {watermark}
        </span>
        {fact !== null && (
          <div className={styles.fact} role="status">
            <strong>{fact.title}</strong>
            <p>{fact.text}</p>
          </div>
        )}
      </div>
      <div className={styles.bar}>
        <h2>{scene.name}</h2>
        <span className={ui.caption}>
          {index + 1} of {shown.length}
        </span>
        <span className={styles.controls}>
          {canMeasure && (
            <PlainButton
              variant="minimal"
              aria-pressed={isMeasuring}
              onClick={() => setMeasuring((before) => !before)}
            >
              Measure
            </PlainButton>
          )}
          {shown.length > 1 && (
            <PlainButton variant="minimal" onClick={() => setPlaying((before) => !before)}>
              {isPlaying ? <PauseIcon /> : <PlayIcon />}
              {isPlaying ? 'Pause tour' : 'Play tour'}
            </PlainButton>
          )}
          {(scene.kind === 'panorama' || scene.kind === 'model') && (
            <HeadsetButton headset={headset} />
          )}
          {document.fullscreenEnabled && (
            <PlainButton variant="minimal" onClick={() => void stage.current?.requestFullscreen()}>
              <FullScreenIcon />
              Full screen
            </PlainButton>
          )}
        </span>
      </div>
      {shown.length > 1 && (
        <ul className={styles.scenes} aria-label="Scenes">
          {shown.map((one) => (
            <li key={one.scene.id}>
              <button
                type="button"
                aria-current={one.scene.id === scene.id ? 'true' : undefined}
                onClick={() => goTo(one.scene.id)}
              >
                <LazyImage
                  src={one.picture.image_url}
                  alt=""
                  width={one.picture.width ?? 1200}
                  height={one.picture.height ?? 800}
                />
                <span>{one.scene.name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
