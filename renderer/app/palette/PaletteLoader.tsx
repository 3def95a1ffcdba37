import { Suspense, useEffect, useState } from 'react';
import { useHost } from '../../host/HostContext.tsx';
import { lazyPart } from '../../ui/chunk/lazyPart.tsx';
import {
  onPaletteRequested,
  onPaletteShortcut,
  openPalette,
} from '../../ui/header/paletteEvents.ts';
import { takeBufferedTyping } from '../../ui/header/typingBuffer.ts';

const Palette = lazyPart(() => import('./Palette.tsx'));

/** Waits for Ctrl-K or ⌘-K; the palette is loaded on first use. */
export function PaletteLoader() {
  const [isOpen, setOpen] = useState(false);
  const { onSearch } = useHost();
  useEffect(() => onPaletteRequested(() => setOpen(true)), []);
  useEffect(() => onSearch(openPalette), [onSearch]);
  useEffect(
    () =>
      onPaletteShortcut(() => {
        if (isOpen) takeBufferedTyping();
        setOpen(!isOpen);
      }),
    [isOpen],
  );
  return isOpen ? (
    <Suspense>
      <Palette onClose={() => setOpen(false)} />
    </Suspense>
  ) : null;
}
