import { careTask } from '#shared/records/nouns/careTask.ts';
import { Select } from '../../../ui/form/Select.tsx';
import type { RecordRow } from '../../../workbench/data/row.ts';
import { useSaveRecordMutation } from '../../../workbench/data/writesApi.ts';
import { NestedList } from '../../../workbench/nested/NestedList.tsx';
import operator from '../Operator.module.css';
import type { OpenResident } from '../resident.ts';
import { type Plan, textOf } from './carePlan.ts';

interface CareTasksProps {
  readonly resident: OpenResident;
  readonly plan: Plan;
  readonly onChanged: () => void;
}

/** All tasks of a plan. Each can belong to an intervention, and ends with it. */
export function CareTasks({ resident, plan, onChanged }: CareTasksProps) {
  const canWrite = resident.writes.includes(careTask.kind);
  const [save] = useSaveRecordMutation();
  if (!resident.reads.includes(careTask.kind)) return null;
  async function link(task: RecordRow, interventionId: string) {
    await save({
      noun: careTask,
      id: task.id,
      version: task.version,
      changes: { intervention_id: interventionId === '' ? null : interventionId },
    });
    onChanged();
  }
  const nameOf = (id: string) => {
    const found = plan.interventions.find((one) => one.id === id);
    return found === undefined ? '—' : textOf(found, 'intervention');
  };
  return (
    <NestedList
      noun={careTask}
      title="Tasks"
      parentId={resident.id}
      canAdd={canWrite}
      canChange={canWrite}
      extra={{
        label: 'Intervention',
        cell: (task) => {
          const current = textOf(task, 'intervention_id');
          if (!canWrite) return nameOf(current);
          return (
            <span className={operator.choice}>
              <Select
                aria-label={`Intervention of ${textOf(task, 'name')}`}
                options={[
                  ['', 'None'],
                  ...plan.interventions
                    .filter((one) => textOf(one, 'status') === 'active' || one.id === current)
                    .map((one) => [one.id, textOf(one, 'intervention')] as const),
                ]}
                value={current}
                onChange={({ target }) => void link(task, target.value)}
              />
            </span>
          );
        },
      }}
    />
  );
}
