import { useEffect, useState } from 'react';
import { EMBED_TIMEOUT_MS } from '#shared/constants.ts';
import { embedNotices } from '#shared/messages/site.ts';
import { FAULT_EVENT, type ToldFault } from '#shared/operations/faults.ts';
import { buttonClass } from '../../../kit/button/buttonClass.ts';
import { PlainButton } from '../../../kit/button/PlainButton.tsx';
import { Toaster } from '../../../kit/toaster/Toaster.tsx';
import { useOnDemand } from '../useOnDemand.ts';
import styles from './DemoDialog.module.css';
import { demoVideo } from './demoVideo.ts';

type Media = 'loading' | 'loaded' | 'failed';

const loadWalk = () => import('./DemoWalk.tsx');

/** The demo itself: the administrator's video where one is set, else our own walk through the product. */
export function DemoMedia() {
  const [attempt, setAttempt] = useState(0);
  const [media, setMedia] = useState<Media>('loading');
  const [isFull, setFull] = useState(false);
  const [isToasted, setToasted] = useState(false);

  function settle(next: Media) {
    setMedia(next);
    setToasted(next === 'failed');
    if (next !== 'failed') return;
    const detail: ToldFault = { kind: 'embed', error: 'The demo did not load' };
    dispatchEvent(new CustomEvent(FAULT_EVENT, { detail }));
  }

  function tryAgain() {
    settle('loading');
    setAttempt(attempt + 1);
  }

  return (
    <div className={styles.stage} data-full={isFull}>
      {media === 'loading' && (
        <p role="status" className={styles.loading}>
          Loading the demo…
        </p>
      )}
      {media === 'failed' ? (
        <FailureCard onTryAgain={tryAgain} />
      ) : demoVideo.address === null ? (
        <Walk key={attempt} onSettled={settle} />
      ) : (
        <Video key={attempt} address={demoVideo.address} onSettled={settle} />
      )}
      {media === 'loaded' && (
        <PlainButton className={styles.full} onClick={() => setFull(!isFull)}>
          {isFull ? 'Leave full screen' : 'Open in full screen'}
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

/** Our own walk, whose script comes from where this page came from. */
function Walk({ onSettled }: MediaProps) {
  const { Part, want, hasFailed } = useOnDemand(loadWalk);
  const outcome: Media = hasFailed ? 'failed' : Part === null ? 'loading' : 'loaded';
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is wanted once, when it appears
  useEffect(want, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when it changes
  useEffect(() => onSettled(outcome), [outcome]);
  return Part === null ? null : <Part />;
}

/** A player of somebody else's. A frame never says that it failed, so silence for long enough counts. */
function Video({ address, onSettled }: MediaProps & { readonly address: string }) {
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
      src={address}
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
          href={demoVideo.openAt}
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
