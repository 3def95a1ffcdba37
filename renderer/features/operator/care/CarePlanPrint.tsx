import { formatCalendarDay } from '#shared/format/date.ts';
import { TASK_POSITIONS } from '#shared/operator/care.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { careGoal } from '#shared/records/nouns/careGoal.ts';
import { TableHead } from '../../../ui/table/TableHead.tsx';
import { PrintDialog } from '../../../workbench/print/PrintDialog.tsx';
import { PrintLayout } from '../../../workbench/print/PrintLayout.tsx';
import type { OpenResident } from '../resident.ts';
import styles from './CarePlan.module.css';
import {
  areaOf,
  describeGoal,
  describeTask,
  isPastTarget,
  needsOf,
  type Plan,
  statusOf,
  textOf,
} from './carePlan.ts';

interface CarePlanPrintProps {
  readonly resident: OpenResident;
  readonly plan: Plan;
  readonly today: string;
  readonly onClose: () => void;
}

/** The active plan on paper, with lines for signatures. */
export function CarePlanPrint({ resident, plan, today, onClose }: CarePlanPrintProps) {
  const needs = needsOf(plan).filter(({ need }) => textOf(need, 'status') === 'active');
  const tasks = plan.tasks.filter(
    (task) => textOf(task, 'ends_on') === '' || textOf(task, 'ends_on') >= today,
  );
  return (
    <PrintDialog
      title="Print plan"
      onClose={onClose}
      paper={
        <PrintLayout
          title={`Care plan of ${resident.name}`}
          lines={[
            [resident.community, resident.unit && `Unit ${resident.unit}`]
              .filter(Boolean)
              .join(', '),
            `As of ${formatCalendarDay(today)}`,
          ]}
        >
          <table className={styles.paper}>
            <TableHead columns={['Need', 'Goals', 'Interventions']} />
            <tbody>
              {needs.map(({ need, goals, interventions }) => (
                <tr key={need.id}>
                  <th scope="row">
                    {textOf(need, 'need')}
                    <p>{areaOf(need)}</p>
                  </th>
                  <td>
                    {goals.map((goal) => (
                      <div key={goal.id}>
                        {textOf(goal, 'goal')}
                        <p>
                          {[
                            describeGoal(goal),
                            textOf(goal, 'status') !== 'active' && statusOf(careGoal, goal),
                            isPastTarget(goal, today) && 'past target',
                          ]
                            .filter(Boolean)
                            .join(' · ')}
                        </p>
                      </div>
                    ))}
                  </td>
                  <td>
                    {interventions
                      .filter(({ intervention }) => textOf(intervention, 'status') === 'active')
                      .map(({ intervention }) => (
                        <div key={intervention.id}>
                          {textOf(intervention, 'intervention')}
                          <p className={styles.long}>{textOf(intervention, 'instructions')}</p>
                        </div>
                      ))}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {tasks.length > 0 && (
            <table className={styles.paper}>
              <TableHead columns={['Task', 'When', 'Charted by', 'Instructions']} />
              <tbody>
                {tasks.map((task) => (
                  <tr key={task.id}>
                    <th scope="row">{textOf(task, 'name')}</th>
                    <td>{describeTask(task)}</td>
                    <td>{labelOf(TASK_POSITIONS, textOf(task, 'position'))}</td>
                    <td className={styles.long}>{textOf(task, 'instructions')}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
          <ul className={styles.signatures}>
            {['Nurse', 'Resident or representative'].map((who) => (
              <li key={who}>{who}, date</li>
            ))}
          </ul>
        </PrintLayout>
      }
    >
      <p role="status">
        {needs.length === 0 ? 'This plan has no active needs.' : 'Ready to print.'}
      </p>
    </PrintDialog>
  );
}
