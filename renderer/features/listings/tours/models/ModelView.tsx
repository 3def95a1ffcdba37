import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { cleanModel } from '#shared/listings/models/cleanModel.ts';
import { ModelError } from '#shared/listings/models/modelError.ts';
import ui from '../../../../ui/theme/ui.module.css';
import { Measurement, withEnd } from '../Measurement.tsx';
import { Points } from '../Points.tsx';
import type { DrawnSceneProps } from '../SceneView.tsx';
import styles from '../Tours.module.css';
import { useGestures } from '../useGestures.ts';
import type { ModelScene } from './modelScene.ts';
import {
  type ModelPlace,
  measureModel,
  orbitByKey,
  panOrbit,
  projectInOrbit,
  startOrbit,
  turnOrbit,
  zoomOrbit,
} from './orbit.ts';

const TURN_PER_SECOND = Math.PI / 30;
const CENTER = { x: 0.5, y: 0.5 };
const UNSUPPORTED = "This browser can't show 3D models, so a photo is shown.";
const UNAVAILABLE = "The 3D model couldn't be loaded, so a photo is shown.";

/** Checks a model again, since not every storage reads what it receives, and prepares a canvas that shows it. */
async function openModel(
  canvas: HTMLCanvasElement,
  file: Uint8Array<ArrayBuffer>,
): Promise<ModelScene | string> {
  // The library reports a missing context as an error, so it isn't loaded then.
  const context = canvas.getContext('webgl2', { alpha: true, antialias: true, stencil: false });
  if (context === null) return UNSUPPORTED;
  try {
    const bytes = cleanModel(file);
    const { createModelScene } = await import('./modelScene.ts');
    return await createModelScene(canvas, context, bytes);
  } catch (error) {
    return error instanceof ModelError ? `${error.message} A photo is shown.` : UNAVAILABLE;
  }
}

/** A 3D model to turn, zoom, and pan by pointer, fingers, and keys. */
export function ModelView({
  scene,
  loadModel,
  chosen,
  onChoose,
  onPick,
  isMeasuring,
  isTurning,
  onUnsupported,
  headset,
}: DrawnSceneProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [model, setModel] = useState<ModelScene | null>(null);
  const [size, setSize] = useState({ width: 1, height: 1 });
  const [orbit, setOrbit] = useState(() => startOrbit(scene.heading));
  const [ends, setEnds] = useState<readonly ModelPlace[]>([]);

  useEffect(() => {
    const element = canvas.current;
    if (element === null) return undefined;
    let isOver = false;
    let opened: ModelScene | null = null;
    void (async () => {
      const file = await loadModel(scene.model_id ?? '');
      if (isOver) return;
      const found = file === null ? UNAVAILABLE : await openModel(element, file);
      if (typeof found === 'string') onUnsupported(found);
      else if (isOver) found.dispose();
      else {
        opened = found;
        setModel(found);
      }
    })();
    const observer = new ResizeObserver(() => {
      setSize({ width: element.clientWidth || 1, height: element.clientHeight || 1 });
    });
    observer.observe(element);
    return () => {
      isOver = true;
      observer.disconnect();
      opened?.dispose();
    };
  }, [loadModel, scene.model_id, onUnsupported]);

  useEffect(() => {
    if (model === null) return undefined;
    const isToScale = scene.is_to_scale === true;
    headset.current = async (session) => {
      await model.present(session, isToScale);
      model.draw(orbit, size);
    };
    return () => {
      headset.current = null;
    };
  });

  useEffect(() => {
    model?.draw(orbit, size);
  }, [model, orbit, size]);

  useEffect(() => {
    if (!isTurning) return undefined;
    let last = performance.now();
    let frame = requestAnimationFrame(function turn(now) {
      const seconds = (now - last) / 1000;
      last = now;
      setOrbit((before) => turnOrbit(before, seconds * TURN_PER_SECOND, 0));
      frame = requestAnimationFrame(turn);
    });
    return () => cancelAnimationFrame(frame);
  }, [isTurning]);

  const isPicking = onPick !== undefined || isMeasuring;
  function pick(at: { readonly x: number; readonly y: number }) {
    const place = model?.pick(at) ?? null;
    if (place === null) return;
    if (onPick !== undefined) onPick(place);
    else setEnds((before) => withEnd(before, place));
  }
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.target !== event.currentTarget) return;
    if (event.key === 'Enter' && isPicking) pick(CENTER);
    else if (event.key === '0') setOrbit(startOrbit(scene.heading));
    else {
      const next = orbitByKey(event.key, event.shiftKey, orbit);
      if (next === null) return;
      setOrbit(next);
    }
    event.preventDefault();
  }
  const gestures = useGestures({
    onTurn: (right, down) =>
      setOrbit((before) =>
        turnOrbit(before, (-right * Math.PI) / size.height, (down * Math.PI) / size.height),
      ),
    onPan: (right, down) =>
      setOrbit((before) => panOrbit(before, -right / size.height, down / size.height)),
    onZoom: (ratio) => setOrbit((before) => zoomOrbit(before, ratio)),
  });
  const [from, to] = ends;
  const positionOf = (place: ModelPlace, { size: extent }: ModelScene) =>
    projectInOrbit(place, orbit, extent, size.width / size.height);
  return (
    <div
      ref={gestures.element}
      className={styles.panorama}
      role="application"
      aria-roledescription="3D model"
      aria-label={`${scene.name}: turn with the arrow keys, pan with Shift, zoom with plus and minus, reset with 0`}
      aria-busy={model === null}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keys turn the model.
      tabIndex={0}
      onKeyDown={onKeyDown}
      {...gestures.handlers}
      onClick={(event) => {
        if (!isPicking || gestures.hasMoved()) return;
        const box = event.currentTarget.getBoundingClientRect();
        pick({
          x: (event.clientX - box.left) / box.width,
          y: (event.clientY - box.top) / box.height,
        });
      }}
    >
      <canvas ref={canvas} />
      {model === null ? (
        <p className={`${ui.muted} ${styles.loading}`} role="status">
          Loading 3D model…
        </p>
      ) : (
        <>
          <Points
            points={scene.points}
            positionOf={({ x, y, z }) => positionOf({ x, y, z: z ?? 0 }, model)}
            chosen={chosen}
            onChoose={onChoose}
          />
          {isMeasuring && (
            <Measurement
              ends={ends.map((end) => positionOf(end, model))}
              feet={
                from !== undefined && to !== undefined ? measureModel(from, to, model.size) : null
              }
            />
          )}
        </>
      )}
      {isPicking && <span className={styles.cursor} data-center aria-hidden="true" />}
    </div>
  );
}
