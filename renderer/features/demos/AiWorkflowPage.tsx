import { aiWorkflow } from '../../content/ai/aiWorkflow.ts';
import { Page, PageHeader } from '../../kit/page/Page.tsx';
import { Sections } from '../../site/archetypes/ContentSection.tsx';
import { NextSteps } from '../../site/archetypes/NextSteps.tsx';
import { BrokerLetters } from '../listings/index.ts';
import styles from './Demos.module.css';
import SentencePart from './parts/SentencePart.tsx';

/**
 * A deal begins with a sentence, by the search that everybody has; what a plan opens here is the next step, one
 * letter to the brokers of several communities.
 */
export function Component() {
  return (
    <Page>
      <PageHeader description="Say in a sentence what you look for, see how each word was read, and write to the brokers of what fits. Rules read it, no language model does." />
      <SentencePart>{(rows) => <BrokerLetters rows={rows} />}</SentencePart>
      <article aria-labelledby="method-title" className={styles.method}>
        <h2 id="method-title">{aiWorkflow.heading}</h2>
        <p>{aiWorkflow.lede}</p>
        <Sections sections={aiWorkflow.sections} />
      </article>
      <NextSteps next={aiWorkflow.next} />
    </Page>
  );
}
