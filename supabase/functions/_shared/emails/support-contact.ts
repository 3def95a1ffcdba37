import { optional, text } from './template-data.ts';

/** Support contact for questions about a decision; omitted if none is configured. */
export interface SupportContactData {
  support?: string | undefined;
}

export const support = {
  facts: { support: optional(text) },
  sample: { support: 'support@haven.example' },
};

export const contact = ({ support }: SupportContactData, reason: string): string =>
  support ? `${reason} write to ${support}.` : `${reason} contact support.`;
