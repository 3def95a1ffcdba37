import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Points } from './Points.tsx';
import { createPanorama, type Panorama } from './panoramaGl.ts';
import {
  limitView,
  project,
  START_FOV,
  toYaw,
  turnByKey,
  unproject,
  type View,
} from './projection.ts';
import type { DrawnSceneProps } from './SceneView.tsx';
import styles from './Tours.module.css';
import { useGestures } from './useGestures.ts';

const UNSUPPORTED = "This browser can't show 360° pictures, so the whole picture is shown.";
const TURN_PER_SECOND = Math.PI / 40;

/** A 360° picture to look around in by dragging, wheel, and keys. */
export function PanoramaView({
  scene,
  picture,
  chosen,
  onChoose,
  onPick,
  isTurning,
  onUnsupported,
  headset,
}: DrawnSceneProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const panorama = useRef<Panorama | null>(null);
  /** Resolves with the panorama once its picture has loaded, or with null if it can't be shown. */
  const loading = useRef<Promise<Panorama | null>>(Promise.resolve(null));
  const [size, setSize] = useState({ width: 1, height: 1 });
  const [view, setView] = useState<View>(() => ({
    yaw: toYaw(scene.heading),
    pitch: 0,
    fov: START_FOV,
  }));
  const aspect = size.width / size.height;

  useEffect(() => {
    const element = canvas.current;
    if (element === null) return undefined;
    const image = new Image();
    let isOver = false;
    const { promise, resolve } = Promise.withResolvers<Panorama | null>();
    loading.current = promise;
    image.onload = () => {
      if (isOver) return;
      panorama.current = createPanorama(element, image);
      resolve(panorama.current);
      if (panorama.current === null) onUnsupported(UNSUPPORTED);
      else setSize({ width: element.clientWidth, height: element.clientHeight });
    };
    image.onerror = () => {
      resolve(null);
      onUnsupported(UNSUPPORTED);
    };
    image.src = picture.image_url;
    const observer = new ResizeObserver(() => {
      setSize({ width: element.clientWidth || 1, height: element.clientHeight || 1 });
    });
    observer.observe(element);
    return () => {
      isOver = true;
      resolve(null);
      observer.disconnect();
      panorama.current?.dispose();
      panorama.current = null;
    };
  }, [picture.image_url, onUnsupported]);

  useEffect(() => {
    panorama.current?.draw(view, size);
  });

  useEffect(() => {
    headset.current = async (session) => {
      await (await loading.current)?.present(session, view.yaw);
      panorama.current?.draw(view, size);
    };
    return () => {
      headset.current = null;
    };
  });

  useEffect(() => {
    if (!isTurning) return undefined;
    let last = performance.now();
    let frame = requestAnimationFrame(function turn(now) {
      const seconds = (now - last) / 1000;
      last = now;
      setView((before) => limitView({ ...before, yaw: before.yaw + seconds * TURN_PER_SECOND }));
      frame = requestAnimationFrame(turn);
    });
    return () => cancelAnimationFrame(frame);
  }, [isTurning]);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.target !== event.currentTarget) return;
    if (event.key === 'Enter' && onPick !== undefined) {
      event.preventDefault();
      onPick(unproject({ x: 0.5, y: 0.5 }, view, aspect));
      return;
    }
    const next = turnByKey(event.key, view);
    if (next === null) return;
    event.preventDefault();
    setView(next);
  }
  const gestures = useGestures({
    onTurn(right, down) {
      const perPixel = view.fov / size.height;
      setView((before) =>
        limitView({
          ...before,
          yaw: before.yaw - right * perPixel,
          pitch: before.pitch + down * perPixel,
        }),
      );
    },
    onZoom: (ratio) => setView((before) => limitView({ ...before, fov: before.fov * ratio })),
  });
  return (
    <div
      ref={gestures.element}
      className={styles.panorama}
      role="application"
      aria-roledescription="360° panorama"
      aria-label={`${scene.name}: look around with the arrow keys, zoom with plus and minus`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keys look around.
      tabIndex={0}
      onKeyDown={onKeyDown}
      {...gestures.handlers}
      onClick={(event) => {
        if (onPick === undefined || gestures.hasMoved()) return;
        const box = event.currentTarget.getBoundingClientRect();
        const place = {
          x: (event.clientX - box.left) / box.width,
          y: (event.clientY - box.top) / box.height,
        };
        onPick(unproject(place, view, aspect));
      }}
    >
      <canvas ref={canvas} />
      <Points
        points={scene.points}
        positionOf={(point) => project(point, view, aspect)}
        chosen={chosen}
        onChoose={onChoose}
      />
      {onPick !== undefined && <span className={styles.cursor} data-center aria-hidden="true" />}
    </div>
  );
}
