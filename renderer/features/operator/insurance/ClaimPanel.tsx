import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatCalendarDay } from '#shared/format/date.ts';
import { CLAIM_KINDS, CLAIMANTS, MOVEMENT_KINDS } from '#shared/operator/insurance.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { PanelDialog } from '../../../ui/dialog/PanelDialog.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { FactGrid } from '../../../ui/panel/FactGrid.tsx';
import { TableHead } from '../../../ui/table/TableHead.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { Files } from '../compliance/index.ts';
import operator from '../Operator.module.css';
import { ClaimDialog, MovementDialog } from './ClaimDialogs.tsx';
import type { Claim, Insurance } from './insuranceShapes.ts';
import { showCents } from './money.ts';

interface ClaimPanelProps {
  readonly claim: Claim;
  readonly insurance: Insurance;
  readonly onClose: () => void;
}

/** A claim with its dated movements. */
export function ClaimPanel({ claim, insurance, onClose }: ClaimPanelProps) {
  const [step, setStep] = useState<'edit' | 'move' | null>(null);
  const community = insurance.communities.find(({ id }) => id === claim.community_id);
  const close = () => setStep(null);
  return (
    <PanelDialog
      title={claim.summary}
      subtitle={[
        claim.number,
        community?.name,
        labelOf(CLAIM_KINDS, claim.kind),
        labelOf(CLAIMANTS, claim.claimant),
      ]
        .filter(Boolean)
        .join(' · ')}
      onClose={onClose}
    >
      <FactGrid
        facts={[
          ['Status', claim.status === 'open' ? 'Open' : 'Closed'],
          ['Occurred', formatCalendarDay(claim.occurred_on)],
          ['Reported', formatCalendarDay(claim.reported_on)],
          ['Reserve', showCents(claim.reserve_cents)],
          ['Paid', showCents(claim.paid_cents)],
          ['Recovered', showCents(claim.recovered_cents)],
          ['Incurred', showCents(claim.incurred_cents)],
        ]}
      />
      {claim.incident_id !== null && (
        <p>
          <RouteLink
            to="operatorCareIncidents"
            query={{ community: claim.community_id, incident: claim.incident_id, days: '365' }}
          >
            Open incident
          </RouteLink>
        </p>
      )}
      <div className={ui.actions}>
        <Button size="small" intent="primary" onClick={() => setStep('move')}>
          Add movement
        </Button>
        <Button size="small" onClick={() => setStep('edit')}>
          Edit
        </Button>
      </div>
      <section className={ui.stack8} aria-label="Files">
        <h3>Files</h3>
        <Files
          communityId={claim.community_id}
          kind="claim"
          subjectId={claim.id}
          title={claim.summary}
          files={claim.files}
          canChange
        />
      </section>
      <section className={ui.stack8} aria-label="Movements">
        <h3>Movements</h3>
        <table className={operator.table} aria-label="Movements">
          <TableHead columns={['Day', 'Movement', { number: 'Amount' }]} />
          <tbody>
            {claim.movements.map(({ id, day, kind, amount_cents, note, recorded_by_name }) => (
              <tr key={id}>
                <td>{formatCalendarDay(day)}</td>
                <th scope="row">
                  {labelOf(MOVEMENT_KINDS, kind)}
                  <span className={ui.subline}>
                    {[note, recorded_by_name].filter(Boolean).join(' · ')}
                  </span>
                </th>
                <td className={operator.number}>
                  {amount_cents === 0 ? '—' : showCents(amount_cents)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>

      {step === 'edit' && (
        <ClaimDialog insurance={insurance} community="" claim={claim} onClose={close} />
      )}
      {step === 'move' && (
        <MovementDialog claim={claim} today={community?.today ?? ''} onClose={close} />
      )}
    </PanelDialog>
  );
}
