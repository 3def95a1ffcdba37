import type { Noun } from '../records/noun.ts';
import { company } from '../records/nouns/company.ts';
import { contact } from '../records/nouns/contact.ts';
import { deal } from '../records/nouns/deal.ts';
import { lead } from '../records/nouns/lead.ts';
import { property } from '../records/nouns/property.ts';

/** Kinds of records that file drops import; the constraint of `file_drops.kind` has the same. */
export const dropNouns: readonly Noun[] = [contact, company, lead, deal, property];

export const findDropNoun = (kind: string): Noun | undefined =>
  dropNouns.find((noun) => noun.kind === kind);
