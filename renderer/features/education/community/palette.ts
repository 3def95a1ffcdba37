import { linkTo } from '#shared/routes.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import type { PaletteEntry, PaletteOfFeature } from '../../../session/palette/paletteSource.ts';
import { RECORDS_SHOWN, recordSource } from '../../../session/palette/recordSource.ts';
import { isQuestionList, type QuestionList } from './communityShapes.ts';

const { questionsNamed } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    questionsNamed: build.query<PaletteEntry[], string>({
      query: (search) => (client) =>
        client.rpc('list_community_questions', { topic: '', search, most: RECORDS_SHOWN }),
      extraOptions: { failure: 'silent', accepts: isQuestionList },
      transformResponse: ({ rows }: QuestionList) =>
        rows.map(({ id, title, answers }) => ({
          id: `question-${id}`,
          label: title,
          detail: answers === 1 ? '1 answer' : `${answers} answers`,
          href: linkTo('communityQuestion', { questionId: id }),
        })),
    }),
  }),
}).endpoints;

export const palette: PaletteOfFeature = {
  sources: [
    recordSource({
      title: 'Community questions',
      place: 61,
      route: 'community',
      ask: (term, dispatch) => dispatch(questionsNamed.initiate(term)),
    }),
  ],
};
