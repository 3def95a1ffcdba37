import { useAccessContext } from '../../../session/account/index.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import styles from './Rating.module.css';
import { RatingForm } from './RatingForm.tsx';
import { useGetOwnRatingQuery } from './ratingApi.ts';

interface RatingDialogProps {
  readonly userId: string;
  readonly onClose: () => void;
}

/** Dialog for rating the exchange, once, with later changes. Not shown to users without access. */
export default function RatingDialog({ userId, onClose }: RatingDialogProps) {
  const query = useGetOwnRatingQuery(userId);
  const approval = useAccessContext()?.approval;
  if (approval !== undefined && approval !== 'approved') return null;
  return (
    <Dialog label="Rate Your Experience" place="top" onClose={onClose}>
      <div className={styles.dialog} aria-busy={query.isFetching}>
        <h2>Rate Your Experience</h2>
        <Loaded answer={query} waiting={<Skeleton height="20.5rem" />}>
          {(own) => <RatingForm userId={userId} own={own} onClose={onClose} />}
        </Loaded>
      </div>
    </Dialog>
  );
}
