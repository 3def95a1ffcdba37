import { useEffect } from 'react';

/** The server knows the session no more: back to where another link is asked for. */
export function SessionExpired({ onOver }: { readonly onOver: () => void }) {
  useEffect(onOver, [onOver]);
  return null;
}
