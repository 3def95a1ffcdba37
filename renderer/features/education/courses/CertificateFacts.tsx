import { Tag } from '@blueprintjs/core';
import { formatDay } from '#shared/format/date.ts';
import { Fact, Facts } from '../../../ui/panel/Facts.tsx';
import type { Certificate } from './courses.ts';

const STATUS: Readonly<Record<string, readonly [string, 'success' | 'warning' | 'danger']>> = {
  valid: ['Valid', 'success'],
  expired: ['Expired', 'warning'],
  revoked: ['Revoked', 'danger'],
};

/** What a certificate says, with its current status. */
export function CertificateFacts({ certificate }: { readonly certificate: Certificate }) {
  const [label, intent] = STATUS[certificate.status] ?? ['Unknown', 'warning'];
  return (
    <Facts>
      <Fact name="Status">
        <Tag minimal intent={intent}>
          {label}
        </Tag>
      </Fact>
      <Fact name="Name">{certificate.holder}</Fact>
      <Fact name="Course">
        {certificate.course}, version {certificate.version}
      </Fact>
      <Fact name="Length">{certificate.minutes} minutes</Fact>
      <Fact name="Issued">{formatDay(certificate.issued_at)}</Fact>
      <Fact name="Expires">
        {certificate.expires_at === null ? 'Does not expire' : formatDay(certificate.expires_at)}
      </Fact>
      {certificate.revoked_at !== null && (
        <Fact name="Revoked">{formatDay(certificate.revoked_at)}</Fact>
      )}
      <Fact name="ID">{certificate.id}</Fact>
    </Facts>
  );
}
