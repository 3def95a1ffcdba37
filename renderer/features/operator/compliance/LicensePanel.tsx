import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatCalendarDay } from '#shared/format/date.ts';
import { LICENSE_TYPES } from '#shared/operator/compliance.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { ReasonDialog } from '../../../data/form/ReasonDialog.tsx';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { PanelDialog } from '../../../ui/dialog/PanelDialog.tsx';
import { FactGrid } from '../../../ui/panel/FactGrid.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from '../Compliance.module.css';
import {
  useRemoveCommunityLicenseMutation,
  useSaveLicenseStepMutation,
  useStartRenewalMutation,
} from './complianceApi.ts';
import type { License } from './complianceShapes.ts';
import { Files } from './Files.tsx';
import { LicenseDialog } from './LicenseDialog.tsx';

interface LicensePanelProps {
  readonly communityId: string;
  readonly license: License;
  readonly today: string;
  readonly onClose: () => void;
}

/** A license with its file and the steps of its renewal. */
export function LicensePanel({ communityId, license, today, onClose }: LicensePanelProps) {
  const [step, setStep] = useState<'edit' | 'renew' | 'remove' | null>(null);
  const [remove] = useRemoveCommunityLicenseMutation();
  const close = () => setStep(null);
  return (
    <PanelDialog
      title={license.name}
      subtitle={labelOf(LICENSE_TYPES, license.type)}
      onClose={onClose}
    >
      <FactGrid
        facts={[
          ['Number', license.number],
          ['Issued by', license.issuer],
          ['Capacity', license.capacity?.toString() ?? null],
          ['Issued', license.issued_on && formatCalendarDay(license.issued_on)],
          ['Expires', license.expires_on && formatCalendarDay(license.expires_on)],
        ]}
      />
      {!license.is_renewed && (
        <div className={ui.actions}>
          <Button size="small" intent="primary" onClick={() => setStep('renew')}>
            Record renewal
          </Button>
          <Button size="small" onClick={() => setStep('edit')}>
            Edit
          </Button>
          <Button size="small" variant="minimal" onClick={() => setStep('remove')}>
            Remove
          </Button>
        </div>
      )}
      <section className={ui.stack8} aria-label="Files">
        <h3>Files</h3>
        <Files
          communityId={communityId}
          kind="license"
          subjectId={license.id}
          title={license.name}
          files={license.files}
          canChange
        />
      </section>
      <Steps license={license} today={today} />

      {step === 'edit' && (
        <LicenseDialog communityId={communityId} license={license} onClose={close} />
      )}
      {step === 'renew' && (
        <LicenseDialog communityId={communityId} renews={license} onClose={close} />
      )}
      {step === 'remove' && (
        <ReasonDialog
          title={`Remove ${license.name}`}
          action="Remove"
          save={(reason) => remove({ id: license.id, reason })}
          onClose={close}
        />
      )}
    </PanelDialog>
  );
}

function Steps({ license, today }: { readonly license: License; readonly today: string }) {
  const [start, { error, isLoading }] = useStartRenewalMutation();
  const [save] = useSaveLicenseStepMutation();
  return (
    <section className={ui.stack8} aria-label="Renewal">
      <h3>Renewal</h3>
      {license.steps.length === 0 ? (
        <div>
          <Button size="small" loading={isLoading} onClick={() => void start(license.id)}>
            Plan renewal
          </Button>
        </div>
      ) : (
        <ul className={styles.rows}>
          {license.steps.map(({ id, title, due_on, done_on, done_by_name }) => (
            <li key={id}>
              <span>
                {title}
                <span className={ui.subline}>
                  {done_on === null
                    ? `Due ${formatCalendarDay(due_on)}`
                    : `Done ${formatCalendarDay(done_on)} by ${done_by_name}`}
                </span>
              </span>
              {done_on === null && due_on < today && (
                <span data-state="overdue" className={styles.state}>
                  Overdue
                </span>
              )}
              <Button
                size="small"
                aria-label={`${done_on === null ? 'Complete' : 'Reopen'} ${title}`}
                onClick={() =>
                  void save({
                    id,
                    licenseId: license.id,
                    values: { title, due_on, done_on: done_on === null ? today : null },
                  })
                }
              >
                {done_on === null ? 'Complete' : 'Reopen'}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <ServerError error={error} title="Not planned" />
    </section>
  );
}
