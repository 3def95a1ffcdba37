import type { Quote } from '../retrieval/findQuotes.ts';
import type { Answer, Citation } from './answer.ts';
import { findNames } from './readQuestion.ts';

const TO = /\bto\s+((?:\p{Lu}[\p{L}'’-]*\s?){1,3})/u;
const ABOUT = /\b(?:about|regarding|on|for)\s+(.{3,120})$/i;

/** Writes an email from a template with quoted facts. Nothing is sent: the person copies it. */
export function writeDraft(
  question: string,
  quotes: readonly Quote[],
  toCitation: (quote: Quote, index: number) => Citation,
): Answer {
  const to = TO.exec(question)?.[1]?.trim();
  const topic = (
    ABOUT.exec(question)?.[1] ??
    findNames(question).at(-1) ??
    'your question'
  ).replace(/[.?!]+$/, '');
  const facts = quotes.map(
    ({ unit }, index) =>
      `- ${unit.context === '' ? '' : `${unit.context}: `}${unit.text} [${index + 1}]`,
  );
  return {
    state: 'draft',
    mode: 'rules',
    text: [
      `Subject: ${topic.charAt(0).toUpperCase()}${topic.slice(1)}`,
      '',
      `Hello${to === undefined ? '' : ` ${to}`},`,
      '',
      facts.length === 0
        ? `I'm writing about ${topic}.`
        : `I'm writing about ${topic}. What the sources say:`,
      ...facts,
      '',
      'Do you have time for a short call this week?',
      '',
      'Best regards',
    ].join('\n'),
    citations: quotes.map(toCitation),
  };
}
