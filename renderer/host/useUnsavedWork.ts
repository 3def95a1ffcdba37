import { useEffect } from 'react';
import { useHost } from './HostContext.tsx';

function keepInBrowser(): () => void {
  const ask = (event: Event) => event.preventDefault();
  addEventListener('beforeunload', ask);
  return () => removeEventListener('beforeunload', ask);
}

/** While a form holds what nobody else has, nothing ends its page without asking. */
export function useUnsavedWork(isUnsaved: boolean): void {
  const { keepUnsaved } = useHost();
  useEffect(
    () => (isUnsaved ? (keepUnsaved ?? keepInBrowser)() : undefined),
    [keepUnsaved, isUnsaved],
  );
}
