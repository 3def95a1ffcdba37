import { formatDay } from '#shared/format/date.ts';
import { CONTACT_KINDS, HAZARDS } from '#shared/operator/emergency.ts';
import { POSITIONS } from '#shared/operator/positions.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { TableHead } from '../../../ui/table/TableHead.tsx';
import { PrintDialog } from '../../../workbench/print/PrintDialog.tsx';
import { PrintLayout } from '../../../workbench/print/PrintLayout.tsx';
import type { EmergencyPlan, EmergencyPlans } from './emergencyShapes.ts';

interface PlansPrintProps {
  readonly list: EmergencyPlans;
  readonly plans: readonly EmergencyPlan[];
  readonly onClose: () => void;
}

/** Prints the contacts and every plan of a community, for the binder at the front desk. */
export function PlansPrint({ list, plans, onClose }: PlansPrintProps) {
  return (
    <PrintDialog
      title="Print emergency plans"
      onClose={onClose}
      paper={
        <PrintLayout title="Emergency plans" lines={[list.community]}>
          <section aria-label="Contacts">
            <h2>Contacts</h2>
            <table aria-label="Contacts">
              <TableHead columns={['Contact', 'Phone', 'Kind', 'Note']} />
              <tbody>
                {list.contacts.map(({ id, name, phone, kind, note }) => (
                  <tr key={id}>
                    <th scope="row">{name}</th>
                    <td>{phone}</td>
                    <td>{labelOf(CONTACT_KINDS, kind)}</td>
                    <td>{note ?? '—'}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
          {plans.map((plan) => (
            <PrintedPlan key={plan.id} plan={plan} />
          ))}
        </PrintLayout>
      }
    >
      <p role="status">
        {plans.length === 1 ? 'Printing 1 plan.' : `Printing ${plans.length} plans.`}
      </p>
    </PrintDialog>
  );
}

function PrintedPlan({ plan }: { readonly plan: EmergencyPlan }) {
  const { hazard, steps, meeting_point: meetingPoint, sites, reviewed_on: reviewedOn } = plan;
  return (
    <section aria-label={labelOf(HAZARDS, hazard)}>
      <h2>{labelOf(HAZARDS, hazard)}</h2>
      <p>
        {reviewedOn === null
          ? 'Not reviewed yet'
          : `Reviewed ${formatDay(reviewedOn)} by ${plan.reviewer ?? ''}`}
      </p>
      <ol>
        {steps.map(({ text, position }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no ID and may repeat.
          <li key={index}>
            {text}
            {position && ` (${labelOf(POSITIONS, position)})`}
          </li>
        ))}
      </ol>
      <p>Meeting point: {meetingPoint ?? '—'}</p>
      {sites.map(({ name, address, phone }) => (
        <p key={name}>Evacuation site: {[name, address, phone].filter(Boolean).join(', ')}</p>
      ))}
    </section>
  );
}
