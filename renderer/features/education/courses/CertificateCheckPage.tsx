import { useParams } from 'react-router-dom';
import { isId } from '../../../ui/format/id.ts';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { NotFoundMessage } from '../../../ui/page/NotFoundMessage.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { type RecordHead, useRecordHead } from '../../../ui/page/recordHead.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { CertificateFacts } from './CertificateFacts.tsx';
import type { Certificate } from './courses.ts';
import { useCheckCertificateQuery } from './educationApi.ts';

/** Names neither the person nor the course, because link previews are stored by others. */
const certificateHead = (_certificate: Certificate): RecordHead => ({
  title: 'Check a certificate',
  isUnlisted: true,
});

const SENTENCES: Readonly<Record<string, string>> = {
  valid: 'This certificate is valid.',
  expired: 'This certificate has expired.',
  revoked: 'This certificate was revoked and is no longer valid.',
};

/** Says to anyone with a certificate's ID whether it is valid. */
export function Component() {
  const { certificateId = '' } = useParams();
  const isKnown = isId(certificateId);
  const query = useCheckCertificateQuery(certificateId, { skip: !isKnown });
  const certificate = isKnown ? query.currentData : null;
  useRecordHead(certificate, certificateHead);
  if (certificate === null) {
    return (
      <NotFoundMessage title="Certificate not found" to="education" button="Education">
        Check the ID for typing errors. Without a match, treat the certificate as invalid.
      </NotFoundMessage>
    );
  }
  return (
    <Page>
      <Loaded answer={query} waiting={<Skeleton height="24rem" />}>
        {(found) =>
          found && (
            <div className={ui.stack16}>
              <PageHeader title="Check a certificate" description={SENTENCES[found.status]} />
              <CertificateFacts certificate={found} />
              <div className={ui.wrap}>
                <LinkButton to="education">About our courses</LinkButton>
              </div>
            </div>
          )
        }
      </Loaded>
    </Page>
  );
}
