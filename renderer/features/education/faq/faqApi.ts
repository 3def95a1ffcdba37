import '#shared/texts/education.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
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
      query: () => (client) => client.rpc('admin_faq'),
      extraOptions: { failure: 'inline', accepts: isAdminFaq },
      providesTags: ['AdminFaq'],
    }),

    saveFaqCategory: build.mutation<unknown, { readonly id: string; readonly heading: string }>({
      query:
        ({ id, heading }) =>
        (client) =>
          client.rpc('save_faq_category', { p_id: id, p_heading: heading }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: ['AdminFaq'],
    }),

    deleteFaqCategory: build.mutation<unknown, string>({
      query: (p_id) => (client) => client.rpc('delete_faq_category', { p_id }),
      extraOptions: { failure: 'toast' },
      invalidatesTags: ['AdminFaq'],
    }),

    moveFaqCategory: build.mutation<unknown, Move>({
      query:
        ({ id, isUp }) =>
        (client) =>
          client.rpc('move_faq_category', { p_id: id, p_is_up: isUp }),
      extraOptions: { failure: 'toast' },
      invalidatesTags: ['AdminFaq'],
    }),

    saveFaqQuestion: build.mutation<
      unknown,
      { readonly id: string; readonly version: number; readonly values: QuestionValues }
    >({
      query:
        ({ id, version, values }) =>
        (client) =>
          client.rpc('save_faq_question', {
            p_id: id,
            p_version: version,
            p_values: { ...values },
          }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: ['AdminFaq'],
    }),

    deleteFaqQuestion: build.mutation<unknown, string>({
      query: (p_id) => (client) => client.rpc('delete_faq_question', { p_id }),
      extraOptions: { failure: 'toast' },
      invalidatesTags: ['AdminFaq'],
    }),

    moveFaqQuestion: build.mutation<unknown, Move>({
      query:
        ({ id, isUp }) =>
        (client) =>
          client.rpc('move_faq_question', { p_id: id, p_is_up: isUp }),
      extraOptions: { failure: 'toast' },
      invalidatesTags: ['AdminFaq'],
    }),

    dismissFaqSearch: build.mutation<unknown, string>({
      query: (p_term) => (client) => client.rpc('dismiss_faq_search', { p_term }),
      extraOptions: { failure: 'toast' },
      invalidatesTags: ['AdminFaq'],
    }),
  }),
});
