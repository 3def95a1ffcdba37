/**
 * What a public page says, as data. Archetypes in `renderer/site/` draw it; nothing here knows how it looks.
 *
 * `Prose` is plain text in which `[words](/path)` is a link and `**words**` is strong; nothing else is special.
 */
export type Prose = string;

export interface ContentPage {
  /** The only h1 of the page, where that is not the title of its route. */
  readonly heading?: string;
  /** One or two sentences below it, which stand for themselves. */
  readonly lede: Prose;
  /** For search engines and previews of links: 70 to 160 characters. */
  readonly description: string;
  readonly keywords: readonly string[];
  readonly sections: readonly Section[];
  /** Questions that this page answers and no other does; also told to search engines. */
  readonly questions?: readonly Question[];
  /** What somebody who read this does next; the first is the one they most likely want. */
  readonly next: readonly Action[];
}

/** A page whose lede is all it says: what exists of a feature, or what the live rows below it are. */
export type Notice = Omit<ContentPage, 'sections' | 'questions'>;

export interface Section {
  /** Its anchor, unique on the page. */
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
}

export interface Action {
  readonly label: string;
  readonly to: string;
}

export interface Question {
  readonly question: string;
  readonly answer: Prose;
}

export type Block =
  | { readonly kind: 'text'; readonly paragraphs: readonly Prose[] }
  | { readonly kind: 'list'; readonly items: readonly Prose[] }
  /** What is done one after the other. */
  | { readonly kind: 'steps'; readonly steps: readonly Step[] }
  | { readonly kind: 'terms'; readonly terms: readonly Term[] }
  | {
      readonly kind: 'table';
      readonly caption: string;
      readonly columns: readonly Column[];
      readonly rows: readonly (readonly Prose[])[];
      /** Whose figures these are, and of when. */
      readonly source?: Prose;
    }
  /** A calculation that a reader can follow with a pencil. */
  | {
      readonly kind: 'example';
      readonly title: string;
      readonly given: readonly Figure[];
      readonly working: readonly WorkingStep[];
      readonly conclusion: Prose;
    }
  | {
      readonly kind: 'bars';
      readonly title: string;
      /** Behind each value, as `%` or `days`; `dollars` are written as an amount. */
      readonly unit: string;
      readonly bars: readonly { readonly label: string; readonly value: number }[];
      readonly source: Prose;
    }
  | { readonly kind: 'note'; readonly tone: 'hint' | 'caution'; readonly text: Prose }
  /** Ways to go on, each with what is there. */
  | { readonly kind: 'paths'; readonly paths: readonly Path[] }
  | { readonly kind: 'quote'; readonly text: string; readonly who: string };

export interface Step {
  readonly title: string;
  readonly text: Prose;
  /** How long it usually takes, where that is known. */
  readonly takes?: string;
}

export interface Term {
  readonly term: string;
  readonly text: Prose;
}

export interface Column {
  readonly label: string;
  readonly isNumber?: boolean;
}

export interface Figure {
  readonly label: string;
  readonly value: string;
}

export interface WorkingStep {
  /** The rule with its numbers, as `$1,702,000 ÷ 7.5%`. */
  readonly line: string;
  readonly result: string;
}

export interface Path {
  readonly title: string;
  readonly text: Prose;
  readonly to: string;
}
