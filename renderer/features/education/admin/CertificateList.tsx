import { Tag } from '@blueprintjs/core';
import { useState } from 'react';
import { formatDay } from '#shared/format/date.ts';
import { ReasonDialog } from '../../../data/form/ReasonDialog.tsx';
import { DialogButton } from '../../../ui/dialog/DialogButton.tsx';
import { SearchField } from '../../../ui/form/SearchField.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { announce } from '../../../ui/live/announce.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './AdminEducation.module.css';
import type { StaffCertificate } from './adminEducation.ts';
import { useRevokeCertificateMutation, useStaffCertificatesQuery } from './adminEducationApi.ts';

/** The newest certificates, or those found by name or ID. */
export function CertificateList() {
  const [words, setWords] = useState('');
  return (
    <section aria-labelledby="certificates" className={ui.stack8}>
      <h2 id="certificates" className={styles.heading}>
        Certificates
      </h2>
      <SearchField value={words} placeholder="Name or certificate ID" onSearch={setWords} />
      <Loaded
        answer={useStaffCertificatesQuery(words)}
        waiting={<Skeleton height="12rem" />}
        nothing={
          <EmptyState title="No certificates">
            {words === ''
              ? 'Certificates appear here when learners pass.'
              : 'No certificate has this ID or name.'}
          </EmptyState>
        }
      >
        {(certificates) => (
          <ul className={`${ui.splitRows} ${styles.certificates}`}>
            {certificates.map((certificate) => (
              <Certificate key={certificate.id} certificate={certificate} />
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}

function Certificate({ certificate }: { readonly certificate: StaffCertificate }) {
  const [isRevoking, setRevoking] = useState(false);
  const { id, holder, course, status, revoked_reason: reason } = certificate;
  return (
    <li>
      <div>
        <RouteLink to="certificateCheck" params={{ certificateId: id }}>
          {holder}
        </RouteLink>
        <p className={ui.note}>
          {course} · {formatDay(certificate.issued_at)}
          {reason !== null && ` · ${reason}`}
        </p>
      </div>
      <div className={ui.line}>
        <Tag
          minimal
          intent={status === 'valid' ? 'success' : status === 'revoked' ? 'danger' : 'warning'}
        >
          {status === 'valid' ? 'Valid' : status === 'revoked' ? 'Revoked' : 'Expired'}
        </Tag>
        {status !== 'revoked' && (
          <DialogButton
            aria-label={`Revoke certificate of ${holder}`}
            onClick={() => setRevoking(true)}
          >
            Revoke
          </DialogButton>
        )}
      </div>
      {isRevoking && <RevokeDialog certificate={certificate} onClose={() => setRevoking(false)} />}
    </li>
  );
}

interface RevokeDialogProps {
  readonly certificate: StaffCertificate;
  readonly onClose: () => void;
}

function RevokeDialog({ certificate, onClose }: RevokeDialogProps) {
  const [revoke] = useRevokeCertificateMutation();
  return (
    <ReasonDialog
      title="Revoke certificate"
      action="Revoke certificate"
      failure="Not revoked"
      intent="danger"
      hint="Only staff can read it."
      shortest={1}
      longest={500}
      save={async (reason) => {
        const result = await revoke({ id: certificate.id, reason });
        if (result.error === undefined) announce('Certificate revoked');
        return result;
      }}
      onClose={onClose}
    >
      <p>
        The public page of {certificate.holder}’s certificate will say that it was revoked. This
        can’t be undone.
      </p>
    </ReasonDialog>
  );
}
