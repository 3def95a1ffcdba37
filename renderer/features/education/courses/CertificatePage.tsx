import { Button } from '@blueprintjs/core';
import { useParams } from 'react-router-dom';
import { linkTo } from '#shared/routes.ts';
import { savePdf } from '../../../ui/file/saveFile.ts';
import { CopyLinkField } from '../../../ui/form/CopyLinkField.tsx';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { announce } from '../../../ui/live/announce.ts';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { OwnCourseReview } from '../reviews/index.ts';
import { CertificateFacts } from './CertificateFacts.tsx';
import type { Certificate } from './courses.ts';
import { useCertificatePdfMutation, useMyCertificateQuery } from './educationApi.ts';

/** The signed-in person's certificate of a course. */
export function Component() {
  const { courseId = '' } = useParams();
  const query = useMyCertificateQuery(courseId);
  return (
    <Page>
      <PageHeader title={query.currentData?.course} />
      <Loaded
        answer={query}
        waiting={<Skeleton height="20rem" />}
        nothing={
          <EmptyState
            title="No certificate yet"
            action={
              <LinkButton to="educationQuiz" params={{ courseId }} intent="primary">
                Go to quiz
              </LinkButton>
            }
          >
            You receive it when you pass the quiz.
          </EmptyState>
        }
      >
        {(certificate) =>
          certificate && <OwnCertificate courseId={courseId} certificate={certificate} />
        }
      </Loaded>
    </Page>
  );
}

interface OwnCertificateProps {
  readonly courseId: string;
  readonly certificate: Certificate;
}

function OwnCertificate({ courseId, certificate }: OwnCertificateProps) {
  const [draw, { isLoading }] = useCertificatePdfMutation();
  const address = `${window.location.origin}${linkTo('certificateCheck', { certificateId: certificate.id })}`;
  async function save() {
    const { data: pdf } = await draw(courseId);
    if (pdf === undefined) return;
    savePdf(`Certificate ${certificate.course}`, pdf);
    announce('Saved as PDF');
  }
  return (
    <div className={ui.stack16}>
      <CertificateFacts certificate={certificate} />
      <div className={ui.wrap}>
        {certificate.status !== 'revoked' && (
          <Button intent="primary" loading={isLoading} onClick={() => void save()}>
            Download PDF
          </Button>
        )}
        <LinkButton to="educationMyCourses">My courses</LinkButton>
      </div>
      <div className={ui.stack8}>
        <p className={ui.note}>Anyone with this link can check the certificate.</p>
        <div className={ui.wrap}>
          <CopyLinkField label="Link to check the certificate" address={address} noun="link" />
        </div>
      </div>
      <OwnCourseReview course={courseId} title={certificate.course} />
    </div>
  );
}
