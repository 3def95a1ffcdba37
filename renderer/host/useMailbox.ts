import { useEffect, useState } from 'react';
import { useHost } from './HostContext.tsx';

/** URL of the local mailbox that captures emails and texts; null if they are sent or not loaded yet. */
export function useMailbox(): string | null {
  const host = useHost();
  const [mailbox, setMailbox] = useState<string | null>(null);
  useEffect(() => {
    let isHere = true;
    host.backend().then(
      (address) => isHere && setMailbox(address.mailbox),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [host]);
  return mailbox;
}
