import { optional, text } from './facts.ts';

/** Whom to ask about a decision; no address is told while none is set. */
export interface SupportFacts {
  support?: string | undefined;
}

export const support = {
  facts: { support: optional(text) },
  sample: { support: 'support@haven.example' },
};

export const contact = ({ support }: SupportFacts, reason: string): string =>
  support ? `${reason} write to ${support}.` : `${reason} contact support.`;
