import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatCalendarDay } from '#shared/format/date.ts';
import { CERTIFICATE_LINES } from '#shared/operator/insurance.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { PanelDialog } from '../../../ui/dialog/PanelDialog.tsx';
import ui from '../../../ui/theme/ui.module.css';
import compliance from '../Compliance.module.css';
import { Files } from '../compliance/index.ts';
import { describeProblem } from './describeProblem.ts';
import { useRemoveCertificateMutation, useSaveCertificateVendorMutation } from './insuranceApi.ts';
import type { CertificateVendor } from './insuranceShapes.ts';
import { showCents } from './money.ts';
import { CertificateDialog } from './VendorDialogs.tsx';

interface VendorPanelProps {
  readonly vendor: CertificateVendor;
  readonly onClose: () => void;
}

/** A vendor with its certificates and gaps. */
export function VendorPanel({ vendor, onClose }: VendorPanelProps) {
  const [isAdding, setAdding] = useState(false);
  const [remove] = useRemoveCertificateMutation();
  const [save, { isLoading }] = useSaveCertificateVendorMutation();
  async function archive() {
    const { error } = await save({
      id: vendor.id,
      communityId: vendor.community_id,
      version: vendor.version,
      values: { is_archived: true },
    });
    if (error === undefined) onClose();
  }
  return (
    <PanelDialog title={vendor.name} onClose={onClose}>
      <div className={ui.actions}>
        <Button size="small" intent="primary" onClick={() => setAdding(true)}>
          Add certificate
        </Button>
        <Button size="small" variant="minimal" loading={isLoading} onClick={() => void archive()}>
          Archive vendor
        </Button>
      </div>
      {vendor.problems.length > 0 && (
        <section className={ui.stack8} aria-label="Gaps">
          <h3>Gaps</h3>
          <ul className={compliance.rows}>
            {vendor.problems.map((one) => (
              <li key={`${one.line}/${one.problem}`}>
                <span data-state="problem" className={compliance.state}>
                  {describeProblem(one)}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={ui.stack8} aria-label="Certificates">
        <h3>Certificates</h3>
        {vendor.certificates.length === 0 && <p className={ui.muted}>None on file.</p>}
        <ul className={compliance.rows}>
          {vendor.certificates.map((one) => (
            <li key={one.id}>
              <span>
                {labelOf(CERTIFICATE_LINES, one.line)}
                <span className={ui.subline}>
                  {[
                    one.carrier,
                    one.number,
                    `${showCents(one.occurrence_cents)} per occurrence`,
                    `${showCents(one.aggregate_cents)} aggregate`,
                    one.names_additional_insured && 'additional insured',
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
                <span className={ui.subline}>
                  {one.expires_on === null
                    ? 'No verified certificate on the marketplace'
                    : `Expires ${formatCalendarDay(one.expires_on)}`}
                  {one.is_from_marketplace &&
                    one.expires_on !== null &&
                    ', verified on the marketplace'}
                </span>
              </span>
              <span className={ui.actions}>
                <Files
                  communityId={vendor.community_id}
                  kind="certificate"
                  subjectId={one.id}
                  title={one.number ?? one.line}
                  files={one.files}
                  canChange
                />
                <Button
                  size="small"
                  variant="minimal"
                  aria-label={`Remove certificate ${one.number ?? one.line}`}
                  onClick={() => void remove(one.id)}
                >
                  Remove
                </Button>
              </span>
            </li>
          ))}
        </ul>
      </section>

      {isAdding && <CertificateDialog vendor={vendor} onClose={() => setAdding(false)} />}
    </PanelDialog>
  );
}
