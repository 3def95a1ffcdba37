import { Button } from '@blueprintjs/core';
import { formatField, labelOfField } from '#shared/ai/retrieval/units.ts';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Assistant.module.css';
import {
  type ProposedChange,
  useDecideProposedChangeMutation,
  useProposedChangeQuery,
} from './assistantApi.ts';

/** A change the assistant proposes: what is now, what would be, and the person's decision. */
export function ProposedChangeCard({ id }: { readonly id: string }) {
  const query = useProposedChangeQuery(id);
  return (
    <Loaded answer={query} waiting={<Skeleton height="6rem" />}>
      {(change) => change !== null && <Decision change={change} />}
    </Loaded>
  );
}

function Decision({ change }: { readonly change: NonNullable<ProposedChange> }) {
  const [decide, { error, isLoading }] = useDecideProposedChangeMutation();
  const act = (what: 'confirm' | 'dismiss' | 'undo') => void decide({ id: change.id, act: what });
  const after = change.after as Record<string, unknown> | string | number | null;
  const rows =
    change.action === 'add_task' && typeof after === 'object' && after !== null
      ? ([
          ['Task', 'title', null, after.title],
          ['Due', 'due_on', null, after.due_on],
        ] as const)
      : ([[labelOfField(change.field ?? ''), change.field ?? '', change.before, after]] as const);
  return (
    <section className={styles.change} aria-label="Proposed change">
      <strong>{change.action === 'add_task' ? 'New task' : change.title}</strong>
      <dl>
        {rows.map(([label, field, before, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {change.action === 'update_record' && (
                <del>{formatField(field, before) ?? 'Empty'}</del>
              )}{' '}
              <ins>{formatField(field, value) ?? 'Empty'}</ins>
            </dd>
          </div>
        ))}
      </dl>
      <ServerError error={error} title="Not changed" />
      <div className={ui.actions}>
        {change.state === 'proposed' && (
          <>
            <Button
              size="small"
              intent="primary"
              loading={isLoading}
              onClick={() => act('confirm')}
            >
              {change.action === 'add_task' ? 'Add task' : 'Make change'}
            </Button>
            <Button size="small" disabled={isLoading} onClick={() => act('dismiss')}>
              Decline
            </Button>
          </>
        )}
        {change.state === 'done' && (
          <>
            <span role="status">Done</span>
            <Button size="small" loading={isLoading} onClick={() => act('undo')}>
              Undo
            </Button>
          </>
        )}
        {change.state === 'dismissed' && <span role="status">Declined</span>}
        {change.state === 'undone' && <span role="status">Undone</span>}
      </div>
    </section>
  );
}
