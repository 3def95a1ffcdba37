import '#shared/texts/education.ts';
import type { Json } from '#shared/database.types.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { rpc } from '../../../data/api/rpc.ts';
import {
  areQuestionSummaries,
  areReportedPosts,
  type CommunityQuestion,
  isCommunityQuestionOrNull,
  isQuestionList,
  type QuestionList,
  type QuestionSummary,
  type ReportedPost,
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
  endpoints: (build) => ({
    communityQuestions: build.query<QuestionList, QuestionSearch>({
      query:
        ({ topic, words, most }) =>
        (client) =>
          client.rpc('list_community_questions', { topic, search: words, most }),
      extraOptions: { failure: 'inline', accepts: isQuestionList },
      providesTags: ['Community'],
    }),

    lessonQuestions: build.query<
      QuestionSummary[],
      { readonly course: string; readonly lesson: string }
    >({
      query: ({ course, lesson }) => rpc('list_lesson_questions', { course, lesson }),
      extraOptions: { failure: 'inline', accepts: areQuestionSummaries },
      providesTags: ['Community'],
    }),

    /** Null for questions that the user can't read. */
    communityQuestion: build.query<CommunityQuestion | null, string>({
      query: (id) => (client) => client.rpc('get_community_question', { question_id: id }),
      extraOptions: { failure: 'inline', accepts: isCommunityQuestionOrNull },
      providesTags: ['Community'],
    }),

    askQuestion: build.mutation<
      unknown,
      { readonly id: string; readonly values: Readonly<Record<string, Json | undefined>> }
    >({
      query: ({ id, values }) => rpc('ask_community_question', { id, values }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: ['Community'],
    }),

    postAnswer: build.mutation<
      unknown,
      {
        readonly id: string;
        readonly questionId: string;
        readonly body: string;
        readonly isAnonymous: boolean;
      }
    >({
      query: ({ id, questionId, body, isAnonymous }) =>
        rpc('answer_community_question', { id, questionId, body, isAnonymous }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: ['Community'],
    }),

    acceptAnswer: build.mutation<
      unknown,
      { readonly questionId: string; readonly answerId: string | null }
    >({
      query: ({ questionId, answerId }) =>
        rpc('accept_community_answer', { questionId, answerId: answerId as string }),
      extraOptions: { failure: 'toast' },
      invalidatesTags: ['Community'],
    }),

    deletePost: build.mutation<unknown, string>({
      query: (p_id) => rpc('delete_community_post', { id: p_id }),
      extraOptions: { failure: 'toast' },
      invalidatesTags: ['Community'],
    }),

    reportPost: build.mutation<unknown, { readonly id: string; readonly reason: string }>({
      query: ({ id, reason }) => rpc('report_community_post', { id, reason }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: ['Community', 'CommunityReports'],
    }),

    reportedPosts: build.query<ReportedPost[], void>({
      query: () => rpc('list_community_reports'),
      extraOptions: { failure: 'inline', accepts: areReportedPosts },
      providesTags: ['CommunityReports'],
    }),

    decidePost: build.mutation<unknown, { readonly id: string; readonly isKept: boolean }>({
      query: ({ id, isKept }) => rpc('decide_community_post', { id, isKept }),
      extraOptions: { failure: 'toast' },
      invalidatesTags: ['Community', 'CommunityReports'],
    }),
  }),
});
