import * as s from '../../../ui/shape/shape.ts';

const isQuestion = s.object({
  id: s.text,
  question: s.text,
  answer: s.text,
  status: s.text,
  version: s.number,
  helpful: s.number,
  not_helpful: s.number,
  updated_at: s.text,
  updated_by: s.text,
});
export type FaqQuestion = s.ShapeOf<typeof isQuestion>;

const isCategory = s.object({
  id: s.text,
  slug: s.text,
  heading: s.text,
  questions: s.listOf(isQuestion),
});
export type FaqCategoryRecord = s.ShapeOf<typeof isCategory>;

export const isAdminFaq = s.object({
  categories: s.listOf(isCategory),
  misses: s.listOf(s.object({ term: s.text, searches: s.number, last_at: s.text })),
});
export type AdminFaq = s.ShapeOf<typeof isAdminFaq>;
