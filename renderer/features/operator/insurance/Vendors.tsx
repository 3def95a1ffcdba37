import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { CERTIFICATE_LINES, CERTIFICATE_PROBLEMS } from '#shared/operator/insurance.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { FigureButtons } from '../../../ui/figures/FigureButtons.tsx';
import { SaveCsv } from '../../../ui/file/SaveCsv.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { OpenButton } from '../../../ui/table/OpenButton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import compliance from '../Compliance.module.css';
import operator from '../Operator.module.css';
import { OperatorTable } from '../OperatorTable.tsx';
import { describeProblem } from './describeProblem.ts';
import type { InsuranceProps } from './InsurancePage.tsx';
import type { CertificateVendor } from './insuranceShapes.ts';
import { showCents } from './money.ts';
import { RequirementDialog, VendorDialog } from './VendorDialogs.tsx';
import { VendorPanel } from './VendorPanel.tsx';

/** Vendors with their certificates, and what each lacks against the community's requirements. */
export function Vendors({ insurance, community }: InsuranceProps) {
  const { params, change } = useUrlSearch();
  const [adding, setAdding] = useState<'vendor' | 'requirement' | null>(null);
  const problem = params.get('problem');
  const nameOf = (id: string) => insurance.communities.find((one) => one.id === id)?.name ?? '';
  const within = (one: { community_id: string }) =>
    community === '' || one.community_id === community;
  const vendors = insurance.vendors.filter(within);
  const requirements = insurance.requirements.filter(within);
  const shown = vendors.filter(
    ({ problems }) => problem === null || problems.some((one) => one.problem === problem),
  );
  const open = insurance.vendors.find(({ id }) => id === params.get('vendor'));
  const actions = (
    <span className={ui.actions}>
      <Button size="small" intent="primary" onClick={() => setAdding('vendor')}>
        Add vendor
      </Button>
      <Button size="small" onClick={() => setAdding('requirement')}>
        Set requirement
      </Button>
    </span>
  );
  return (
    <div className={`${ui.stack12} ${compliance.tab}`}>
      {vendors.length === 0 ? (
        <EmptyState title="No vendors yet" action={actions}>
          Set the limits you require, then add vendors and their certificates.
        </EmptyState>
      ) : (
        <>
          <FigureButtons
            label="Gaps"
            chosen={problem}
            onChoose={(next) => change([['problem', next]])}
            figures={CERTIFICATE_PROBLEMS.map(({ value, label }) => ({
              id: value,
              label,
              value: vendors.filter(({ problems }) => problems.some((one) => one.problem === value))
                .length,
              isAlert: value !== 'expiring',
            }))}
          />
          <div className={operator.bar}>
            {actions}
            <span role="status" className={ui.caption}>
              {shown.length} of {vendors.length} vendors
            </span>
            <span className={ui.end}>
              <SaveCsv
                name="Vendor certificates"
                head={[
                  'Vendor',
                  'Community',
                  'Line',
                  'Carrier',
                  'Number',
                  'Occurrence',
                  'Aggregate',
                  'Additional insured',
                  'Expires',
                  'Gaps',
                ]}
                rows={() =>
                  shown.flatMap((vendor) =>
                    vendor.certificates.map((one) => [
                      vendor.name,
                      nameOf(vendor.community_id),
                      labelOf(CERTIFICATE_LINES, one.line),
                      one.carrier,
                      one.number,
                      one.occurrence_cents === null ? null : one.occurrence_cents / 100,
                      one.aggregate_cents === null ? null : one.aggregate_cents / 100,
                      one.names_additional_insured,
                      one.expires_on,
                      vendor.problems.map(describeProblem).join('; '),
                    ]),
                  )
                }
              />
            </span>
          </div>
          <VendorTable vendors={shown} nameOf={nameOf} />
          <section aria-label="Requirements" className={ui.stack8}>
            <h2 className={compliance.title}>Required of vendors</h2>
            {requirements.length === 0 && <p className={ui.muted}>No requirements yet.</p>}
            <ul className={compliance.rows}>
              {requirements.map((one) => (
                <li key={`${one.community_id}/${one.line}`}>
                  <span>
                    {labelOf(CERTIFICATE_LINES, one.line)}
                    <span className={ui.subline}>{nameOf(one.community_id)}</span>
                  </span>
                  <span>
                    {showCents(one.occurrence_cents)} per occurrence,{' '}
                    {showCents(one.aggregate_cents)} aggregate
                    {one.needs_additional_insured && ', additional insured'}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        </>
      )}
      {open !== undefined && (
        <VendorPanel vendor={open} onClose={() => change([['vendor', null]])} />
      )}
      {adding === 'vendor' && (
        <VendorDialog
          insurance={insurance}
          community={community}
          onClose={() => setAdding(null)}
          onAdded={(id) => change([['vendor', id]])}
        />
      )}
      {adding === 'requirement' && (
        <RequirementDialog
          insurance={insurance}
          community={community}
          onClose={() => setAdding(null)}
        />
      )}
    </div>
  );
}

interface VendorTableProps {
  readonly vendors: readonly CertificateVendor[];
  readonly nameOf: (id: string) => string;
}

function VendorTable({ vendors, nameOf }: VendorTableProps) {
  const { change } = useUrlSearch();
  return (
    <OperatorTable
      label="Vendors"
      columns={['Vendor', 'Community', { number: 'Certificates' }, 'Gaps']}
    >
      {vendors.map(({ id, name, community_id, vendor_id, certificates, problems }) => (
        <tr key={id}>
          <th scope="row">
            <OpenButton onClick={() => change([['vendor', id]])}>{name}</OpenButton>
            {vendor_id !== null && <span className={ui.subline}>On the marketplace</span>}
          </th>
          <td>{nameOf(community_id)}</td>
          <td className={operator.number} data-label="Certificates">
            {certificates.length}
          </td>
          <td data-state={problems.length > 0 ? 'problem' : undefined} className={compliance.state}>
            {problems.length === 0 ? 'None' : problems.map(describeProblem).join('. ')}
          </td>
        </tr>
      ))}
    </OperatorTable>
  );
}
