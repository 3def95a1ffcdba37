import '#shared/texts/education.ts';
import type { Json } from '#shared/database.types.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc, rpcWith } from '../../../data/api/rpc.ts';
import {
  areQuestionSummaries,
  areReportedPosts,
  isCommunityQuestionOrNull,
  isQuestionList,
} from './communityShapes.ts';

interface QuestionSearch {
  /** Empty for all topics. */
  readonly topic: string;
  readonly words: string;
  readonly most: number;
}

const api = baseApi.enhanceEndpoints({ addTagTypes: ['Community', 'CommunityReports'] });

export const {
  useCommunityQuestionsQuery,
  useLessonQuestionsQuery,
  useCommunityQuestionQuery,
  useAskQuestionMutation,
  usePostAnswerMutation,
  useAcceptAnswerMutation,
  useDeletePostMutation,
  useReportPostMutation,
  useReportedPostsQuery,
  useDecidePostMutation,
} = api.injectEndpoints({
  endpoints: (build, { read, write } = calls(build, ['Community'])) => ({
    communityQuestions: read(
      isQuestionList,
      ({ topic, words, most }: QuestionSearch) =>
        (client) =>
          client.rpc('list_community_questions', { topic, search: words, most }),
    ),

    lessonQuestions: read(
      areQuestionSummaries,
      rpcWith('list_lesson_questions', 'course', 'lesson'),
    ),

    /** Null for questions that the user can't read. */
    communityQuestion: read(
      isCommunityQuestionOrNull,
      (id: string) => (client) => client.rpc('get_community_question', { question_id: id }),
    ),

    askQuestion: build.mutation<
      unknown,
      { readonly id: string; readonly values: Readonly<Record<string, Json | undefined>> }
    >({
      query: ({ id, values }) => rpc('ask_community_question', { id, values }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: ['Community'],
    }),

    postAnswer: write(
      rpcWith('answer_community_question', 'id', 'questionId', 'body', 'isAnonymous'),
    ),

    acceptAnswer: build.mutation<
      unknown,
      { readonly questionId: string; readonly answerId: string | null }
    >({
      query: ({ questionId, answerId }) =>
        rpc('accept_community_answer', { questionId, answerId: answerId as string }),
      extraOptions: { failure: 'toast' },
      invalidatesTags: ['Community'],
    }),

    deletePost: write({ failure: 'toast' }, (p_id: string) =>
      rpc('delete_community_post', { id: p_id }),
    ),

    reportPost: write({}, rpcWith('report_community_post', 'id', 'reason'), [
      'Community',
      'CommunityReports',
    ]),

    reportedPosts: read(areReportedPosts, () => rpc('list_community_reports'), [
      'CommunityReports',
    ]),

    decidePost: write({ failure: 'toast' }, rpcWith('decide_community_post', 'id', 'isKept'), [
      'Community',
      'CommunityReports',
    ]),
  }),
});
