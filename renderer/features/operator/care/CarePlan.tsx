import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import type { Noun } from '#shared/records/noun.ts';
import { careGoal } from '#shared/records/nouns/careGoal.ts';
import { careIntervention } from '#shared/records/nouns/careIntervention.ts';
import { careNeed } from '#shared/records/nouns/careNeed.ts';
import { careTask } from '#shared/records/nouns/careTask.ts';
import { type Changes, getRecordName } from '#shared/records/row.ts';
import { useAppDispatch } from '../../../data/hooks.ts';
import { showUndo } from '../../../data/toasts/index.ts';
import { MenuButton, type MenuEntry } from '../../../ui/menu/MenuButton.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { invalidateLists } from '../../../workbench/data/cachePatches.ts';
import { useReadChildrenQuery } from '../../../workbench/data/recordsApi.ts';
import type { RecordRow } from '../../../workbench/data/row.ts';
import { useMoveRecordsMutation } from '../../../workbench/data/writesApi.ts';
import { RecordDialog } from '../../../workbench/form/RecordDialog.tsx';
import operator from '../Operator.module.css';
import type { OpenResident } from '../resident.ts';
import styles from './CarePlan.module.css';
import { CarePlanPrint } from './CarePlanPrint.tsx';
import { CareTasks } from './CareTasks.tsx';
import {
  areaOf,
  describeGoal,
  describeTask,
  GOALS_OF_RESIDENT,
  INTERVENTIONS_OF_RESIDENT,
  isPastTarget,
  type NeedOfPlan,
  needsOf,
  PLAN_NOUNS,
  type Plan,
  statusOf,
  textOf,
} from './carePlan.ts';

/** Initial values of a new need, goal, or intervention. */
const NEW_VALUES = { status: 'active' };

interface Edited {
  readonly noun: Noun;
  readonly row: RecordRow | null;
  readonly fixed?: Changes;
}

/** Needs with their goals and interventions, and the tasks that staff chart. */
export function CarePlan({ resident }: { readonly resident: OpenResident }) {
  const key = { parentId: resident.id };
  const needs = useReadChildrenQuery({ noun: careNeed, ...key });
  const goals = useReadChildrenQuery({ noun: GOALS_OF_RESIDENT, ...key });
  const interventions = useReadChildrenQuery({ noun: INTERVENTIONS_OF_RESIDENT, ...key });
  const tasks = useReadChildrenQuery({ noun: careTask, ...key });
  const all = [needs, goals, interventions, tasks];
  const failed = all.find(({ currentData }) => currentData === undefined) ?? needs;
  const isWhole = all.every(({ currentData }) => currentData !== undefined);
  if (!resident.reads.includes(careNeed.kind)) return null;
  return (
    <Loaded
      answer={isWhole ? needs : { ...failed, currentData: undefined }}
      waiting={<Skeleton height="20rem" />}
    >
      {() => (
        <WholePlan
          resident={resident}
          plan={{
            needs: needs.currentData ?? [],
            goals: goals.currentData ?? [],
            interventions: interventions.currentData ?? [],
            tasks: tasks.currentData ?? [],
          }}
        />
      )}
    </Loaded>
  );
}

interface WholePlanProps {
  readonly resident: OpenResident;
  readonly plan: Plan;
}

/** Today in the community, as a date. */
const todayOf = ({ time_zone }: OpenResident): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: time_zone }).format(new Date());

function WholePlan({ resident, plan }: WholePlanProps) {
  const [edited, setEdited] = useState<Edited | null>(null);
  const [isPrinting, setPrinting] = useState(false);
  const dispatch = useAppDispatch();
  const canWrite = resident.writes.includes(careNeed.kind);
  const today = todayOf(resident);
  const needs = needsOf(plan);
  // Closing a need or an intervention also changes what is below it.
  const refresh = () => {
    for (const noun of PLAN_NOUNS) dispatch(invalidateLists(noun));
  };
  return (
    <>
      <section aria-label="Needs and goals" className={ui.stack8}>
        <header className={styles.bar}>
          <h3>Needs and goals</h3>
          <span className={ui.caption}>{needs.length}</span>
          <div className={styles.barActions}>
            {needs.length > 0 && (
              <Button size="small" variant="minimal" onClick={() => setPrinting(true)}>
                Print plan
              </Button>
            )}
            {canWrite && (
              <Button
                size="small"
                onClick={() =>
                  setEdited({ noun: careNeed, row: null, fixed: { resident_id: resident.id } })
                }
              >
                Add need
              </Button>
            )}
          </div>
        </header>
        {needs.length === 0 && (
          <p className={ui.caption}>No needs yet. Add one to set goals and interventions.</p>
        )}
        <ul className={styles.needs}>
          {needs.map((one) => (
            <Need
              key={one.need.id}
              part={one}
              today={today}
              residentId={resident.id}
              canWrite={canWrite}
              onEdit={setEdited}
              onChanged={refresh}
            />
          ))}
        </ul>
      </section>
      <CareTasks resident={resident} plan={plan} onChanged={refresh} />
      {edited !== null && (
        <RecordDialog
          noun={edited.noun}
          row={edited.row}
          fixed={edited.fixed}
          begin={edited.noun === careTask ? undefined : NEW_VALUES}
          onSaved={() => {
            setEdited(null);
            refresh();
          }}
          onClose={() => setEdited(null)}
        />
      )}
      {isPrinting && (
        <CarePlanPrint
          resident={resident}
          plan={plan}
          today={today}
          onClose={() => setPrinting(false)}
        />
      )}
    </>
  );
}

