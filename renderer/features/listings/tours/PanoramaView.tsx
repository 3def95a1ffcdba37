import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { MovingPoints, type PointButtons, placePoints } from './MovingPoints.tsx';
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
  /** Not state: a frame draws and moves the points without a render. */
  const view = useRef<View>({ yaw: toYaw(scene.heading), pitch: 0, fov: START_FOV });
  const [buttons] = useState<PointButtons>(() => new Map());
  const aspect = size.width / size.height;

  function draw() {
    panorama.current?.draw(view.current, size);
    placePoints(buttons, size, (point) => project(point, view.current, aspect));
  }
  const latestDraw = useRef(draw);
  function look(next: View) {
    view.current = limitView(next);
    draw();
  }

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

  useLayoutEffect(() => {
    latestDraw.current = draw;
    draw();
  });

  useEffect(() => {
    headset.current = async (session) => {
      await (await loading.current)?.present(session, view.current.yaw);
      latestDraw.current();
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
      const { yaw } = view.current;
      view.current = limitView({ ...view.current, yaw: yaw + seconds * TURN_PER_SECOND });
      latestDraw.current();
      frame = requestAnimationFrame(turn);
    });
    return () => cancelAnimationFrame(frame);
  }, [isTurning]);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.target !== event.currentTarget) return;
    if (event.key === 'Enter' && onPick !== undefined) {
      event.preventDefault();
      onPick(unproject({ x: 0.5, y: 0.5 }, view.current, aspect));
      return;
    }
    const next = turnByKey(event.key, view.current);
    if (next === null) return;
    event.preventDefault();
    look(next);
  }
  const gestures = useGestures({
    onTurn(right, down) {
      const { yaw, pitch, fov } = view.current;
      const perPixel = fov / size.height;
      look({ yaw: yaw - right * perPixel, pitch: pitch + down * perPixel, fov });
    },
    onZoom: (ratio) => look({ ...view.current, fov: view.current.fov * ratio }),
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
        onPick(unproject(place, view.current, aspect));
      }}
    >
      <canvas ref={canvas} />
      <MovingPoints points={scene.points} buttons={buttons} chosen={chosen} onChoose={onChoose} />
      {onPick !== undefined && <span className={styles.cursor} data-center aria-hidden="true" />}
    </div>
  );
}
