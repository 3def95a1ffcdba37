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
import { FailedPart } from './FailedPart.tsx';
import { failedOffline, loadChunk, loadOnce } from './loadChunk.ts';

/** The server draws nothing in its place. */
const leftToTheApp = new Promise<never>(() => undefined);

/** Shows the latest attempt in the place of a part that failed. */
const ShowLatest = createContext<() => void>(() => undefined);

/**
 * A component that loads when it is first drawn. If that fails it says so in its place and offers to load it again; a
 * retry never reloads the page, which may hold unsaved input. On the server a failure is left to the browser.
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
    // React keeps the result of an attempt, so that each retry needs another.
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
  /** Makes another attempt the latest, unless there is one. */
  readonly renew: () => void;
}

function Failed({ failedOffline, renew }: FailedProps) {
  const showLatest = use(ShowLatest);
  // Wherever the part is shown next, it is loaded again.
  useEffect(() => renew, [renew]);
  const retry = useCallback(() => {
    renew();
    // What is around the part stays visible while it loads.
    startTransition(showLatest);
  }, [renew, showLatest]);
  return <FailedPart failedOffline={failedOffline} onRetry={retry} />;
}

/** A part that no screen waits for: it loads after the first screen is drawn. */
export const lazyLatePart: typeof lazyPart = (load) =>
  lazyPart(async () => {
    await (import.meta.env.SSR ? leftToTheApp : null);
    return load();
  });
