import { Tag } from '@blueprintjs/core';
import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatDateTime, formatDay } from '#shared/format/date.ts';
import { RecordPanel } from '../../../ui/panel/RecordPanel.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { useOpenRecord } from '../../../workbench/list/useOpenRecord.ts';
import { ReportLead } from '../trust/index.ts';
import { OwnQuote } from './OwnQuote.tsx';
import { ProjectFacts } from './ProjectFacts.tsx';
import type { Request } from './projects.ts';
import { useProjectRequestQuery } from './projectsApi.ts';
import { QuestionForm } from './QuestionForm.tsx';
import { Questions } from './Questions.tsx';
import { getRequestStatus, REQUEST_PARAM, requesterText } from './requests.ts';

const ASKABLE_STATUSES: ReadonlySet<Request['status']> = new Set(['asked', 'quoted', 'chosen']);

/** True while the client awaits a response or the work. */
const canAsk = ({ status, project }: Request): boolean =>
  ASKABLE_STATUSES.has(status) && (project.status === 'open' || project.status === 'awarded');

/** Request panel: scope of work, the vendor's quote, and questions. */
export function RequestPanel({ id }: { readonly id: string }) {
  const { addressOf } = useOpenRecord(REQUEST_PARAM);
  const navigate = useNavigate();
  const query = useProjectRequestQuery(id);
  const { currentData: request, error, isFetching } = query;
  return (
    <RecordPanel
      title={request?.project.title ?? 'Request'}
      isLoading={request === undefined && error === undefined}
      isBusy={isFetching}
      to={addressOf(id)}
      onClose={() => void navigate(addressOf(null), { replace: true })}
      subtitle={request && <Subtitle request={request} />}
    >
      <Loaded
        answer={query}
        waiting={<Skeleton height="24rem" />}
        nothing={
          <EmptyState title="Request not found">
            It was withdrawn, or it belongs to another vendor.
          </EmptyState>
        }
      >
        {(found) =>
          found !== null && (
            <>
              <ProjectFacts wording={found.project} />
              <OwnQuote request={found} />
              <Questions questions={found.questions}>{() => null}</Questions>
              {canAsk(found) && <QuestionForm request={found} />}
              <Suspense fallback={null}>
                <ReportLead id={found.id} credit={found.credit} canReport={found.n === 0} />
              </Suspense>
            </>
          )
        }
      </Loaded>
    </RecordPanel>
  );
}

function Subtitle({ request }: { readonly request: Request }) {
  const { project } = request;
  const { label, intent } = getRequestStatus({
    ...request,
    project_status: project.status,
    answers_by: project.answers_by,
  });
  return (
    <>
      {requesterText(request)}
      <span>Asked {formatDay(request.asked_at)}</span>
      {request.status === 'asked' && request.respond_by !== null && (
        <span>Respond by {formatDateTime(request.respond_by)}</span>
      )}
      <Tag minimal intent={intent}>
        {label}
      </Tag>
    </>
  );
}
