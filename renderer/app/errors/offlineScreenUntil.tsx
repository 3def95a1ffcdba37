import { type ComponentType, startTransition, useCallback, useState } from 'react';
import { failedOffline, loadChunk } from '../../host/loadChunk.ts';
import { useRetryOnReconnect } from '../../ui/chunk/useRetryOnReconnect.ts';
import { OfflineScreen } from './OfflineScreen.tsx';

interface LoadedScreen {
  readonly Component: ComponentType;
}

/**
 * Returns a screen that says it isn't available offline, and replaces itself once its code can be loaded. The router
 * never loads a failed route again, so the screen does it without reloading the page.
 */
export function offlineScreenUntil(load: () => Promise<LoadedScreen>): ComponentType {
  let loaded: LoadedScreen | undefined;

  return function ScreenOnReconnect() {
    const [screen, setScreen] = useState(loaded);
    const [attempt, setAttempt] = useState(0);
    const [error, setError] = useState<unknown>(null);
    const retry = useCallback(() => {
      loadChunk(load).then(
        (next) => {
          loaded = next;
          startTransition(() => setScreen(next));
        },
        (failure: unknown) => {
          if (failedOffline(failure)) setAttempt((before) => before + 1);
          else setError(failure);
        },
      );
    }, []);
    if (error !== null) throw error;
    if (screen !== undefined) return <screen.Component />;
    return <Waiting key={attempt} onReconnect={retry} />;
  };
}

function Waiting({ onReconnect }: { readonly onReconnect: () => void }) {
  useRetryOnReconnect(onReconnect, true);
  return <OfflineScreen />;
}
