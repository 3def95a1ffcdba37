import '#shared/texts/education.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { rpc } from '../../../data/api/rpc.ts';
import { type AdminFaq, isAdminFaq } from './faqShapes.ts';

interface QuestionValues {
  readonly category_id: string;
  readonly question: string;
  readonly answer: string;
  readonly status: string;
}

interface Move {
  readonly id: string;
  readonly isUp: boolean;
}

const api = baseApi.enhanceEndpoints({ addTagTypes: ['AdminFaq'] });

export const {
  useAdminFaqQuery,
  useSaveFaqCategoryMutation,
  useDeleteFaqCategoryMutation,
  useMoveFaqCategoryMutation,
  useSaveFaqQuestionMutation,
  useDeleteFaqQuestionMutation,
  useMoveFaqQuestionMutation,
  useDismissFaqSearchMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    adminFaq: build.query<AdminFaq, void>({
      query: () => rpc('admin_faq'),
      extraOptions: { failure: 'inline', accepts: isAdminFaq },
      providesTags: ['AdminFaq'],
    }),

    saveFaqCategory: build.mutation<unknown, { readonly id: string; readonly heading: string }>({
      query: ({ id, heading }) => rpc('save_faq_category', { id, heading }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: ['AdminFaq'],
    }),

    deleteFaqCategory: build.mutation<unknown, string>({
      query: (p_id) => rpc('delete_faq_category', { id: p_id }),
      extraOptions: { failure: 'toast' },
      invalidatesTags: ['AdminFaq'],
    }),

    moveFaqCategory: build.mutation<unknown, Move>({
      query: ({ id, isUp }) => rpc('move_faq_category', { id, isUp }),
      extraOptions: { failure: 'toast' },
      invalidatesTags: ['AdminFaq'],
    }),

    saveFaqQuestion: build.mutation<
      unknown,
      { readonly id: string; readonly version: number; readonly values: QuestionValues }
    >({
      query: ({ id, version, values }) =>
        rpc('save_faq_question', { id, version, values: { ...values } }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: ['AdminFaq'],
    }),

    deleteFaqQuestion: build.mutation<unknown, string>({
      query: (p_id) => rpc('delete_faq_question', { id: p_id }),
      extraOptions: { failure: 'toast' },
      invalidatesTags: ['AdminFaq'],
    }),

    moveFaqQuestion: build.mutation<unknown, Move>({
      query: ({ id, isUp }) => rpc('move_faq_question', { id, isUp }),
      extraOptions: { failure: 'toast' },
      invalidatesTags: ['AdminFaq'],
    }),

    dismissFaqSearch: build.mutation<unknown, string>({
      query: (p_term) => rpc('dismiss_faq_search', { term: p_term }),
      extraOptions: { failure: 'toast' },
      invalidatesTags: ['AdminFaq'],
    }),
  }),
});
