import type { Action, Prose, Term } from '../model.ts';

export interface PressRelease {
  readonly slug: string;
  /** Its title, and the h1 of its page. */
  readonly heading: string;
  /** For lists and search engines: 70 to 160 characters. */
  readonly description: string;
  /** As `2026-11-21`: no earlier than what it tells of was finished. */
  readonly date: string;
  readonly paragraphs: readonly Prose[];
  /** What a reader can check, and where it ends. */
  readonly facts: readonly Term[];
  readonly next: Action;
}

/** Stands below each release. */
export const boilerplate: Prose =
  '**About Haven Exchange.** Haven Exchange is a marketplace and workstation for senior-living commercial real estate, from independent living to skilled nursing. Brokers and sellers list communities, buyers and investors find and underwrite them, operators run them, vendors serve them. It works in a browser and as a desktop app. Haven Realty is the company’s own brokerage. Questions of journalists: [contact](/contact), topic “Press”.';
