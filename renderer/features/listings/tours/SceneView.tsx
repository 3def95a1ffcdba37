import { useCallback, useState } from 'react';
import type { TourPoint, TourScene } from '#shared/listings/tours.ts';
import ui from '../../../ui/theme/ui.module.css';
import { FlatView } from './FlatView.tsx';
import { PanoramaView } from './PanoramaView.tsx';
import type { Place } from './projection.ts';
import type { TourPicture } from './toursApi.ts';

export interface SceneViewProps {
  readonly scene: TourScene;
  readonly picture: TourPicture;
  readonly chosen: string | null;
  readonly onChoose: (point: TourPoint) => void;
  /** Set while a position for a new point is picked. */
  readonly onPick?: ((at: Place) => void) | undefined;
}

interface Props extends SceneViewProps {
  readonly isMeasuring?: boolean;
  readonly isTurning?: boolean;
}

/** One scene of a tour. A panorama is shown flat where the browser can't draw it. */
export function SceneView({ isMeasuring = false, isTurning = false, ...rest }: Props) {
  const [isFlat, setFlat] = useState(false);
  const onUnsupported = useCallback(() => setFlat(true), []);
  if (rest.scene.kind !== 'panorama') return <FlatView {...rest} isMeasuring={isMeasuring} />;
  if (!isFlat) {
    return <PanoramaView {...rest} isTurning={isTurning} onUnsupported={onUnsupported} />;
  }
  return (
    <>
      <FlatView {...rest} isMeasuring={false} />
      <p className={ui.note}>
        This browser can't show 360° pictures, so the whole picture is shown.
      </p>
    </>
  );
}
