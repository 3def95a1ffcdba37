import { faq, faqIntro } from '../../content/faq/faq.ts';
import { FaqPage } from '../archetypes/FaqPage.tsx';
import type { Intro } from '../pages.ts';

export const content: Intro = {
  ...faqIntro,
  questions: faq.flatMap(({ questions }) => questions),
};

export const Component = () => (
  <FaqPage heading={faqIntro.heading} lede={faqIntro.lede} categories={faq} />
);
