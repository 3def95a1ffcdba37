import { createContext, use } from 'react';
import type { Host } from '#shared/host.ts';

export const HostContext = createContext<Host | null>(null);

export function useHost(): Host {
  const host = use(HostContext);
  if (host === null) throw new Error('useHost must be used within a HostContext');
  return host;
}
