import { useState } from 'react';
import { timedCues } from '#shared/demo-video.ts';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { CrossIcon } from '../../../ui/icon/CrossIcon.tsx';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import styles from './DemoDialog.module.css';
import { DemoMedia } from './DemoMedia.tsx';

/** Formats seconds as m:ss. */
const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** The demo with a transcript and links to sign up or try a live demo. */
export default function DemoDialog({ onClose }: { readonly onClose: () => void }) {
  const [hasTranscript, setTranscript] = useState(false);
  return (
    <Dialog label="90-second demo" place="stage" onClose={onClose}>
      <header className={styles.head}>
        <h2>Haven Exchange in 90 seconds</h2>
        <PlainButton variant="minimal" aria-label="Close demo" onClick={onClose}>
          <CrossIcon />
        </PlainButton>
      </header>
      <DemoMedia />
      <div className={styles.actions}>
        <LinkButton to="auth" query={{ mode: 'sign-up' }} intent="primary" size="large">
          Start Free Trial
        </LinkButton>
        <LinkButton to="contact" size="large">
          Schedule Live Demo
        </LinkButton>
        <PlainButton
          variant="minimal"
          aria-expanded={hasTranscript}
          aria-controls="demo-transcript"
          onClick={() => setTranscript(!hasTranscript)}
        >
          {hasTranscript ? 'Hide transcript' : 'Show transcript'}
        </PlainButton>
      </div>
      <ol id="demo-transcript" className={styles.transcript} hidden={!hasTranscript}>
        {timedCues.map(({ scene, start, caption }) => (
          <li key={scene}>
            <span>{clockText(start)}</span>
            <p>{caption}</p>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
