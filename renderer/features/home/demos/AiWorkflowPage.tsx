import { Suspense } from 'react';
import aiWorkflow from '../../../content/ai/aiWorkflow.page.md';
import { useAuth } from '../../../session/auth/index.ts';
import { Sections } from '../../../site/archetypes/ContentSection.tsx';
import { NextSteps } from '../../../site/archetypes/NextSteps.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { WorkflowOverview } from '../../clients/automation/index.ts';
import { BulkBrokerInquiry } from '../../listings/market/index.ts';
import styles from './Demos.module.css';
import SentencePart from './parts/SentencePart.tsx';

/** Starts from a sentence with the public search; a plan adds one email to the brokers of several communities. */
export function Component() {
  const { session } = useAuth();
  return (
    <Page>
      <PageHeader description="Describe what you want, see how it's understood, and email matching brokers. No AI model used." />
      <SentencePart
        below={
          <>
            {session !== null && (
              <Suspense fallback={<Skeleton height="24rem" />}>
                <WorkflowOverview />
              </Suspense>
            )}
            <article aria-labelledby="method-title" className={styles.method}>
              <h2 id="method-title">{aiWorkflow.heading}</h2>
              <p>{aiWorkflow.lede}</p>
              <Sections sections={aiWorkflow.sections} />
            </article>
            <NextSteps next={aiWorkflow.next} />
          </>
        }
      >
        {(rows) => <BulkBrokerInquiry rows={rows} />}
      </SentencePart>
    </Page>
  );
}
