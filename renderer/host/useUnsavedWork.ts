import { useEffect } from 'react';
import { useHost } from './HostContext.tsx';

/** While a form holds what nobody else has, nothing ends its page without asking. */
export function useUnsavedWork(isUnsaved: boolean): void {
  const { keepUnsaved } = useHost();
  useEffect(() => (isUnsaved ? keepUnsaved() : undefined), [keepUnsaved, isUnsaved]);
}
