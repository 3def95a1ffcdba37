import { useEffect } from 'react';
import { useHost } from './HostContext.tsx';

function keepInBrowser(): () => void {
  const preventUnload = (event: Event) => event.preventDefault();
  addEventListener('beforeunload', preventUnload);
  return () => removeEventListener('beforeunload', preventUnload);
}

/** Asks before the page closes while a form has unsaved work. */
export function useUnsavedWork(isUnsaved: boolean): void {
  const { keepUnsaved } = useHost();
  useEffect(
    () => (isUnsaved ? (keepUnsaved ?? keepInBrowser)() : undefined),
    [keepUnsaved, isUnsaved],
  );
}
