import { listOf, number, object, type ShapeOf, text } from '../../../ui/shape/shape.ts';

const isQuestion = object({
  id: text,
  question: text,
  answer: text,
  status: text,
  version: number,
  helpful: number,
  not_helpful: number,
  updated_at: text,
  updated_by: text,
});
export type FaqQuestion = ShapeOf<typeof isQuestion>;

const isCategory = object({ id: text, slug: text, heading: text, questions: listOf(isQuestion) });
export type FaqCategoryRecord = ShapeOf<typeof isCategory>;

export const isAdminFaq = object({
  categories: listOf(isCategory),
  misses: listOf(object({ term: text, searches: number, last_at: text })),
});
export type AdminFaq = ShapeOf<typeof isAdminFaq>;
