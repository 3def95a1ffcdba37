import type { BackendMaintenance, BackendStatus } from './backend-status.ts';
import type { Delivery } from './delivery/deliver.ts';
import type { DocumentProcessor } from './documents/document-processor.ts';
import type { ReadFolder, WriteFolder } from './drops/folder.ts';

/** Environment of a function. */
export interface FunctionEnv {
  readonly SUPABASE_URL: string;
  readonly SUPABASE_PUBLISHABLE_KEY: string;
  /** Grants full access. Only for work that no user may do themselves; never use it to build a response. */
  readonly SUPABASE_SECRET_KEY: string;
  /** Edge secrets of a hosted project; see `supabase/README.md`. */
  readonly secrets?: Readonly<Record<string, string | undefined>>;
  /** How the embedded backend delivers messages; hosted projects configure this in secrets. */
  readonly delivery?: Delivery;
  /** How the embedded backend reads and watermarks documents; hosted, the function does it itself. */
  readonly papers?: DocumentProcessor;
  /** How the embedded backend resolves TXT records; hosted, the function uses DNS over HTTPS. */
  readonly lookUpTxt?: (name: string) => Promise<readonly string[]>;
  /** Reads SFTP folders for the embedded backend; a hosted project can't open such connections. */
  readonly readFolder?: ReadFolder;
  /** Writes into SFTP folders, likewise. */
  readonly writeFolder?: WriteFolder;
  /** Runtime figures of the embedded backend; a hosted project doesn't expose any. */
  readonly running?: () => Promise<BackendStatus>;
  /** Maintenance on request for the embedded backend; a hosted project maintains itself. */
  readonly upkeep?: BackendMaintenance;
  /** Client address as known to the embedded backend; hosted, it comes from the headers. */
  readonly callerAddress?: string;
  /** Calls the embedded backend's database with all rights, without a connection; hosted, by HTTP. */
  readonly callAsServer?: (name: string, args: unknown, signal: AbortSignal) => Promise<Response>;
  readonly fetch?: typeof fetch;
  /** Fake payment provider of the embedded backend; if unset, the real provider is called. */
  readonly stripeFetch?: typeof fetch;
}

/** Pure over its arguments, so the embedded backend, the hosted project and the tests can share it. */
export type FunctionHandler = (request: Request, env: FunctionEnv) => Promise<Response>;
