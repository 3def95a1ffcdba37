import type { RecordAsked, RecordName } from '../../shared/navigation/answers.ts';

/** Whether everybody may see a record; also true where nobody could tell. */
export type IsRecordThere = (record: RecordAsked) => Promise<boolean>;

/** Asks for a path below `/rest/v1` as somebody who is not signed in. */
export type AskAsVisitor = (path: string, init?: RequestInit) => Response | Promise<Response>;

/** A page is not held up for the status of its answer. */
const PATIENCE_MS = 1000;

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const SLUG = /^[a-z0-9][a-z0-9-]{0,62}$/i;
const keyOf = (name: RecordName): RegExp => (name === 'brokerage' ? SLUG : ID);

const QUESTIONS: Readonly<Record<RecordName, (id: string) => string>> = {
  property: (id) => `/listings?select=id&id=eq.${id}`,
  publicListing: (id) => `/listings?select=id&id=eq.${id}`,
  vendor: (id) => `/vendors?select=id&id=eq.${id}`,
  agent: (id) => `/rpc/get_agent?agent_id=${id}`,
  brokerage: (slug) => `/rpc/get_brokerage?slug=${slug}`,
  publicForm: (id) => `/rpc/lead_form?form_id=${id}`,
  publicBooking: (id) => `/rpc/booking_page?page_id=${id}`,
};

/** What says whether a record is there, by asking what a visitor would. */
export function makeRecordCheck(ask: AskAsVisitor): IsRecordThere {
  const look = async ({ name, id }: RecordAsked): Promise<boolean> => {
    const answer = await ask(QUESTIONS[name](id));
    if (!answer.ok) return true;
    const found: unknown = await answer.json();
    return Array.isArray(found) ? found.length > 0 : found !== null;
  };
  return async (record) => {
    if (!keyOf(record.name).test(record.id)) return false;
    const { promise: late, resolve } = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => resolve(true), PATIENCE_MS);
    try {
      return await Promise.race([look(record).catch(() => true), late]);
    } finally {
      clearTimeout(timer);
    }
  };
}
