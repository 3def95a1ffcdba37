import { Button } from '@blueprintjs/core';
import { ChevronLeft, ChevronRight, Cross, ZoomIn, ZoomOut } from '@blueprintjs/icons';
import { type KeyboardEvent, useState } from 'react';
import { formatNumber } from '#shared/format/number.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { getPictureIndexForKey } from './galleryKeys.ts';
import { ListingPhoto } from './ListingPhoto.tsx';
import type { Picture } from './listing.ts';
import styles from './Property.module.css';

interface GalleryStageProps {
  readonly pictures: readonly Picture[];
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
  readonly onClose: () => void;
}

/** Full-window photo with 2x zoom; arrow keys navigate, + and - zoom. */
export function GalleryLightbox({ pictures, chosen, onChoose, onClose }: GalleryStageProps) {
  const [isZoomed, setZoomed] = useState(false);
  const shown = pictures[chosen];
  function onKeyDown({ key }: KeyboardEvent) {
    const next = getPictureIndexForKey(key, chosen, pictures.length);
    if (next !== null && !isZoomed) onChoose(next);
    if (key === '+') setZoomed(true);
    if (key === '-') setZoomed(false);
  }
  return (
    <Dialog label="Photos" place="stage" onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: every key has its button here. */}
      <div className={styles.stage} onKeyDown={onKeyDown}>
        <div className={styles.stageBar}>
          <span>
            {formatNumber(chosen + 1)} of {formatNumber(pictures.length)}
            {shown?.caption && ` · ${shown.caption}`}
          </span>
          <Button
            variant="minimal"
            icon={<ChevronLeft />}
            aria-label="Previous photo"
            onClick={() => onChoose((chosen - 1 + pictures.length) % pictures.length)}
          />
          <Button
            variant="minimal"
            icon={<ChevronRight />}
            aria-label="Next photo"
            onClick={() => onChoose((chosen + 1) % pictures.length)}
          />
          <Button
            variant="minimal"
            icon={isZoomed ? <ZoomOut /> : <ZoomIn />}
            aria-label={isZoomed ? 'Zoom out' : 'Zoom in'}
            onClick={() => setZoomed((before) => !before)}
          />
          <Button variant="minimal" icon={<Cross />} aria-label="Close" onClick={onClose} />
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is zoomed is scrolled by keys. */}
        <div className={styles.stagePicture} data-zoomed={isZoomed} tabIndex={0}>
          <ListingPhoto key={shown?.image_url} picture={shown} isDescribed loading="eager" />
        </div>
      </div>
    </Dialog>
  );
}
