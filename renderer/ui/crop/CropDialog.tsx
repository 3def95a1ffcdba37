import { Button } from '@blueprintjs/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Dialog } from '../dialog/Dialog.tsx';
import ui from '../theme/ui.module.css';
import styles from './Crop.module.css';
import {
  type CropOutput,
  type CroppedImage,
  drawCrop,
  FULL_CROP,
  LARGEST_ZOOM,
  moveCrop,
  renderCrop,
  ZOOM_STEP,
  zoomCrop,
} from './crop.ts';

/** An allowed crop shape, as its aspect ratio (width ÷ height). */
export interface CropShape {
  readonly label: string;
  readonly ratio: number;
}

interface CropDialogProps {
  readonly picture: ImageBitmap;
  readonly title: string;
  /** The first is the default; a single shape shows no choice. */
  readonly shapes: readonly [CropShape, ...CropShape[]];
  readonly isRound?: true;
  readonly keptAs: CropOutput;
  readonly isSaving: boolean;
  /** An error with the saved crop. */
  readonly problem?: string | null;
  readonly onSave: (kept: CroppedImage) => void;
  readonly onClose: () => void;
}

const SHOWN = 480;
const STEP = 0.05;
const BY_KEY: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [STEP, 0],
  ArrowRight: [-STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
};
const ZOOM_BY_KEY: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1 };

/** Dialog to crop an image: drag or use arrow keys to move, the slider or plus and minus to zoom. */
export function CropDialog(props: CropDialogProps) {
  const { picture, title, shapes, isRound, keptAs, isSaving, problem, onSave, onClose } = props;
  const [crop, setCrop] = useState(FULL_CROP);
  const [{ ratio, label }, setShape] = useState(shapes[0]);
  const canvas = useRef<HTMLCanvasElement>(null);
  const isCutting = useRef(false);
  const held = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const scale = SHOWN / Math.max(ratio, 1);

  useEffect(() => {
    if (canvas.current !== null) drawCrop(canvas.current, picture, crop, ratio);
  }, [picture, crop, ratio]);

  function onKeyDown(event: KeyboardEvent) {
    const step = BY_KEY[event.key];
    const zoom = ZOOM_BY_KEY[event.key];
    if (step === undefined && zoom === undefined) return;
    event.preventDefault();
    setCrop((before) =>
      step === undefined
        ? zoomCrop(before, (zoom ?? 0) * ZOOM_STEP * 4)
        : moveCrop(picture, before, ratio, ...step),
    );
  }
  async function save() {
    // A second click before the crop finishes would save it twice.
    if (isCutting.current) return;
    isCutting.current = true;
    const cropped = await renderCrop(picture, crop, ratio, keptAs);
    isCutting.current = false;
    if (cropped !== null) onSave(cropped);
  }
  return (
    <Dialog label={title} place="top" onClose={onClose}>
      <div className={styles.crop}>
        <h2>{title}</h2>
        {shapes.length > 1 && (
          <fieldset className={`${ui.wrap} ${styles.shapes}`}>
            <legend className={styles.note}>Shape</legend>
            {shapes.map((shape) => (
              <Button
                key={shape.label}
                size="small"
                active={shape.label === label}
                aria-pressed={shape.label === label}
                onClick={() => setShape(shape)}
              >
                {shape.label}
              </Button>
            ))}
          </fieldset>
        )}
        <canvas
          ref={canvas}
          key={ratio}
          width={Math.round(ratio * scale * 2)}
          height={Math.round(scale * 2)}
          tabIndex={0}
          role="img"
          aria-label="Preview of your photo. Arrow keys move it, plus and minus zoom."
          className={isRound ? `${styles.canvas} ${styles.round}` : styles.canvas}
          onKeyDown={onKeyDown}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            held.current = { x: event.clientX, y: event.clientY };
          }}
          onPointerMove={(event) => {
            if (held.current === null) return;
            const { x, y } = held.current;
            const { width, height } = event.currentTarget.getBoundingClientRect();
            held.current = { x: event.clientX, y: event.clientY };
            const [right, down] = [(event.clientX - x) / width, (event.clientY - y) / height];
            setCrop((before) => moveCrop(picture, before, ratio, right, down));
          }}
          onPointerUp={() => {
            held.current = null;
          }}
        />
        <label className={styles.zoom}>
          Zoom
          <input
            type="range"
            min={1}
            max={LARGEST_ZOOM}
            step={ZOOM_STEP}
            value={crop.zoom}
            onChange={({ target }) => setCrop({ ...crop, zoom: Number(target.value) })}
          />
        </label>
        <p className={styles.note}>Location and camera data are removed before upload.</p>
        {problem != null && (
          <p role="alert" className={ui.error}>
            {problem}
          </p>
        )}
        <div className={ui.wrap}>
          <Button intent="primary" loading={isSaving} onClick={() => void save()}>
            Use this photo
          </Button>
          <Button variant="minimal" disabled={isSaving} onClick={onClose}>
            Cancel
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
