import { DOCUMENT_LIMITS } from '#shared/ai/documents/documentKinds.ts';
import { AI_LIMITS } from '#shared/ai/provider/limits.ts';
import { MAX_RECORDING_BYTES } from '#shared/ai/provider/recordings.ts';
import { formatNumber } from '#shared/format/number.ts';
import type { FaqCategory } from './faqCategory.ts';

export const assistantAndDocuments: FaqCategory = {
  id: 'assistant-and-documents',
  heading: 'Assistant and documents',
  questions: [
    {
      question: 'What can the assistant answer?',
      answer:
        'Questions about what you can read: listings, messages, documents of your deal rooms, clients, courses and help. Each answer quotes its source, with page or row, and the link opens there. If nothing you can read answers the question, the [assistant](/ai-assistant) says so. It calculates with the same formulas as the calculators, and it shows a change to your records before you confirm it.',
    },
    {
      question: 'Does my data go to a language model?',
      answer:
        'Only after an administrator connects one. The page then says which server receives the text and how long it keeps it. Personal numbers are masked, and health data is not sent without a recorded agreement. Without a model, the assistant, document reading and workflows use rules. See [Assistant settings](/ai-assistant/settings) for what is connected and what you used.',
    },
    {
      question: 'What does a language model cost me?',
      answer: `Your plan sets how much you can use: ${formatNumber(AI_LIMITS.basic.tokensPerMonth)} tokens a month on the smallest and ${formatNumber(AI_LIMITS.enterprise.tokensPerMonth)} on the largest plan. Haven Exchange doesn’t charge for calls. The organization that connects the model pays its provider and can set prices and a monthly budget. At the limit, rules take over.`,
    },
    {
      question: 'How do I get the figures out of a T-12, rent roll or license?',
      answer: `Open [Document intelligence](/document-intelligence) and choose a PDF, Word, Excel or CSV file of up to ${DOCUMENT_LIMITS.bytes / 1_000_000} MB, or use the menu of a document in a deal room. Each value shows its place on the page and how certain it is. Decide about the values in doubt, save, and use them in underwriting, a listing draft, a checklist or the credential vault. Scans are read if the server has OCR.`,
    },
    {
      question: 'Can I dictate a note or transcribe a recording?',
      answer: `Yes, in the [voice hub](/voice-hub). Dictation works in browsers that recognize speech on your device, so the sound doesn’t leave it. A recording of up to ${MAX_RECORDING_BYTES / 1024 / 1024} MB can be transcribed if a provider is connected. You confirm that everyone in it agreed. Haven Exchange stores the text you save, not the recording.`,
    },
    {
      question: 'Can a workflow act without asking me?',
      answer:
        'It can change one record that you can edit: add a task, a tag or a note, set a field, or hand it over. Steps that contact others or change more than one record wait for your approval under [Workflows](/ai-workflow). The run history shows what each step read, what it wrote and what it cost.',
    },
  ],
};
