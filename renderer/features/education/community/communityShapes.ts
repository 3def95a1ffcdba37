import {
  bool,
  listOf,
  number,
  object,
  orNull,
  type ShapeOf,
  text,
} from '../../../ui/shape/shape.ts';

const question = {
  id: text,
  topic: text,
  title: text,
  excerpt: text,
  author: text,
  created_at: text,
  last_post_at: text,
  has_accepted: bool,
  answers: number,
};

const isQuestionSummary = object(question);
export type QuestionSummary = ShapeOf<typeof isQuestionSummary>;
export const areQuestionSummaries = listOf(isQuestionSummary);

export const isQuestionList = object({ rows: areQuestionSummaries, has_more: bool });
export type QuestionList = ShapeOf<typeof isQuestionList>;

const isCommunityAnswer = object({
  id: text,
  body: text,
  author: text,
  is_staff: bool,
  is_asker: bool,
  is_mine: bool,
  is_accepted: bool,
  is_hidden: bool,
  created_at: text,
});
export type CommunityAnswer = ShapeOf<typeof isCommunityAnswer>;

const isCommunityQuestion = object({
  ...question,
  body: text,
  is_hidden: bool,
  is_mine: bool,
  lesson: orNull(text),
  course: orNull(text),
  can_answer: bool,
  posts: listOf(isCommunityAnswer),
});
export type CommunityQuestion = ShapeOf<typeof isCommunityQuestion>;
export const isCommunityQuestionOrNull = orNull(isCommunityQuestion);

const isReportedPost = object({
  post_id: text,
  question_id: text,
  title: text,
  body: text,
  is_answer: bool,
  author: text,
  is_hidden: bool,
  reports: number,
  first_at: text,
  reasons: listOf(text),
});
export type ReportedPost = ShapeOf<typeof isReportedPost>;
export const areReportedPosts = listOf(isReportedPost);
