import { useEffect, useRef } from 'react';

/** Moves focus to what replaced a form: a confirmation or the next step. */
export function useArrivalFocus<Target extends HTMLElement>(shouldFocus = true) {
  const target = useRef<Target>(null);
  useEffect(() => {
    if (shouldFocus) target.current?.focus();
  }, [shouldFocus]);
  return target;
}

/** Returns focus to the control that opened a form once it closes. */
export function useReturnFocus<Target extends HTMLElement>(isOpen: boolean) {
  const opener = useRef<Target>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return opener;
}
