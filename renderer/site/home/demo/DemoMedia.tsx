import { useEffect, useRef, useState } from 'react';
import {
  CLIENT_ERROR_EVENT,
  type ClientErrorDetail,
} from '#shared/admin/operations/client-errors.ts';
import { EMBED_TIMEOUT_MS } from '#shared/constants.ts';
import { DEMO_SIZE } from '#shared/demo-video.ts';
import { embedNotices } from '#shared/texts/site.ts';
import { buttonClass } from '../../../ui/button/buttonClass.ts';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import { Toaster } from '../../../ui/toaster/Toaster.tsx';
import styles from './DemoDialog.module.css';
import mp4 from './video/haven-demo.mp4';
import captions from './video/haven-demo.vtt';
import webm from './video/haven-demo.webm';
import poster from './video/haven-demo.webp';

type Media = 'loading' | 'loaded' | 'failed';

/** External player configured at build time; empty for the bundled video. */
const player = import.meta.env.VITE_DEMO_VIDEO_URL ?? '';

/** The demo: the bundled video or the external player configured at build time. */
export function DemoMedia() {
  const [attempt, setAttempt] = useState(0);
  const [media, setMedia] = useState<Media>('loading');
  const [isFull, setFull] = useState(false);
  const [isToasted, setToasted] = useState(false);

  function settle(next: Media) {
    setMedia(next);
    setToasted(next === 'failed');
    if (next !== 'failed') return;
    const detail: ClientErrorDetail = { kind: 'embed', error: "The demo didn't load" };
    dispatchEvent(new CustomEvent(CLIENT_ERROR_EVENT, { detail }));
  }

  function tryAgain() {
    settle('loading');
    setAttempt(attempt + 1);
  }

  return (
    <div className={styles.stage} data-full={isFull}>
      {media === 'loading' && (
        <p role="status" className={styles.loading}>
          Loading demo…
        </p>
      )}
      {media === 'failed' ? (
        <FailureCard onTryAgain={tryAgain} />
      ) : player === '' ? (
        <OwnVideo key={attempt} isRetry={attempt > 0} onSettled={settle} />
      ) : (
        <OutsideVideo key={attempt} onSettled={settle} />
      )}
      {media === 'loaded' && (
        <PlainButton className={styles.full} onClick={() => setFull(!isFull)}>
          {isFull ? 'Exit full screen' : 'Open in full screen'}
        </PlainButton>
      )}
      {isToasted && (
        <Toaster
          label="Demo"
          toasts={[{ id: 'demo', intent: 'danger', ...embedNotices.loadingIssue }]}
          onDismiss={() => setToasted(false)}
        />
      )}
    </div>
  );
}

interface MediaProps {
  readonly onSettled: (media: Media) => void;
}

const prefersLessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Autoplays on open; with reduced motion it waits for the play button. */
function OwnVideo({ isRetry, onSettled }: MediaProps & { readonly isRetry: boolean }) {
  const ref = useRef<HTMLVideoElement>(null);
  const [startsItself] = useState(() => !prefersLessMotion());
  const fail = () => onSettled('failed');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each attempt
  useEffect(() => {
    // The clicked button no longer exists.
    if (isRetry) ref.current?.focus();
    // Nothing loads until it plays.
    if (!startsItself) onSettled('loaded');
  }, []);
  return (
    <video
      ref={ref}
      aria-label="90-second demo"
      className={styles.video}
      poster={poster}
      {...DEMO_SIZE}
      controls
      playsInline
      preload="none"
      autoPlay={startsItself}
      onLoadedData={() => onSettled('loaded')}
      onError={({ target, currentTarget }) => {
        // React also forwards errors of the sources here.
        if (target === currentTarget) fail();
      }}
    >
      <source src={webm} type="video/webm" />
      {/* Browsers try sources in order: an error on the last one means none can play. */}
      <source src={mp4} type="video/mp4" onError={fail} />
      <track kind="captions" src={captions} srcLang="en" label="English" default />
    </video>
  );
}

/** Iframes never report load errors, so a timeout counts as failure. */
function OutsideVideo({ onSettled }: MediaProps) {
  const [isThere, setThere] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one limit for each attempt
  useEffect(() => {
    if (isThere) return;
    const limit = setTimeout(() => onSettled('failed'), EMBED_TIMEOUT_MS);
    return () => clearTimeout(limit);
  }, [isThere]);
  return (
    <iframe
      title="90-second demo"
      src={player}
      className={styles.video}
      referrerPolicy="strict-origin-when-cross-origin"
      allow="fullscreen; encrypted-media; picture-in-picture"
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      onLoad={() => {
        setThere(true);
        onSettled('loaded');
      }}
    />
  );
}

function FailureCard({ onTryAgain }: { readonly onTryAgain: () => void }) {
  const { title, description } = embedNotices.unavailable;
  return (
    <div className={styles.failure}>
      <h3>{title}</h3>
      <p>{description}</p>
      <div>
        <PlainButton intent="primary" onClick={onTryAgain}>
          Try Again
        </PlainButton>
        <a
          href={player === '' ? mp4 : player}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({})}
        >
          Open Directly
        </a>
      </div>
    </div>
  );
}