interface NeedProps {
  readonly part: NeedOfPlan;
  readonly today: string;
  readonly residentId: string;
  readonly canWrite: boolean;
  readonly onEdit: (edited: Edited) => void;
  readonly onChanged: () => void;
}

function Need({ part, today, residentId, canWrite, onEdit, onChanged }: NeedProps) {
  const { need, goals, interventions } = part;
  const name = textOf(need, 'need');
  const isOpen = textOf(need, 'status') === 'active';
  const actions = (noun: Noun, row: RecordRow, more: readonly MenuEntry[] = []) =>
    canWrite && (
      <RowActions noun={noun} row={row} more={more} onEdit={onEdit} onChanged={onChanged} />
    );
  const canAdd = canWrite && isOpen;
  return (
    <li className={`${operator.card} ${styles.need}`} data-is-open={isOpen}>
      <header className={styles.row}>
        <div>
          <h4>{name}</h4>
          <p className={ui.caption}>
            {areaOf(need)}
            {!isOpen && ` · ${statusOf(careNeed, need)}`}
          </p>
        </div>
        {actions(careNeed, need)}
      </header>
      <div className={styles.columns}>
        <section aria-label={`Goals for ${name}`}>
          <h5>Goals</h5>
          <ul className={styles.rows}>
            {goals.map((goal) => (
              <li key={goal.id} className={styles.row} data-status={textOf(goal, 'status')}>
                <div>
                  <p>{textOf(goal, 'goal')}</p>
                  <p className={ui.caption}>
                    {describeGoal(goal)}
                    {textOf(goal, 'status') !== 'active' && (
                      <strong className={styles.status}>{statusOf(careGoal, goal)}</strong>
                    )}
                    {isPastTarget(goal, today) && (
                      <strong className={styles.past}>Past target</strong>
                    )}
                  </p>
                </div>
                {actions(careGoal, goal)}
              </li>
            ))}
          </ul>
          {goals.length === 0 && !canAdd && <p className={ui.caption}>None recorded.</p>}
          {canAdd && (
            <Button
              size="small"
              variant="minimal"
              aria-label={`Add goal for ${name}`}
              onClick={() => onEdit({ noun: careGoal, row: null, fixed: { need_id: need.id } })}
            >
              Add goal
            </Button>
          )}
        </section>
        <section aria-label={`Interventions for ${name}`}>
          <h5>Interventions</h5>
          <ul className={styles.rows}>
            {interventions.map(({ intervention, tasks }) => (
              <li
                key={intervention.id}
                className={styles.row}
                data-status={textOf(intervention, 'status')}
              >
                <div>
                  <p>{textOf(intervention, 'intervention')}</p>
                  {textOf(intervention, 'instructions') !== '' && (
                    <p className={`${ui.caption} ${styles.long}`}>
                      {textOf(intervention, 'instructions')}
                    </p>
                  )}
                  {textOf(intervention, 'status') !== 'active' && (
                    <p className={ui.caption}>
                      <strong>{statusOf(careIntervention, intervention)}</strong>
                    </p>
                  )}
                  {tasks.map((task) => (
                    <p key={task.id} className={ui.caption}>
                      Task: {textOf(task, 'name')}, {describeTask(task)}
                    </p>
                  ))}
                </div>
                {actions(
                  careIntervention,
                  intervention,
                  isOpen && textOf(intervention, 'status') === 'active'
                    ? [
                        {
                          name: 'Add task',
                          onChoose: () =>
                            onEdit({
                              noun: careTask,
                              row: null,
                              fixed: { resident_id: residentId, intervention_id: intervention.id },
                            }),
                        },
                      ]
                    : [],
                )}
              </li>
            ))}
          </ul>
          {interventions.length === 0 && !canAdd && <p className={ui.caption}>None recorded.</p>}
          {canAdd && (
            <Button
              size="small"
              variant="minimal"
              aria-label={`Add intervention for ${name}`}
              onClick={() =>
                onEdit({ noun: careIntervention, row: null, fixed: { need_id: need.id } })
              }
            >
              Add intervention
            </Button>
          )}
        </section>
      </div>
    </li>
  );
}

interface RowActionsProps {
  readonly noun: Noun;
  readonly row: RecordRow;
  readonly more: readonly MenuEntry[];
  readonly onEdit: (edited: Edited) => void;
  readonly onChanged: () => void;
}

function RowActions({ noun, row, more, onEdit, onChanged }: RowActionsProps) {
  const [move] = useMoveRecordsMutation();
  const dispatch = useAppDispatch();
  const name = getRecordName(noun, row);
  async function remove() {
    const { error } = await move({ noun, ids: [row.id], to: 'bin' });
    onChanged();
    if (error !== undefined) return;
    showUndo(
      dispatch,
      {
        intent: 'none',
        title: 'Moved to trash',
        description: `${name} was moved to trash with everything below it.`,
      },
      () => void move({ noun, ids: [row.id], to: 'list' }).then(onChanged),
    );
  }
  return (
    <MenuButton
      label={`Actions for ${name}`}
      align="end"
      sections={[
        {
          entries: [
            ...more,
            { name: 'Edit', onChoose: () => onEdit({ noun, row }) },
            { name: 'Move to trash', onChoose: () => void remove() },
          ],
        },
      ]}
    >
      Actions
    </MenuButton>
  );
}
