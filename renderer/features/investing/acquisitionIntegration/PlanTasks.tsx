import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatCalendarDay, formatDay, toCalendarDay } from '#shared/format/date.ts';
import {
  dayLabel,
  INTEGRATION_TEMPLATE,
  RISKS,
  WORKSTREAMS,
} from '#shared/investing/integrationTemplate.ts';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { SaveCsv } from '../../../ui/file/SaveCsv.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from '../Entity.module.css';
import {
  useAddIntegrationItemsMutation,
  useChangeIntegrationItemMutation,
  useIntegrationPlanQuery,
} from './integrationApi.ts';
import type { IntegrationPlan, IntegrationTask } from './integrationShapes.ts';
import { TaskDialog } from './TaskDialog.tsx';

const SHOWN = [
  ['open', 'Open tasks'],
  ['late', 'Late tasks'],
  ['high', 'High risk'],
  ['all', 'All tasks'],
] as const;

/** The tasks of a plan by workstream, with due dates relative to the closing. */
export function PlanTasks({ planId }: { readonly planId: string }) {
  const query = useIntegrationPlanQuery(planId);
  return (
    <Loaded answer={query} waiting={<Skeleton height="20rem" />} keepsLast>
      {(plan) => <Tasks planId={planId} plan={plan} />}
    </Loaded>
  );
}

function Tasks({ planId, plan }: { readonly planId: string; readonly plan: IntegrationPlan }) {
  const [shown, setShown] = useState('open');
  const [today] = useState(() => toCalendarDay(new Date()));
  const [editing, setEditing] = useState<IntegrationTask | 'new' | null>(null);
  const [add, { isLoading, error }] = useAddIntegrationItemsMutation();
  const { items, transaction } = plan;
  const isLate = ({ done_at, due_on }: IntegrationTask) =>
    done_at === null && due_on !== null && due_on < today;
  const done = items.filter(({ done_at }) => done_at !== null).length;
  const late = items.filter(isLate).length;
  const high = items.filter(({ risk, done_at }) => risk === 'high' && done_at === null).length;
  const rows = items.filter((item) => {
    if (shown === 'late') return isLate(item);
    if (shown === 'high') return item.risk === 'high' && item.done_at === null;
    return shown === 'all' || item.done_at === null;
  });
  return (
    <div className={ui.stack24}>
      <dl className={styles.facts}>
        <div>
          <dt>Closing</dt>
          <dd>
            {formatCalendarDay(plan.closing_on)}
            {transaction?.is_mine === true && (
              <span className={ui.subline}>
                <RouteLink to="transaction" params={{ id: transaction.id }}>
                  Open transaction
                </RouteLink>
              </span>
            )}
          </dd>
        </div>
        <div>
          <dt>Done</dt>
          <dd>
            {done} of {items.length}
          </dd>
        </div>
        <div>
          <dt>Late</dt>
          <dd className={styles.state} data-state={late > 0 ? 'problem' : ''}>
            {late}
          </dd>
        </div>
        <div>
          <dt>High risk, open</dt>
          <dd>{high}</dd>
        </div>
      </dl>
      <div className={styles.bar}>
        <Select
          aria-label="Show"
          value={shown}
          options={SHOWN}
          onChange={({ target }) => setShown(target.value)}
        />
        <Button size="small" onClick={() => setEditing('new')}>
          Add task
        </Button>
        {items.length === 0 && (
          <Button
            size="small"
            intent="primary"
            loading={isLoading}
            onClick={() => void add({ planId, items: INTEGRATION_TEMPLATE })}
          >
            Add 100-day template
          </Button>
        )}
        <span className={ui.end}>
          <SaveCsv
            name="Integration plan"
            head={['Workstream', 'Task', 'Day', 'Due', 'Owner', 'Risk', 'Done', 'Waits for']}
            rows={() =>
              items.map((item) => [
                streamLabel(item.stream),
                item.title,
                item.offset_days,
                item.due_on,
                item.assignee,
                item.risk,
                item.done_at,
                item.needs.map((key) => titleOf(items, key)).join('; '),
              ])
            }
          />
        </span>
      </div>
      <ServerError error={error} title="Not added" />
      {rows.length === 0 ? (
        <EmptyState title={items.length === 0 ? 'No tasks yet' : 'No tasks here'}>
          {items.length === 0
            ? 'Add the 100-day template, or your own tasks.'
            : 'Choose another view to see the other tasks.'}
        </EmptyState>
      ) : (
        WORKSTREAMS.filter(({ value }) => rows.some(({ stream }) => stream === value)).map(
          ({ value, label }) => (
            <section key={value} className={styles.section} aria-label={label}>
              <h2>{label}</h2>
              <ul className={styles.tasks}>
                {rows
                  .filter(({ stream }) => stream === value)
                  .map((item) => (
                    <Task
                      key={item.id}
                      item={item}
                      items={items}
                      isLate={isLate(item)}
                      onEdit={() => setEditing(item)}
                    />
                  ))}
              </ul>
            </section>
          ),
        )
      )}
      {editing !== null && (
        <TaskDialog
          planId={planId}
          items={items}
          item={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
        />
      )}
    </div>
  );
}

const streamLabel = (value: string): string =>
  WORKSTREAMS.find((stream) => stream.value === value)?.label ?? value;
const titleOf = (items: readonly IntegrationTask[], key: string): string =>
  items.find((item) => item.key === key)?.title ?? key;

interface TaskProps {
  readonly item: IntegrationTask;
  readonly items: readonly IntegrationTask[];
  readonly isLate: boolean;
  readonly onEdit: () => void;
}

function Task({ item, items, isLate, onEdit }: TaskProps) {
  const [change, { isLoading, error }] = useChangeIntegrationItemMutation();
  const isDone = item.done_at !== null;
  const waitsFor = item.needs.filter((key) =>
    items.some((other) => other.key === key && other.done_at === null),
  );
  const toggle = () =>
    void change({
      taskId: item.id,
      task: { done_at: isDone ? null : new Date().toISOString() },
    });
  return (
    <li className={styles.task} data-is-done={isDone}>
      <input
        type="checkbox"
        aria-label={`Done: ${item.title}`}
        checked={isDone}
        disabled={isLoading || (waitsFor.length > 0 && !isDone)}
        onChange={toggle}
      />
      <span className={styles.title}>
        {item.title}
        {waitsFor.length > 0 && !isDone && (
          <small>Waits for: {waitsFor.map((key) => titleOf(items, key)).join(', ')}</small>
        )}
        {item.risk_note !== null && !isDone && <small>{item.risk_note}</small>}
        <ServerError error={error} title="Not changed" />
      </span>
      <span>{dayLabel(item.offset_days)}</span>
      <span className={styles.state} data-state={isLate ? 'problem' : ''}>
        {item.due_on === null ? '—' : formatDay(item.due_on)}
      </span>
      <span className={styles.state} data-state={item.risk === 'high' && !isDone ? 'due' : ''}>
        {RISKS.find(({ value }) => value === item.risk)?.label} risk
      </span>
      <span className={ui.actions}>
        <span className={ui.caption}>{item.assignee ?? 'No owner'}</span>
        <Button size="small" variant="minimal" aria-label={`Edit ${item.title}`} onClick={onEdit}>
          Edit
        </Button>
      </span>
    </li>
  );
}
