import { Button } from '@blueprintjs/core';
import { Cross } from '@blueprintjs/icons';
import { formatCalendarDay, formatDateTime } from '#shared/format/date.ts';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from '../Compliance.module.css';
import { useAcknowledgePolicyMutation, usePolicyTextQuery } from './complianceApi.ts';
import { Files } from './Files.tsx';

interface PolicyReaderProps {
  readonly id: string;
  /** A version; null for the latest. */
  readonly number: number | null;
  /** When the user acknowledged it; null to offer it, undefined if the user doesn't have to. */
  readonly readAt: string | null | undefined;
  readonly communityId: string;
  readonly onClose: () => void;
}

/** The text of a policy, with the acknowledgment of its reader. */
export function PolicyReader({ id, number, readAt, communityId, onClose }: PolicyReaderProps) {
  const query = usePolicyTextQuery({ id, number });
  const [acknowledge, { error, isLoading }] = useAcknowledgePolicyMutation();
  async function confirm(versionId: string) {
    const result = await acknowledge(versionId);
    if (result.error === undefined) onClose();
  }
  return (
    <Dialog label={query.data?.title ?? 'Policy'} place="panel" onClose={onClose}>
      <div className={styles.panel}>
        <Loaded answer={query} waiting={<Skeleton height="28rem" />} keepsLast>
          {(policy) => (
            <>
              <header>
                <div>
                  <h2>{policy.title}</h2>
                  <p className={ui.muted}>
                    Version {policy.number}, effective {formatCalendarDay(policy.effective_on)}.
                    Published by {policy.published_by}.
                  </p>
                </div>
                <Button variant="minimal" icon={<Cross />} aria-label="Close" onClick={onClose} />
              </header>
              {policy.change_note !== null && (
                <p className={ui.strong}>Changed: {policy.change_note}</p>
              )}
              <p className={ui.multiline}>{policy.body}</p>
              <Files
                communityId={communityId}
                kind="policy_version"
                subjectId={policy.version_id}
                title={policy.title}
                files={policy.files}
                canChange={false}
              />
              {readAt === null && (
                <div>
                  <Button
                    intent="primary"
                    loading={isLoading}
                    onClick={() => void confirm(policy.version_id)}
                  >
                    I have read this policy
                  </Button>
                </div>
              )}
              {readAt != null && (
                <p className={ui.muted}>You acknowledged it on {formatDateTime(readAt)}.</p>
              )}
              <ServerError error={error} title="Not acknowledged" />
            </>
          )}
        </Loaded>
      </div>
    </Dialog>
  );
}
