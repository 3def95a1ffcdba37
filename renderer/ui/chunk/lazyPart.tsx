import {
  type ComponentType,
  createContext,
  lazy,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useEffect,
  useState,
} from 'react';
import { failedOffline, loadChunk, loadOnce } from '../../host/loadChunk.ts';
import { FailedPart } from './FailedPart.tsx';

/** The server renders nothing in its place. */
const leftToTheApp = new Promise<never>(() => undefined);

/** Replaces a failed part with the latest attempt. */
const ShowLatest = createContext<() => void>(() => undefined);

/**
 * Creates a component that loads when first rendered. On failure it shows an error in place with a retry; a retry
 * never reloads the page, which may hold unsaved input. On the server, a failure is left to the browser.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ readonly default: (props: Props) => ReactNode }>,
) {
  let latest = attempt(loadChunk);

  function attempt(loadWith: typeof loadOnce): ComponentType<Props> {
    const Attempt: ComponentType<Props> = lazy<ComponentType<Props>>(() =>
      import.meta.env.SSR
        ? load().catch(() => leftToTheApp)
        : loadWith(load).catch((error: unknown) => ({
            default: () => <Failed failedOffline={failedOffline(error)} renew={renew} />,
          })),
    );
    // React caches the result of an attempt, so each retry needs a new one.
    const renew = () => {
      if (latest === Attempt) latest = attempt(loadOnce);
    };
    return Attempt;
  }

  return function LazyPart(props: Props): ReactNode {
    const [Part, setPart] = useState(() => latest);
    const showLatest = useCallback(() => setPart(() => latest), []);
    return (
      <ShowLatest value={showLatest}>
        <Part {...props} />
      </ShowLatest>
    );
  };
}

interface FailedProps {
  readonly failedOffline: boolean;
  /** Starts a new attempt unless one is already the latest. */
  readonly renew: () => void;
}

function Failed({ failedOffline, renew }: FailedProps) {
  const showLatest = use(ShowLatest);
  // The part loads again wherever it is shown next.
  useEffect(() => renew, [renew]);
  const retry = useCallback(() => {
    renew();
    // Surrounding content stays visible during loading.
    startTransition(showLatest);
  }, [renew, showLatest]);
  return <FailedPart failedOffline={failedOffline} onRetry={retry} />;
}

/** A low-priority part that loads after the first screen is rendered. */
export const lazyIdlePart: typeof lazyPart = (load) =>
  lazyPart(async () => {
    await (import.meta.env.SSR ? leftToTheApp : null);
    return load();
  });
