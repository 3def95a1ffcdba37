import type { Noun } from './noun.ts';
import { contact } from './nouns/contact.ts';
import { deal } from './nouns/deal.ts';

/** The nouns that fields of others name. */
const NAMED: Readonly<Record<string, Noun>> = { contacts: contact, deals: deal };

export const nounNamed = (kind: string): Noun | null => NAMED[kind] ?? null;
