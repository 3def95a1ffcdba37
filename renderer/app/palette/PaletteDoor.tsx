import { lazy, Suspense, useEffect, useState } from 'react';
import { useHost } from '../../host/HostContext.tsx';
import { loadChunk } from '../errors/loadChunk.ts';
import { onPaletteWanted } from './paletteDoor.ts';

const Palette = lazy(() => loadChunk(() => import('./Palette.tsx')));

/** Waits for Ctrl-K or ⌘-K; the palette itself loads when it is first wanted. */
export function PaletteDoor() {
  const [isOpen, setOpen] = useState(false);
  const { onSearch } = useHost();
  useEffect(() => onPaletteWanted(() => setOpen(true)), []);
  useEffect(() => onSearch(() => setOpen(true)), [onSearch]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey) return;
      event.preventDefault();
      setOpen((before) => !before);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return isOpen ? (
    <Suspense>
      <Palette onClose={() => setOpen(false)} />
    </Suspense>
  ) : null;
}
