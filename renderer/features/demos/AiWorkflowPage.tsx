import { aiWorkflow } from '../../content/ai/aiWorkflow.ts';
import { Page, PageHeader } from '../../kit/page/Page.tsx';
import { Sections } from '../../site/archetypes/ContentSection.tsx';
import { NextSteps } from '../../site/archetypes/NextSteps.tsx';
import styles from './Demos.module.css';
import SentencePart from './parts/SentencePart.tsx';

/** A deal begins with a sentence: it is read by rules over what is for sale; the method for the rest is below. */
export function Component() {
  return (
    <Page>
      <PageHeader
        title="AI workflow"
        description="Say in a sentence what you look for, and see how each word was read. Rules read it, no language model does; what is found are the communities for sale now."
      />
      <SentencePart />
      <article aria-labelledby="method-title" className={styles.method}>
        <h2 id="method-title">{aiWorkflow.heading}</h2>
        <p>{aiWorkflow.lede}</p>
        <Sections sections={aiWorkflow.sections} />
      </article>
      <NextSteps next={aiWorkflow.next} />
    </Page>
  );
}
