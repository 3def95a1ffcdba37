import { Button, Tag } from '@blueprintjs/core';
import { formatDay } from '#shared/format/date.ts';
import { formatList } from '#shared/format/list.ts';
import { ConfirmDialog } from '../../../data/form/ConfirmDialog.tsx';
import { Loaded, type QueryState } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Keys.module.css';
import { nameRecords } from './keys.ts';
import {
  type Sandbox,
  useCreateSandboxMutation,
  useDeleteSandboxMutation,
  useResetSandboxMutation,
} from './sandboxApi.ts';

interface SandboxBarProps {
  readonly answer: QueryState<Sandbox | null>;
  readonly onAct: (
    act:
      | { readonly what: 'new'; readonly accountId: string }
      | { readonly what: 'reset' | 'delete' },
  ) => void;
}

/** The user's sandbox: sample data that keys can read and change without touching real records. */
export function SandboxBar({ answer, onAct }: SandboxBarProps) {
  const [create, creating] = useCreateSandboxMutation();
  return (
    <section aria-label="Sandbox" className={styles.sandbox}>
      <Loaded answer={answer} waiting={<Skeleton height="2rem" />}>
        {(sandbox) =>
          sandbox === null ? (
            <>
              <p>Try the API on sample data. Nothing leaves a sandbox.</p>
              <Button size="small" loading={creating.isLoading} onClick={() => void create()}>
                Create sandbox
              </Button>
            </>
          ) : (
            <>
              <p>
                <Tag minimal intent="warning">
                  Sandbox
                </Tag>{' '}
                {formatList(nameRecords(sandbox.records)) || 'No records'}. Filled{' '}
                {formatDay(sandbox.created_at)}.
                {!sandbox.is_active && ' Its keys are refused, because your role changed.'}
              </p>
              <div className={ui.actions}>
                <Button size="small" onClick={() => onAct({ what: 'new', accountId: sandbox.id })}>
                  Create sandbox key
                </Button>
                <Button size="small" onClick={() => onAct({ what: 'reset' })}>
                  Reset sandbox
                </Button>
                <Button
                  size="small"
                  intent="danger"
                  variant="minimal"
                  onClick={() => onAct({ what: 'delete' })}
                >
                  Delete sandbox
                </Button>
              </div>
            </>
          )
        }
      </Loaded>
    </section>
  );
}

interface ConfirmProps {
  readonly onClose: () => void;
}

/** Confirms that the sandbox's records are replaced. */
export function ResetSandboxDialog({ onClose }: ConfirmProps) {
  const [reset] = useResetSandboxMutation();
  return (
    <ConfirmDialog
      title="Reset sandbox"
      action="Reset sandbox"
      failure="Not reset"
      intent="primary"
      confirm={() => reset()}
      onClose={onClose}
    >
      Its records are deleted and the sample data is added again. Keys and webhook endpoints of the
      sandbox stay.
    </ConfirmDialog>
  );
}

/** Confirms that the sandbox is deleted with its keys. */
export function DeleteSandboxDialog({ onClose }: ConfirmProps) {
  const [remove] = useDeleteSandboxMutation();
  return (
    <ConfirmDialog
      title="Delete sandbox"
      action="Delete sandbox"
      failure="Not deleted"
      confirm={() => remove()}
      onClose={onClose}
    >
      Its records, keys, and webhook endpoints are deleted. Programs that use its keys stop working
      at once.
    </ConfirmDialog>
  );
}
