import { useStanding } from '../../core/account/index.ts';
import { isDataError } from '../../core/api/dataError.ts';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { DataErrorPanel } from '../../kit/state/DataErrorPanel.tsx';
import { Skeleton } from '../../kit/state/Skeleton.tsx';
import styles from './Rating.module.css';
import { RatingForm } from './RatingForm.tsx';
import { useGetOwnRatingQuery } from './ratingApi.ts';

interface RatingDialogProps {
  readonly userId: string;
  readonly onClose: () => void;
}

/**
 * Where a member says what they think of the exchange, once, and changes it later. Whoever may not enter
 * is not asked.
 */
export default function RatingDialog({ userId, onClose }: RatingDialogProps) {
  const { currentData: own, error, isFetching, refetch } = useGetOwnRatingQuery(userId);
  const approval = useStanding()?.approval;
  if (approval !== undefined && approval !== 'approved') return null;
  return (
    <Dialog label="Rate Your Experience" place="top" onClose={onClose}>
      <div className={styles.dialog} aria-busy={isFetching}>
        <h2>Rate Your Experience</h2>
        {own !== undefined ? (
          <RatingForm userId={userId} own={own} onClose={onClose} />
        ) : isDataError(error) ? (
          <DataErrorPanel error={error} isRetrying={isFetching} onRetry={refetch} />
        ) : (
          <Skeleton height="20.5rem" />
        )}
      </div>
    </Dialog>
  );
}
