import { Button } from '@blueprintjs/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import { cropped, draw, LARGEST_ZOOM, moved, WHOLE } from './crop.ts';
import styles from './Picture.module.css';

interface CropDialogProps {
  readonly picture: ImageBitmap;
  readonly isSaving: boolean;
  readonly onSave: (content: Blob) => void;
  readonly onClose: () => void;
}

const SHOWN = 288;
const STEP = 0.05;
const BY_KEY: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [STEP, 0],
  ArrowRight: [-STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
};

/** The square that is kept: dragged or moved by arrow keys, enlarged by the slider. */
export function CropDialog({ picture, isSaving, onSave, onClose }: CropDialogProps) {
  const [crop, setCrop] = useState(WHOLE);
  const canvas = useRef<HTMLCanvasElement>(null);
  const held = useRef<{ readonly x: number; readonly y: number } | null>(null);

  useEffect(() => {
    if (canvas.current !== null) draw(canvas.current, picture, crop);
  }, [picture, crop]);

  function onKeyDown(event: KeyboardEvent) {
    const step = BY_KEY[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setCrop((before) => moved(picture, before, ...step));
  }
  async function save() {
    const content = await cropped(picture, crop);
    if (content !== null) onSave(content);
  }
  return (
    <Dialog label="Crop your picture" place="top" onClose={onClose}>
      <div className={styles.crop}>
        <h2>Crop your picture</h2>
        <canvas
          ref={canvas}
          width={SHOWN * 2}
          height={SHOWN * 2}
          tabIndex={0}
          role="img"
          aria-label="Your picture as it will be shown. Arrow keys move it."
          className={styles.canvas}
          onKeyDown={onKeyDown}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            held.current = { x: event.clientX, y: event.clientY };
          }}
          onPointerMove={(event) => {
            if (held.current === null) return;
            const { x, y } = held.current;
            const { width } = event.currentTarget.getBoundingClientRect();
            held.current = { x: event.clientX, y: event.clientY };
            const [right, down] = [(event.clientX - x) / width, (event.clientY - y) / width];
            setCrop((before) => moved(picture, before, right, down));
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
            step={0.05}
            value={crop.zoom}
            onChange={({ target }) => setCrop({ ...crop, zoom: Number(target.value) })}
          />
        </label>
        <p className={styles.note}>
          Where and with what it was taken is removed before it leaves this device.
        </p>
        <div className={styles.buttons}>
          <Button intent="primary" loading={isSaving} onClick={() => void save()}>
            Use this picture
          </Button>
          <Button variant="minimal" disabled={isSaving} onClick={onClose}>
            Cancel
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
