import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { ConfirmIdentity } from './ConfirmIdentity.tsx';
import styles from './Security.module.css';
import { useGetMySecurityQuery } from './securityApi.ts';

export interface ConfirmIdentityDialogProps {
  readonly onConfirmed: () => void;
  readonly onCancel: () => void;
}

/** Asks for the password, or for a code if the account has two-factor authentication. */
export default function ConfirmIdentityDialog({
  onConfirmed,
  onCancel,
}: ConfirmIdentityDialogProps) {
  const query = useGetMySecurityQuery();
  return (
    <Dialog label="Confirm it's you" place="side" onClose={onCancel}>
      <div className={styles.form}>
        <h2>Confirm it&apos;s you</h2>
        <Loaded answer={query} waiting={<Skeleton height="6rem" />}>
          {({ check }) => (
            <ConfirmIdentity
              needs={check.second_factor ? 'code' : 'password'}
              onConfirmed={onConfirmed}
              onCancel={onCancel}
            />
          )}
        </Loaded>
      </div>
    </Dialog>
  );
}
