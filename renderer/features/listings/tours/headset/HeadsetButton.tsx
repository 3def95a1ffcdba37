import { type RefObject, useEffect, useRef, useState } from 'react';
import { PlainButton } from '../../../../ui/button/PlainButton.tsx';
import { announce } from '../../../../ui/live/announce.ts';
import ui from '../../../../ui/theme/ui.module.css';

/** Shows the current scene in a session, and resolves when the session has ended. */
export type Headset = RefObject<((session: XRSession) => Promise<void>) | null>;

const NO_API = "This browser doesn't support headsets.";
const NO_DEVICE = 'Connect a headset to view this tour in it.';
const BLOCKED = 'Reload the page to check for a headset.';
const LOADING = 'The scene is still loading. Try again in a moment.';
const FAILED = "The headset view didn't start. Check the headset, then try again.";

interface WithPolicy {
  readonly featurePolicy?: { allowsFeature(name: string): boolean };
}

/** True if the document allows headsets: if it was opened at this page, where browsers don't tell its policy. */
function isAllowed(): boolean {
  const policy = (document as WithPolicy).featurePolicy;
  if (policy !== undefined) return policy.allowsFeature('xr-spatial-tracking');
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && new URL(entry.name).pathname === location.pathname;
}

/** Returns why there is no headset view, or null if there is one. */
async function findHeadsetProblem(): Promise<string | null> {
  if (navigator.xr === undefined) return NO_API;
  if (!isAllowed()) return BLOCKED;
  try {
    return (await navigator.xr.isSessionSupported('immersive-vr')) ? null : NO_DEVICE;
  } catch {
    return NO_API;
  }
}

/** Opens the current scene in a headset, or says why that isn't possible. */
export function HeadsetButton({ headset }: { readonly headset: Headset }) {
  const [problem, setProblem] = useState<string | null | undefined>(undefined);
  const [failure, setFailure] = useState<string | null>(null);
  const [isPresenting, setPresenting] = useState(false);
  const session = useRef<XRSession | null>(null);
  useEffect(() => {
    let isOver = false;
    const check = async () => {
      const found = await findHeadsetProblem();
      if (!isOver) setProblem(found);
    };
    void check();
    navigator.xr?.addEventListener('devicechange', check);
    return () => {
      isOver = true;
      navigator.xr?.removeEventListener('devicechange', check);
      void session.current?.end();
    };
  }, []);

  async function start() {
    setFailure(null);
    const present = headset.current;
    if (present === null) {
      setFailure(LOADING);
      return;
    }
    try {
      const opened = await navigator.xr?.requestSession('immersive-vr', {
        optionalFeatures: ['local-floor'],
      });
      if (opened === undefined) return;
      session.current = opened;
      setPresenting(true);
      try {
        await present(opened);
      } finally {
        session.current = null;
        setPresenting(false);
        await opened.end().catch(() => undefined);
      }
      announce('Headset view ended');
    } catch {
      setFailure(FAILED);
    }
  }

  if (problem === undefined) return null;
  if (problem === BLOCKED) {
    return (
      <span className={ui.caption}>
        {problem}{' '}
        <PlainButton size="small" variant="minimal" onClick={() => location.reload()}>
          Reload page
        </PlainButton>
      </span>
    );
  }
  if (problem !== null) return <span className={ui.caption}>{problem}</span>;
  return (
    <>
      {failure !== null && (
        <span role="alert" className={ui.caption}>
          {failure}
        </span>
      )}
      {isPresenting ? (
        <PlainButton variant="minimal" onClick={() => void session.current?.end()}>
          Exit headset view
        </PlainButton>
      ) : (
        <PlainButton variant="minimal" onClick={() => void start()}>
          View in headset
        </PlainButton>
      )}
    </>
  );
}
