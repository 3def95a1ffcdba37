import * as s from '../../../ui/shape/shape.ts';

const question = {
  id: s.text,
  topic: s.text,
  title: s.text,
  excerpt: s.text,
  author: s.text,
  created_at: s.text,
  last_post_at: s.text,
  has_accepted: s.bool,
  answers: s.number,
};

const isQuestionSummary = s.object(question);
export type QuestionSummary = s.ShapeOf<typeof isQuestionSummary>;
export const areQuestionSummaries = s.listOf(isQuestionSummary);

export const isQuestionList = s.object({ rows: areQuestionSummaries, has_more: s.bool });
export type QuestionList = s.ShapeOf<typeof isQuestionList>;

const isCommunityAnswer = s.object({
  id: s.text,
  body: s.text,
  author: s.text,
  is_staff: s.bool,
  is_asker: s.bool,
  is_mine: s.bool,
  is_accepted: s.bool,
  is_hidden: s.bool,
  created_at: s.text,
});
export type CommunityAnswer = s.ShapeOf<typeof isCommunityAnswer>;

const isCommunityQuestion = s.object({
  ...question,
  body: s.text,
  is_hidden: s.bool,
  is_mine: s.bool,
  lesson: s.orNull(s.text),
  course: s.orNull(s.text),
  can_answer: s.bool,
  posts: s.listOf(isCommunityAnswer),
});
export type CommunityQuestion = s.ShapeOf<typeof isCommunityQuestion>;
export const isCommunityQuestionOrNull = s.orNull(isCommunityQuestion);

const isReportedPost = s.object({
  post_id: s.text,
  question_id: s.text,
  title: s.text,
  body: s.text,
  is_answer: s.bool,
  author: s.text,
  is_hidden: s.bool,
  reports: s.number,
  first_at: s.text,
  reasons: s.listOf(s.text),
});
export type ReportedPost = s.ShapeOf<typeof isReportedPost>;
export const areReportedPosts = s.listOf(isReportedPost);
