import { useId, useState } from 'react';
import { TextField } from '../../../ui/form/TextField.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { type Cue, formatVideoTime } from './courseMedia.ts';
import styles from './Media.module.css';

interface TranscriptProps {
  readonly cues: readonly Cue[];
  /** Where the video is. */
  readonly time: number;
  readonly onPick: (start: number) => void;
}

/** The transcript of a video, made from its captions. A line moves the video to its time. */
export function Transcript({ cues, time, onPick }: TranscriptProps) {
  const [words, setWords] = useState('');
  const heading = useId();
  const wanted = words.trim().toLowerCase();
  const shown =
    wanted === '' ? cues : cues.filter(({ text }) => text.toLowerCase().includes(wanted));
  return (
    <section aria-labelledby={heading} className={styles.transcript}>
      <h3 id={heading}>Transcript</h3>
      <TextField
        label="Search the transcript"
        type="search"
        maxLength={100}
        autoComplete="off"
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <p role="status" className={ui.caption}>
        {wanted === ''
          ? `${cues.length} lines`
          : shown.length === 0
            ? 'No results'
            : `${shown.length} of ${cues.length} lines`}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list needs the keyboard */}
      <ol className={styles.lines} tabIndex={0} aria-labelledby={heading}>
        {shown.map(({ start, end, text }) => (
          <li key={`${start} ${text}`}>
            <button
              type="button"
              aria-current={time >= start && time < end ? 'true' : undefined}
              onClick={() => onPick(start)}
            >
              <span className={ui.caption}>{formatVideoTime(start)}</span>
              <span>{text}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
