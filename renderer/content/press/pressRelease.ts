import type { Action, Prose, Term } from '#shared/home/content.ts';

export interface PressRelease {
  readonly slug: string;
  /** Title of the release and the h1 of its page. */
  readonly heading: string;
  /** For lists and search engines: 70 to 160 characters. */
  readonly description: string;
  /** As `2026-11-21`. Not earlier than the day the milestone was finished. */
  readonly date: string;
  readonly paragraphs: readonly Prose[];
  /** What a reader can verify. */
  readonly facts: readonly Term[];
  readonly next: Action;
}

/** Appears below each release. */
export const boilerplate: Prose =
  '**About Haven Exchange.** Haven Exchange is a marketplace and workstation for senior-living commercial real estate, from independent living to skilled nursing. Brokers and sellers list communities, buyers and investors find and underwrite them, operators run them, and vendors serve them. It works in a browser and as a desktop app. Haven Realty is the company’s own brokerage. Press questions: [contact](/contact), topic “Press”.';
