import * as s from '../../ui/shape/shape.ts';
import { callRpc } from '../data/publicData.ts';

const isFaq = s.listOf(
  s.object({
    id: s.text,
    heading: s.text,
    questions: s.listOf(s.object({ id: s.text, question: s.text, answer: s.text })),
  }),
);

/** These calls return nothing. */
const isNothing = s.orNull(s.text);

/** Loads the published questions as staff changed them since this page was built. */
export const loadFaq = (signal: AbortSignal) =>
  callRpc('list_faq', {}, { accepts: isFaq, signal, retries: 1 });

export const rateAnswer = (id: string, isHelpful: boolean) =>
  callRpc('rate_faq_answer', { question_id: id, is_helpful: isHelpful }, { accepts: isNothing });

/** Tells staff which words found nothing. */
export const noteSearchWithoutResults = (term: string) =>
  callRpc('note_faq_search', { term }, { accepts: isNothing });
