import type { RecordName, RequestedRecord } from '../../shared/navigation/path-responses.ts';
import { isDatabaseUnavailable, UNCACHED_RENDER_WAIT_MS, withTimeLimit } from './documents.ts';

/** Who can see a record: everyone, anyone with its link, or no one. Unknown: the database did not respond. */
export type RecordVisibility = 'everyone' | 'by link' | 'no one' | 'unknown';
export type FindRecordVisibility = (record: RequestedRecord) => Promise<RecordVisibility>;

/** Requests a path below `/rest/v1` as a signed-out visitor. */
export type FetchAsVisitor = (path: string, init?: RequestInit) => Response | Promise<Response>;

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const SLUG = /^[a-z0-9][a-z0-9-]{0,62}$/i;
const keyOf = (name: RecordName): RegExp =>
  name === 'brokerage' || name === 'educationCourse' ? SLUG : ID;

const QUESTIONS: Readonly<Record<RecordName, (id: string) => string>> = {
  property: (id) => `/listings?select=id&id=eq.${id}`,
  publicListing: (id) => `/listings?select=id&id=eq.${id}`,
  vendor: (id) => `/vendors?select=id&id=eq.${id}`,
  agent: (id) => `/rpc/get_agent?agent_id=${id}`,
  brokerage: (slug) => `/rpc/get_brokerage?slug=${slug}`,
  publicForm: (id) => `/rpc/lead_form?form_id=${id}`,
  publicBooking: (id) => `/rpc/booking_page?page_id=${id}`,
  educationCourse: (slug) => `/rpc/get_public_course?course=${slug}`,
};

/** Fallback query if the first finds nothing: records available by link only. */
const BY_ADDRESS: Partial<Readonly<Record<RecordName, (id: string) => string>>> = {
  property: (id) => `/rpc/get_unlisted_listing?listing_id=${id}`,
  publicListing: (id) => `/rpc/get_unlisted_listing?listing_id=${id}`,
};

/** Creates a function that finds who can see a record, by querying as a visitor. */
export function createVisibilityCheck(
  fetchAsVisitor: FetchAsVisitor,
  timeoutMs: number = UNCACHED_RENDER_WAIT_MS.listedMs,
): FindRecordVisibility {
  const finds = async (question: string): Promise<boolean> => {
    const response = await fetchAsVisitor(question);
    if (isDatabaseUnavailable(response)) throw new Error('The database is not responding.');
    if (!response.ok) return true;
    const found: unknown = await response.json();
    return Array.isArray(found) ? found.length > 0 : found !== null;
  };
  const look = async ({ name, id }: RequestedRecord): Promise<RecordVisibility> => {
    if (await finds(QUESTIONS[name](id))) return 'everyone';
    const question = BY_ADDRESS[name]?.(id);
    return question !== undefined && (await finds(question)) ? 'by link' : 'no one';
  };
  return async (record) => {
    if (!keyOf(record.name).test(record.id)) return 'no one';
    const readers = await withTimeLimit(
      look(record).catch(() => 'unknown' as const),
      timeoutMs,
    );
    return readers ?? 'unknown';
  };
}
