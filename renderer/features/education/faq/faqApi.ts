import '#shared/texts/education.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc, rpcWith } from '../../../data/api/rpc.ts';
import { isAdminFaq } from './faqShapes.ts';

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
  endpoints: (build, { read, write } = calls(build, ['AdminFaq'])) => ({
    adminFaq: read(isAdminFaq, () => rpc('admin_faq')),
    saveFaqCategory: write(rpcWith('save_faq_category', 'id', 'heading')),

    deleteFaqCategory: write({ failure: 'toast' }, (p_id: string) =>
      rpc('delete_faq_category', { id: p_id }),
    ),

    moveFaqCategory: write({ failure: 'toast' }, ({ id, isUp }: Move) =>
      rpc('move_faq_category', { id, isUp }),
    ),

    saveFaqQuestion: build.mutation<
      unknown,
      { readonly id: string; readonly version: number; readonly values: QuestionValues }
    >({
      query: ({ id, version, values }) =>
        rpc('save_faq_question', { id, version, values: { ...values } }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: ['AdminFaq'],
    }),

    deleteFaqQuestion: write({ failure: 'toast' }, (p_id: string) =>
      rpc('delete_faq_question', { id: p_id }),
    ),

    moveFaqQuestion: write({ failure: 'toast' }, ({ id, isUp }: Move) =>
      rpc('move_faq_question', { id, isUp }),
    ),

    dismissFaqSearch: write({ failure: 'toast' }, (p_term: string) =>
      rpc('dismiss_faq_search', { term: p_term }),
    ),
  }),
});
