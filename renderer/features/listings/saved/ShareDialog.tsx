import { type ComponentType, Suspense } from 'react';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import { lazyPart } from '../../../ui/chunk/lazyPart.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import styles from './Saved.module.css';
import type { ShareListProps } from './ShareList.tsx';

const ShareList = lazyPart<ShareListProps>(() => import('./ShareList.tsx'));

interface ShareDialogProps extends ShareListProps {
  readonly onClose: () => void;
  readonly Content?: ComponentType<ShareListProps>;
}

/** Dialog over the lists that can be closed whether or not its script loads. */
export function ShareDialog({ list, onClose, Content = ShareList }: ShareDialogProps) {
  return (
    <Dialog label={`Share ${list.name}`} place="panel" onClose={onClose}>
      <div className={`${styles.dialog} ${styles.sheet}`}>
        <Suspense fallback={<Skeleton height="20rem" />}>
          <Content list={list} />
        </Suspense>
        <div className={styles.acts}>
          <PlainButton onClick={onClose}>Done</PlainButton>
        </div>
      </div>
    </Dialog>
  );
}
