import * as s from '../../../shared/shape.ts';
import '../../../shared/texts/leads.ts';
import { dataErrorMessage } from '../../../shared/texts/messages.ts';
import { addressOf } from '../_shared/api/call-api.ts';
import { assertShape, callDatabase, getErrorCode } from '../_shared/call-database.ts';
import { escapeHtml } from '../_shared/emails/escape.ts';
import type { FunctionEnv, FunctionHandler } from '../_shared/function-env.ts';
import { readAtMost } from '../_shared/read-at-most.ts';
import {
  emptyForm,
  isLeadForm,
  type LeadForm,
  parseTyped,
  readTyped,
  renderForm,
  type Typed,
} from './lead-form.ts';
import { readListings, renderListings } from './listings.ts';
import { widgetResponse } from './page.ts';

const PATH = /\/widget\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
const MAX_BODY_BYTES = 64 * 1024;

const isWidget = s.orNull(
  s.both(
    s.object({ origins: s.listOf(s.text), theme: s.oneOf(['light', 'dark', 'auto']) }),
    s.partial({
      problem: s.oneOf(['revoked', 'unavailable']),
      title: s.text,
      form: s.orNull(isLeadForm),
      broker_id: s.orNull(s.text),
    }),
  ),
);
type Widget = NonNullable<s.ShapeOf<typeof isWidget>>;

interface Context {
  readonly request: Request;
  readonly env: FunctionEnv;
  readonly id: string;
  readonly site: string;
}

const unknownWidget = { origins: [], theme: 'light' } as const;

/** Serves a widget: `GET` and, for a lead form, `POST widget/<id>`. Other websites frame this page, and no other. */
export const handle: FunctionHandler = async (request, env) => {
  const url = new URL(request.url);
  const site = new URL(env.secrets?.HAVEN_PUBLIC_URL ?? url.origin).origin;
  const [, id] = PATH.exec(url.pathname) ?? [];
  if (!['GET', 'HEAD', 'POST'].includes(request.method)) {
    return new Response('Use GET or POST.', { status: 405, headers: { Allow: 'GET, HEAD, POST' } });
  }
  let widget: Widget | null = null;
  try {
    if (id !== undefined) widget = await readWidget(id, env);
    if (widget === null || id === undefined) {
      return message(404, 'This widget doesn’t exist.', unknownWidget, site);
    }
    const context = { request, env, id, site };
    const response = await answer(widget, context);
    return request.method === 'HEAD' ? new Response(null, response) : response;
  } catch {
    return message(
      503,
      'This is unavailable right now. Try again later.',
      widget ?? unknownWidget,
      site,
    );
  }
};

async function answer(widget: Widget, context: Context): Promise<Response> {
  const { request, env, site } = context;
  if (widget.problem === 'revoked') {
    return message(410, 'The owner removed this content.', widget, site);
  }
  if (widget.problem === 'unavailable' || widget.title === undefined) {
    return message(404, 'This isn’t available at the moment.', widget, site);
  }
  if (widget.form !== undefined && widget.form !== null) {
    return answerForm(widget, widget.form, context);
  }
  if (request.method === 'POST') {
    await request.body?.cancel();
    return message(405, 'This widget has no form.', widget, site);
  }
  const listings = widget.broker_id ? await readListings(widget.broker_id, env) : [];
  return show(200, renderListings(listings, site), widget, site);
}

async function answerForm(widget: Widget, form: LeadForm, context: Context): Promise<Response> {
  const { request, site } = context;
  const draw = (status: number, shown: Parameters<typeof renderForm>[2]) =>
    show(status, renderForm(form, site, shown), widget, site);
  if (request.method !== 'POST') return draw(200, { typed: emptyForm() });
  // Browsers say which site a form was sent from. Only the page itself sends it.
  const from = request.headers.get('sec-fetch-site');
  if (from !== null && from !== 'same-origin') {
    await request.body?.cancel();
    return draw(403, { typed: emptyForm(), failure: 'Not sent. Fill in the form here.' });
  }
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(
    request.headers.get('content-type') ?? '',
  );
  const bytes = isForm ? await readAtMost(request, MAX_BODY_BYTES) : null;
  if (bytes === null) {
    await request.body?.cancel();
    return draw(413, { typed: emptyForm(), failure: 'Not sent. Shorten your answers.' });
  }
  const typed = readTyped(form, new URLSearchParams(new TextDecoder().decode(bytes)));
  const read = parseTyped(form, typed);
  if ('errors' in read) return draw(422, { typed, errors: read.errors });
  const sent = await submit(context, typed, read.answers);
  if ('thanks' in sent) {
    const thanks = sent.thanks || 'Thank you. We received your response.';
    return show(200, `<p role="status" class="lede">${escapeHtml(thanks)}</p>`, widget, site);
  }
  return draw(sent.status, { typed, failure: sent.failure });
}

async function submit(
  { request, env, id }: Context,
  typed: Typed,
  answers: Readonly<Record<string, unknown>>,
): Promise<{ thanks: string } | { status: number; failure: string }> {
  const seconds = (Date.now() - typed.shownAt) / 1000;
  const response = await callDatabase(
    env,
    'submit_site_widget',
    {
      p_id: id,
      p_request_id: typed.requestId,
      p_answers: answers,
      p_agrees: typed.agrees,
      p_looks_automatic: typed.website !== '' || seconds < 3,
      p_address: addressOf(request, env),
    },
    'server',
  );
  if (response.ok) {
    return {
      thanks: assertShape(await response.json(), s.orNull(s.text), 'submit_site_widget') ?? '',
    };
  }
  const code = (await getErrorCode(response)) ?? '';
  return {
    status: code === 'HXLFT' ? 429 : response.status >= 500 ? 503 : 400,
    failure: dataErrorMessage({ status: response.status, code }),
  };
}

async function readWidget(id: string, env: FunctionEnv): Promise<Widget | null> {
  const response = await callDatabase(env, 'get_site_widget', { p_id: id }, 'server');
  const body: unknown = await response.json();
  if (!response.ok) throw new Error(`get_site_widget returned status ${response.status}`);
  return assertShape(body, isWidget, 'get_site_widget');
}

const show = (
  status: number,
  body: string,
  { title: heading = 'Haven Exchange', origins, theme }: Widget,
  site: string,
) => {
  const title = status === 200 ? heading : `Not sent: ${heading}`;
  return widgetResponse({ status, title, heading, body, origins, theme, site });
};

const message = (
  status: number,
  sentence: string,
  { origins, theme }: Pick<Widget, 'origins' | 'theme'>,
  site: string,
) =>
  widgetResponse({
    status,
    title: 'Not available',
    heading: 'Not available',
    body: `<p>${escapeHtml(sentence)}</p>`,
    origins,
    theme,
    site,
  });
