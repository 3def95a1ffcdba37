import type { ProductShotName } from './product-shots.ts';

/**
 * A public page’s content as data. Archetypes in `renderer/site/` render it; nothing here depends on presentation.
 *
 * `Prose` is plain text in which `[words](/path)` is a link and `**words**` is strong. No other markup is supported.
 */
export type Prose = string;

export interface ContentPage {
  /** The page’s only h1, if it differs from the route title. */
  readonly heading?: string;
  /** One or two sentences below the heading that make sense on their own. */
  readonly lede: Prose;
  /** Shown beside the heading. */
  readonly shot?: Shot;
  /** For search engines and link previews: 70 to 160 characters. */
  readonly description: string;
  readonly keywords: readonly string[];
  readonly sections: readonly Section[];
  /** Questions answered only on this page; also published as structured data for search engines. */
  readonly questions?: readonly Question[];
  /** What the reader does next, most likely action first. */
  readonly next: readonly Action[];
}

/** A page with only a lede: what exists of a feature, or an introduction to the live rows below it. */
export interface Notice extends Omit<ContentPage, 'sections' | 'questions'> {
  /** True if signed-in readers see whether their account is connected. */
  readonly showsConnection?: true;
}

/** A screenshot of the product with demo data. */
export interface Shot {
  readonly name: ProductShotName;
  /** What it shows, for readers who can’t see it. */
  readonly alt: string;
}

export interface Section {
  /** Its anchor, unique within the page. */
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
  /** Sequential steps. */
  | { readonly kind: 'steps'; readonly steps: readonly Step[] }
  | { readonly kind: 'terms'; readonly terms: readonly Term[] }
  | {
      readonly kind: 'table';
      readonly caption: string;
      readonly columns: readonly Column[];
      readonly rows: readonly (readonly Prose[])[];
      /** Source and period of the figures. */
      readonly source?: Prose;
    }
  /** A calculation that readers can follow by hand. */
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
      /** Follows each value, as `%` or `days`; `dollars` formats the value as an amount. */
      readonly unit: string;
      readonly bars: readonly { readonly label: string; readonly value: number }[];
      readonly source: Prose;
    }
  | { readonly kind: 'note'; readonly tone: 'hint' | 'caution'; readonly text: Prose }
  /** Links to continue, each with a description. */
  | { readonly kind: 'paths'; readonly paths: readonly Path[] }
  | { readonly kind: 'quote'; readonly text: string; readonly who: string };

export interface Step {
  readonly title: string;
  readonly text: Prose;
  /** Typical duration, if known. */
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
  /** The formula with its numbers, as `$1,702,000 ÷ 7.5%`. */
  readonly line: string;
  readonly result: string;
}

export interface Path {
  readonly title: string;
  readonly text: Prose;
  readonly to: string;
}
