import { randomUUID } from 'node:crypto';
import { type Person, person, succeed } from '../security/world.ts';
import { service } from './backend.ts';

interface Contact {
  readonly email: string;
}

/** A project as its requester reads it, limited to what tests use. */
export interface ProjectView {
  readonly status: string;
  readonly n: number;
  readonly title: string;
  readonly quotes: readonly {
    readonly id: string;
    readonly vendor: string;
    readonly status: string;
    readonly price: number | null;
    readonly n: number;
    readonly is_outdated: boolean;
    readonly contact: Contact | null;
  }[];
  readonly questions: readonly ProjectQuestionView[];
  readonly review: Readonly<Record<string, unknown>> | null;
}

export interface ProjectQuestionView {
  readonly id: string;
  readonly question: string;
  readonly answer: string | null;
  readonly vendor: string | null;
  readonly is_mine: boolean;
}

/** A request as a vendor reads it. */
export interface ProjectRequestView {
  readonly id: string;
  readonly status: string;
  readonly asker: string | null;
  readonly company: string | null;
  readonly contact: Contact | null;
  readonly project: { readonly title: string; readonly status: string; readonly n: number };
  readonly questions: readonly ProjectQuestionView[];
}

export interface Vendor extends Person {
  readonly vendor: string;
}

export const ROOF = {
  p_title: 'New roof',
  p_category: 'construction',
  p_state: 'OH',
  p_details: 'The roof of the east wing leaks in two places.',
};

export const SCOPE = 'Tear off, new felt, new shingles, new gutters.';

type Profile = Readonly<Record<string, unknown>>;

export async function createVendor(company_name: string, more: Profile = {}): Promise<Vendor> {
  const who = await person('vendor');
  const row = {
    company_name,
    category: 'construction',
    states: ['OH'],
    verification_status: 'verified',
    ...more,
    user_id: who.id,
  };
  const insertQuery = service().from('vendors').insert(row).select('id').single();
  return { ...who, vendor: (await succeed(insertQuery)).id };
}

export const saveProject = (who: Person, p_id: string, more: object = {}) =>
  who.client.rpc('save_project', { p_id, ...ROOF, ...more });

export const answerQuestion = (who: Person, p_id: string, p_answer: string) =>
  who.client.rpc('answer_project_question', { p_id, p_answer });

export async function createProject(requester: Person, more: object = {}): Promise<string> {
  const p_id = randomUUID();
  await succeed(saveProject(requester, p_id, more));
  return p_id;
}

export const requestQuotes = (
  requester: Person,
  p_id: string,
  vendors: readonly { vendor: string }[],
) => requester.client.rpc('ask_vendors', { p_id, p_vendors: vendors.map(({ vendor }) => vendor) });

/** Creates a project sent to these vendors. */
export async function createSentProject(
  requester: Person,
  vendors: readonly Vendor[],
  more: object = {},
) {
  const id = await createProject(requester, more);
  await succeed(requestQuotes(requester, id, vendors));
  return id;
}

export const getProject = async (who: Person, p_id: string) =>
  (await who.client.rpc('project', { p_id })).data as unknown as ProjectView | null;

/** Returns the newest request to a vendor. */
export async function getNewestRequestId(vendor: Person): Promise<string> {
  const [row] = await succeed(vendor.client.rpc('my_requests', { page_size: 1 }));
  return row?.id ?? '';
}

export const getProjectRequest = async (who: Person, p_id: string) =>
  (await who.client.rpc('project_request', { p_id })).data as unknown as ProjectRequestView | null;

export const submitQuote = (who: Person, p_id: string, price: number, more: object = {}) =>
  who.client.rpc('quote_project', {
    p_id,
    p_project_n: 1,
    p_price: price,
    p_price_per: 'project',
    p_scope: SCOPE,
    ...more,
  });

export const question = (who: Person, p_id: string, p_question: string, id: string) =>
  who.client.rpc('ask_about_project', { p_id, p_question_id: id, p_question });

export const acceptQuote = (who: Person, p_id: string, p_n = 1) =>
  who.client.rpc('choose_project_quote', { p_id, p_n });

export const closeProject = (who: Person, p_id: string, p_is_done: boolean) =>
  who.client.rpc('end_project', { p_id, p_is_done });

/** Creates a completed project for which this vendor was chosen. */
export async function createCompletedProject(
  requester: Person,
  vendor: Vendor,
  more: object = {},
): Promise<string> {
  const id = await createSentProject(requester, [vendor], more);
  const request = await getNewestRequestId(vendor);
  await succeed(submitQuote(vendor, request, 70_000));
  await succeed(acceptQuote(requester, request));
  await succeed(closeProject(requester, id, true));
  return id;
}

/** A published vendor review, as everyone reads it. */
export interface PublishedReview {
  readonly id: string;
  readonly signed: string;
  readonly rating: number;
  readonly reply: string | null;
}

export const writeReview = (who: Person, p_project_id: string, more: object = {}) =>
  who.client.rpc('write_vendor_review', {
    p_project_id,
    p_rating: 5,
    p_signed: 'Ada L.',
    p_body: 'On time, and clean every evening.',
    ...more,
  });

interface QueuedReview extends PublishedReview {
  readonly vendor_id: string;
  readonly n: number;
}

/** Returns a vendor's reviews that are pending with the team. */
export async function listPendingReviews(
  staff: Person,
  { vendor }: Vendor,
): Promise<QueuedReview[]> {
  const rows = await succeed(staff.client.rpc('vendor_reviews_to_decide'));
  return (rows as unknown as QueuedReview[]).filter(({ vendor_id: of }) => of === vendor);
}

export const decideReview = (who: Person, { id, n }: { id: string; n: number }, p_reason = '') =>
  who.client.rpc('decide_vendor_review', { p_id: id, p_n: n, p_reason });

export const replyToReview = (who: Person, p_id: string, p_reply = 'Thank you.') =>
  who.client.rpc('reply_to_vendor_review', { p_id, p_reply });

export const listVendorReviews = async (client: Person['client'], { vendor }: Vendor) =>
  (await succeed(client.rpc('vendor_reviews', { vendor_id: vendor }))) as unknown as {
    readonly average: number | null;
    readonly count: number;
    readonly reviews: readonly PublishedReview[];
  };

/** Returns the kinds of a user's project notifications, oldest first. */
export async function listNotificationKinds(who: Person): Promise<string[]> {
  const rows = await succeed(who.client.rpc('my_notifications'));
  return rows
    .map(({ kind }) => String(kind))
    .filter((kind) => kind.startsWith('project_'))
    .toReversed();
}

export const readErrorCode = async (call: PromiseLike<{ error: { code?: string } | null }>) =>
  (await call).error?.code;
