import type { ComponentProps } from 'react';
import { formatDay } from '#shared/format/date.ts';
import { useAuth } from '../../../session/auth/index.ts';
import { siteName } from '../../../ui/brand/siteName.ts';
import { TourViewer } from './TourViewer.tsx';
import type { Community } from './tourShapes.ts';
import { useLoadModel } from './useLoadModel.ts';

interface MarkedTourProps
  extends Omit<ComponentProps<typeof TourViewer>, 'loadModel' | 'watermark'> {
  readonly listing: Community;
}

/** A tour with its reader's address over the pictures, or for visitors with the site's and the listing's name. */
export function MarkedTour({ listing, ...tour }: MarkedTourProps) {
  const loadModel = useLoadModel(listing.id);
  const { session } = useAuth();
  const watermark =
    session === null
      ? `${siteName()} · ${listing.property_name}`
      : `${session.email} · ${formatDay(new Date().toISOString())}`;
  return <TourViewer {...tour} loadModel={loadModel} watermark={watermark} />;
}
