import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Closes an open menu or panel on a press or focus outside of it; `besides` selects what also belongs to it. */
export function useCloseOnOutside(
  ref: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
  besides?: string,
): void {
  const closeOnOutside = useEffectEvent(({ target }: Event) => {
    const isBeside =
      besides !== undefined && target instanceof Element && target.closest(besides) !== null;
    if (!isBeside && !ref.current?.contains(target as Node)) close();
  });
  useEffect(() => {
    if (!isOpen) return;
    const listener = (event: Event) => closeOnOutside(event);
    document.addEventListener('pointerdown', listener);
    document.addEventListener('focusin', listener);
    return () => {
      document.removeEventListener('pointerdown', listener);
      document.removeEventListener('focusin', listener);
    };
  }, [isOpen]);
}
