import { useCallback, useMemo, useState } from 'react';
import { TourViewer } from '../../features/listings/tours/TourViewer.tsx';
import { siteName } from '../../ui/brand/siteName.ts';
import { RetryButton } from '../../ui/state/RetryButton.tsx';
import { useLiveData } from '../data/useLiveData.ts';
import styles from './PropertyTours.module.css';
import { loadTour, loadTourModel } from './propertyTours.ts';

interface OpenedTourProps {
  readonly listingId: string;
  readonly name: string;
}

/** One tour on a public page, with the site's and the listing's name over its pictures. */
export default function OpenedTour({ listingId, name }: OpenedTourProps) {
  const load = useMemo(() => (signal: AbortSignal) => loadTour(listingId, signal), [listingId]);
  const { data, retry } = useLiveData(load);
  const [sceneId, setSceneId] = useState<string | null>(null);
  const loadModel = useCallback((id: string) => loadTourModel(listingId, id), [listingId]);
  if (data.state === 'loading') {
    return (
      <p role="status" className={styles.message}>
        Loading tour…
      </p>
    );
  }
  if (data.state === 'failed') {
    return (
      <div role="alert" className={styles.message}>
        <p>{data.failure instanceof Error ? data.failure.message : "Couldn't load."}</p>
        <RetryButton onRetry={retry} />
      </div>
    );
  }
  if (data.value === null) {
    return <p className={styles.message}>This tour is no longer available.</p>;
  }
  return (
    <TourViewer
      scenes={data.value.scenes}
      pictures={data.value.pictures}
      sceneId={sceneId}
      onScene={setSceneId}
      startsPlaying={false}
      loadModel={loadModel}
      watermark={`${siteName()} · ${name}`}
    />
  );
}
