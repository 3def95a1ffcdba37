import { Tag } from '@blueprintjs/core';
import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatDay } from '#shared/format/date.ts';
import { PanelSection } from '../../../ui/panel/PanelSection.tsx';
import { RecordPanel } from '../../../ui/panel/RecordPanel.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { useOpenRecord } from '../../../workbench/list/useOpenRecord.ts';
import { PortfolioConsent } from '../presence/index.ts';
import { ProjectReview } from '../vendorReviews/index.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { ProjectActions } from './ProjectActions.tsx';
import { ProjectFacts } from './ProjectFacts.tsx';
import { PROJECT_PARAM, STATUS_INTENTS } from './projectColumns.ts';
import { PROJECT_STATUS_LABELS, type Project } from './projects.ts';
import { useProjectQuery } from './projectsApi.ts';
import { Questions } from './Questions.tsx';
import { QuoteList } from './QuoteList.tsx';

/** Project panel over the list, with its own URL. */
export function ProjectPanel({ id }: { readonly id: string }) {
  const { addressOf } = useOpenRecord(PROJECT_PARAM);
  const navigate = useNavigate();
  const query = useProjectQuery(id, { refetchOnMountOrArgChange: true });
  const { currentData: project, error, isFetching } = query;
  const close = () => void navigate(addressOf(null), { replace: true });
  return (
    <RecordPanel
      title={project?.title ?? 'Project'}
      isLoading={project === undefined && error === undefined}
      isBusy={isFetching}
      to={addressOf(id)}
      onClose={close}
      subtitle={project && <Subtitle project={project} />}
    >
      <Loaded
        answer={query}
        waiting={<Skeleton height="24rem" />}
        nothing={
          <EmptyState title="Project not found">
            It was deleted, or you don't have access.
          </EmptyState>
        }
      >
        {(found) =>
          found !== null && (
            <>
              <ProjectActions project={found} onGone={close} />
              <Reviewed project={found} />
              <Portfolio project={found} />
              <QuoteList project={found} />
              <Questions questions={found.questions}>
                {(question) => <AnswerForm question={question} status={found.status} />}
              </Questions>
              <ProjectFacts wording={found} />
            </>
          )
        }
      </Loaded>
    </RecordPanel>
  );
}

/** Review of the chosen vendor, once the project is done. */
function Reviewed({ project: { id, status, quotes, review } }: { readonly project: Project }) {
  const chosen = quotes.find((quote) => quote.status === 'chosen');
  if (status !== 'done' || chosen === undefined || chosen.vendor_id === null) return null;
  return (
    <PanelSection title="Review">
      <Suspense fallback={<Skeleton height="5rem" />}>
        <ProjectReview projectId={id} vendor={chosen.vendor} review={review} />
      </Suspense>
    </PanelSection>
  );
}

/** The vendor's request to show the project in its portfolio. */
function Portfolio({ project: { id, portfolio, quotes } }: { readonly project: Project }) {
  const chosen = quotes.find(({ status }) => status === 'chosen');
  if (portfolio === null || chosen === undefined) return null;
  return (
    <PanelSection title="Portfolio request">
      <Suspense fallback={<Skeleton height="8rem" />}>
        <PortfolioConsent projectId={id} vendor={chosen.vendor} entry={portfolio} />
      </Suspense>
    </PanelSection>
  );
}

function Subtitle({ project }: { readonly project: Project }) {
  const { status, created_at: created, decided_at: decided, ended_at: ended } = project;
  return (
    <>
      <Tag minimal intent={STATUS_INTENTS[status]}>
        {PROJECT_STATUS_LABELS[status]}
      </Tag>
      <span>Created {formatDay(created)}</span>
      {decided !== null && <span>Decided {formatDay(decided)}</span>}
      {ended !== null && (
        <span>
          {status === 'done' ? 'Done' : 'Cancelled'} {formatDay(ended)}
        </span>
      )}
    </>
  );
}
