import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useCloseOnOutside } from './useCloseOnOutside.ts';

/** Open state, focus, and keyboard handling of a menu button. */
export function useMenu(names: readonly string[]) {
  const [isOpen, setOpen] = useState(false);
  const rootRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const items = useRef<(HTMLElement | null)[]>([]);
  const initialIndex = useRef(0);

  function open(index: number) {
    initialIndex.current = index;
    setOpen(true);
  }

  function close() {
    setOpen(false);
    buttonRef.current?.focus();
  }

  function focus(index: number) {
    items.current[(index + names.length) % names.length]?.focus();
  }

  useEffect(() => {
    if (isOpen) items.current[initialIndex.current]?.focus();
  }, [isOpen]);
  useCloseOnOutside(rootRef, isOpen, () => setOpen(false));

  function onButtonKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open(event.key === 'ArrowDown' ? 0 : names.length - 1);
  }

  function onMenuKey(event: KeyboardEvent) {
    const present = items.current.indexOf(document.activeElement as HTMLElement | null);
    const target = targetOf(event.key, present, names);
    if (event.key === 'Escape') close();
    else if (event.key === 'Tab') setOpen(false);
    else if (target !== null) focus(target);
    if (event.key !== 'Tab' && (event.key === 'Escape' || target !== null)) event.preventDefault();
  }

  return {
    isOpen,
    rootRef,
    buttonRef,
    close,
    toggle: () => (isOpen ? setOpen(false) : open(0)),
    onButtonKey,
    onMenuKey,
    itemRef: (index: number) => (item: HTMLElement | null) => {
      items.current[index] = item;
    },
  };
}

/** Index of the entry a key moves to; a letter moves to the next entry that starts with it. */
function targetOf(key: string, present: number, names: readonly string[]): number | null {
  if (key === 'ArrowDown') return present + 1;
  if (key === 'ArrowUp') return present - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return names.length - 1;
  if (key.length !== 1 || key === ' ') return null;
  const order = names.map((_name, step) => (present + 1 + step) % names.length);
  return order.find((index) => names[index]?.toLowerCase().startsWith(key.toLowerCase())) ?? null;
}
