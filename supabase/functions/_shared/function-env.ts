import type { Delivery } from './delivery/deliver.ts';
import type { Papers } from './papers/papers.ts';
import type { Running, Upkeep } from './running.ts';

/** What a function may know of the world it runs in. */
export interface FunctionEnv {
  readonly SUPABASE_URL: string;
  readonly SUPABASE_PUBLISHABLE_KEY: string;
  /** Opens everything: for work that no user may do themselves, never for an answer. */
  readonly SUPABASE_SECRET_KEY: string;
  /** The edge secrets of a hosted project; see `supabase/README.md`. */
  readonly secrets?: Readonly<Record<string, string | undefined>>;
  /** How the embedded backend delivers messages; hosted, the secrets say how. */
  readonly delivery?: Delivery;
  /** How the embedded backend reads and marks documents; hosted, the function does it itself. */
  readonly papers?: Papers;
  /** How the embedded backend reads TXT records from DNS; hosted, the function asks DNS over HTTPS. */
  readonly lookUpTxt?: (name: string) => Promise<readonly string[]>;
  /** What the embedded backend knows of itself; a hosted project tells nobody. */
  readonly running?: () => Running;
  /** What it does to itself when it is asked; a hosted project does that by itself. */
  readonly upkeep?: Upkeep;
  /** From where the request came, as the embedded backend knows it; hosted, its headers say so. */
  readonly callerAddress?: string;
  readonly fetch?: typeof fetch;
  /** The stand-in of the embedded backend; without it the payment provider itself is asked. */
  readonly stripeFetch?: typeof fetch;
}

/** Pure over its arguments: what the embedded backend, the hosted project and the tests all call. */
export type FunctionHandler = (request: Request, env: FunctionEnv) => Promise<Response>;
