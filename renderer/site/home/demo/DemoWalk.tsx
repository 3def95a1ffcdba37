import { useEffect, useState } from 'react';
import { PlainButton } from '../../../kit/button/PlainButton.tsx';
import { icon } from '../../../kit/icon/icon.tsx';
import { PlayIcon } from '../homeIcons.tsx';
import { DemoScene } from './DemoScenes.tsx';
import styles from './DemoWalk.module.css';
import { clockText, cueAt, DEMO_SECONDS, timedCues } from './demoScript.ts';

const PauseIcon = icon(
  'M6 3H4c-.55 0-1 .45-1 1v8c0 .55.45 1 1 1h2c.55 0 1-.45 1-1V4c0-.55-.45-1-1-1m6 0h-2c-.55 0-1 .45-1 1v8c0 .55.45 1 1 1h2c.55 0 1-.45 1-1V4c0-.55-.45-1-1-1',
);

const TICK_MS = 250;

/** Nobody who asked for less motion is shown any before they ask for it. */
const startsByItself = () => !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Our own demo: drawn screens with captions, played like a film. */
export default function DemoWalk() {
  const [second, setSecond] = useState(0);
  const [isPlaying, setPlaying] = useState(startsByItself);
  const [hasCaptions, setCaptions] = useState(true);
  const isOver = second >= DEMO_SECONDS;
  const runs = isPlaying && !isOver;
  const { scene, title, caption } = cueAt(second);

  useEffect(() => {
    if (!runs) return;
    const clock = setInterval(
      () => setSecond((before) => Math.min(before + TICK_MS / 1000, DEMO_SECONDS)),
      TICK_MS,
    );
    return () => clearInterval(clock);
  }, [runs]);

  return (
    <figure className={styles.walk}>
      <div className={styles.picture}>
        <DemoScene key={scene} scene={scene} />
      </div>
      <figcaption className={styles.caption} data-hidden={!hasCaptions}>
        <strong>{title}</strong>
        <span>{caption}</span>
      </figcaption>
      <div className={styles.controls}>
        <PlainButton
          variant="minimal"
          aria-label={runs ? 'Pause' : isOver ? 'Play again' : 'Play'}
          onClick={() => {
            if (isOver) setSecond(0);
            setPlaying(!runs);
          }}
        >
          {runs ? <PauseIcon /> : <PlayIcon />}
        </PlainButton>
        <input
          type="range"
          aria-label="Position"
          aria-valuetext={`${clockText(second)}, ${title}`}
          min={0}
          max={DEMO_SECONDS}
          step={1}
          value={Math.floor(second)}
          list="demo-scenes"
          onChange={({ target }) => setSecond(Number(target.value))}
        />
        <datalist id="demo-scenes">
          {timedCues.map(({ start }) => (
            <option key={start} value={start} />
          ))}
        </datalist>
        <span className={styles.time}>
          {clockText(second)} / {clockText(DEMO_SECONDS)}
        </span>
        <PlainButton
          variant="minimal"
          aria-pressed={hasCaptions}
          onClick={() => setCaptions(!hasCaptions)}
        >
          Captions
        </PlainButton>
      </div>
    </figure>
  );
}
