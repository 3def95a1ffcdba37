import { useEffect } from 'react';

/** Shown when the session is invalid; returns to the request for a new link. */
export function SessionExpired({ onOver }: { readonly onOver: () => void }) {
  useEffect(onOver, [onOver]);
  return null;
}
