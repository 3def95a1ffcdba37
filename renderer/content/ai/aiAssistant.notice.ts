import type { Notice } from '../model.ts';

export const aiAssistant: Notice = {
  lede: 'An AI assistant is not available yet. Today you can [search listings in plain sentences](/ai-search), look up [questions and answers](/faq) or the [glossary](/senior-living-glossary), and write to [support](/support), where a person answers by email.',
  description:
    'An AI assistant is not available on Haven Exchange yet. Search listings in plain sentences, read the FAQ and the glossary, or write to support.',
  keywords: ['AI assistant', 'senior living search', 'support'],
  next: [
    { label: 'Search in sentences', to: '/ai-search' },
    { label: 'Contact support', to: '/support' },
  ],
};
