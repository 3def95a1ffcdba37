import { Button } from '@blueprintjs/core';
import { type PointerEvent, useRef, useState } from 'react';
import styles from './Rooms.module.css';

const WIDTH = 600;
const HEIGHT = 200;
const LONGEST = 18_000;

/** Pad for drawing a signature, returned as an SVG path. */
export function SignaturePad({ onDrawn }: { readonly onDrawn: (path: string | null) => void }) {
  const [path, setPath] = useState('');
  const isDown = useRef(false);

  function add(event: PointerEvent<SVGSVGElement>, act: 'M' | 'L') {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const x = Math.round(((event.clientX - left) / width) * WIDTH);
    const y = Math.round(((event.clientY - top) / height) * HEIGHT);
    if (path.length > LONGEST) return;
    const next = `${path}${act}${x} ${y} `;
    setPath(next);
    onDrawn(next.trim());
  }
  return (
    <div>
      <p className={styles.label}>Draw your signature (optional)</p>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className={styles.pad}
        role="img"
        aria-label={path === '' ? 'Nothing drawn yet' : 'Your drawn signature'}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          isDown.current = true;
          add(event, 'M');
        }}
        onPointerMove={(event) => isDown.current && add(event, 'L')}
        onPointerUp={() => {
          isDown.current = false;
        }}
      >
        <path d={path === '' ? 'M0 0' : path} />
      </svg>
      {path !== '' && (
        <Button
          size="small"
          variant="minimal"
          onClick={() => {
            setPath('');
            onDrawn(null);
          }}
        >
          Clear
        </Button>
      )}
    </div>
  );
}
