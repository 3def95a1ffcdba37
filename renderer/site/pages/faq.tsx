import { faqIntro } from '../../content/faq/faqIntro.ts';
import { FaqPage, faqList } from '../archetypes/FaqPage.tsx';

export { faqIntro as content };

/** For search engines. */
export const loadQuestions = async () => {
  const { faq } = await import('../../content/faq/faq.ts');
  return faq.flatMap(({ questions }) => questions);
};

export const hydrate = faqList.hydrate;

export const Component = FaqPage;
