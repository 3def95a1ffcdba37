import type { FaqCategory } from '../../content/faq/faqCategory.ts';
import { plainText } from '../blocks/prose.ts';

export function foundText(count: number): string {
  if (count === 0) return 'No results. Try fewer words or contact us.';
  return count === 1 ? '1 question' : `${count} questions`;
}

/** Returns the questions that match in their text, answer, or category name. */
export function findQuestions<Category extends FaqCategory>(
  categories: readonly Category[],
  query: string,
): Category[] {
  const normalizedQuery = query.trim().toLowerCase();
  return categories
    .map((category) => ({
      ...category,
      questions: category.questions.filter(({ question, answer }) =>
        `${question}\n${plainText(answer)}\n${category.heading}`
          .toLowerCase()
          .includes(normalizedQuery),
      ),
    }))
    .filter(({ questions }) => questions.length > 0);
}
