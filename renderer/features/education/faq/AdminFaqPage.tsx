import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import styles from './Faq.module.css';
import { FaqCategorySection } from './FaqCategorySection.tsx';
import { CategoryDialog, QuestionDialog } from './FaqDialogs.tsx';
import { FaqMisses } from './FaqMisses.tsx';
import { useAdminFaqQuery } from './faqApi.ts';
import type { AdminFaq, FaqCategoryRecord, FaqQuestion } from './faqShapes.ts';

/** What the open dialog changes. */
export type FaqStep =
  | { readonly of: 'category'; readonly category?: FaqCategoryRecord }
  | {
      readonly of: 'question';
      readonly categoryId: string;
      readonly question?: FaqQuestion;
      readonly suggestion?: string;
    };

/** The questions of the public FAQ, for staff. */
export function Component() {
  const query = useAdminFaqQuery();
  const [step, setStep] = useState<FaqStep | null>(null);
  return (
    <Page>
      <PageHeader
        actions={
          <>
            <LinkButton to="faq" size="small">
              Public page
            </LinkButton>
            <Button size="small" onClick={() => setStep({ of: 'category' })}>
              Add category
            </Button>
          </>
        }
      />
      <Loaded answer={query} waiting={<Skeleton height="32rem" />} keepsLast>
        {(faq) => (
          <>
            <Categories faq={faq} onStep={setStep} />
            {step?.of === 'category' && (
              <CategoryDialog category={step.category} onClose={() => setStep(null)} />
            )}
            {step?.of === 'question' && (
              <QuestionDialog
                categories={faq.categories}
                categoryId={step.categoryId}
                question={step.question}
                suggestion={step.suggestion}
                onClose={() => setStep(null)}
              />
            )}
          </>
        )}
      </Loaded>
    </Page>
  );
}

interface CategoriesProps {
  readonly faq: AdminFaq;
  readonly onStep: (step: FaqStep) => void;
}

function Categories({ faq, onStep }: CategoriesProps) {
  const { categories, misses } = faq;
  const [first] = categories;
  if (first === undefined) {
    return (
      <EmptyState title="No categories yet">
        Add a category, then write the first question.
      </EmptyState>
    );
  }
  return (
    <div className={styles.columns}>
      <div>
        {categories.map((category, place) => (
          <FaqCategorySection
            key={category.id}
            category={category}
            isFirst={place === 0}
            isLast={place === categories.length - 1}
            onStep={onStep}
          />
        ))}
      </div>
      <FaqMisses
        misses={misses}
        onAnswer={(suggestion) => onStep({ of: 'question', categoryId: first.id, suggestion })}
      />
    </div>
  );
}
