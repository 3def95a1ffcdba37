import { buildFormNoun, parseFormAnswers } from '../../../shared/clients/leads/formQuestions.ts';
import { STATES } from '../../../shared/listings/states.ts';
import type { Field } from '../../../shared/records/noun.ts';
import * as s from '../../../shared/shape.ts';
import { escapeHtml } from '../_shared/emails/escape.ts';

export const isLeadForm = s.object({
  title: s.text,
  intro: s.orNull(s.text),
  questions: s.listOf(s.text),
  consent: s.orNull(s.text),
  by: s.orNull(s.text),
  company: s.orNull(s.text),
  listing: s.orNull(s.object({ id: s.text, name: s.text, location: s.text })),
});
export type LeadForm = s.ShapeOf<typeof isLeadForm>;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const CONSENT_ERROR = 'Check the box to agree.';

/** What a visitor typed, by field; hidden fields say when the form was shown and identify its submission. */
export interface Typed {
  readonly values: Readonly<Record<string, readonly string[]>>;
  readonly agrees: boolean;
  readonly website: string;
  readonly requestId: string;
  readonly shownAt: number;
}

export const emptyForm = (): Typed => ({
  values: {},
  agrees: false,
  website: '',
  requestId: crypto.randomUUID(),
  shownAt: Date.now(),
});

/** Reads a submitted form; unknown fields are ignored. */
export function readTyped(form: LeadForm, body: URLSearchParams): Typed {
  const { fields } = buildFormNoun(form.questions);
  const requestId = body.get('request') ?? '';
  const shownAt = Number(body.get('shown'));
  return {
    values: Object.fromEntries(fields.map(({ name }) => [name, body.getAll(name)])),
    agrees: body.get('agrees') === 'yes',
    website: body.get('website') ?? '',
    requestId: UUID.test(requestId) ? requestId : crypto.randomUUID(),
    shownAt: Number.isFinite(shownAt) ? shownAt : Date.now(),
  };
}

const isMultiple = ({ type }: Field): boolean => type === 'choices' || type === 'usStates';

/** Returns the answers, or an error per invalid field. */
export function parseTyped(form: LeadForm, typed: Typed) {
  const noun = buildFormNoun(form.questions);
  const values = Object.fromEntries(
    noun.fields.map((field) => {
      const given = typed.values[field.name] ?? [];
      return [field.name, isMultiple(field) ? given : (given[0] ?? '')];
    }),
  );
  const read = parseFormAnswers(noun, values);
  const errors = {
    ...('errors' in read ? read.errors : {}),
    ...(form.consent !== null && !typed.agrees ? { agrees: CONSENT_ERROR } : {}),
  };
  return 'errors' in read || 'agrees' in errors ? { errors } : { answers: read.answers };
}

const AUTOCOMPLETE: Readonly<Record<string, string>> = {
  name: 'name',
  email: 'email',
  phone: 'tel',
  company: 'organization',
  city: 'address-level2',
};

interface Shown {
  readonly typed: Typed;
  readonly errors?: Readonly<Record<string, string>>;
  /** Why the whole form wasn't sent. */
  readonly failure?: string;
}

/** Returns the form as HTML, with what was typed and the errors next to their fields. */
export function renderForm(form: LeadForm, site: string, shown: Shown): string {
  const { typed, errors = {}, failure } = shown;
  const sender = [form.by, form.company].filter(Boolean).join(', ');
  const hasErrors = Object.keys(errors).length > 0;
  const alert = failure ?? (hasErrors ? 'Not sent. Check the marked fields.' : undefined);
  return [
    sender === '' ? '' : `<p class="note lede">From ${escapeHtml(sender)}</p>`,
    form.intro === null ? '' : `<p class="lede">${escapeHtml(form.intro)}</p>`,
    form.listing === null
      ? ''
      : `<p class="lede">About <a href="${escapeHtml(site)}/property/${escapeHtml(form.listing.id)}" target="_blank" rel="noopener">${escapeHtml(form.listing.name)}</a>, ${escapeHtml(form.listing.location)}</p>`,
    alert === undefined ? '' : `<p class="alert error" role="alert">${escapeHtml(alert)}</p>`,
    '<form method="post" accept-charset="utf-8" novalidate>',
    `<input type="hidden" name="request" value="${escapeHtml(typed.requestId)}">`,
    `<input type="hidden" name="shown" value="${typed.shownAt}">`,
    ...buildFormNoun(form.questions).fields.map((field) =>
      renderField(field, typed.values[field.name] ?? [], errors[field.name]),
    ),
    form.consent === null ? '' : renderConsent(form.consent, typed.agrees, errors.agrees),
    `<div class="trap" aria-hidden="true"><label>Website <input name="website" tabindex="-1" autocomplete="off" value="${escapeHtml(typed.website)}"></label></div>`,
    '<button type="submit">Send</button></form>',
  ].join('\n');
}

const renderError = (name: string, error: string | undefined): string =>
  error === undefined ? '' : `<p class="error" id="${name}-error">${escapeHtml(error)}</p>`;

const invalid = (name: string, error: string | undefined): string =>
  error === undefined ? '' : ` aria-invalid="true" aria-describedby="${name}-error"`;

function renderConsent(consent: string, agrees: boolean, error: string | undefined): string {
  return `<div><label class="check"><input type="checkbox" name="agrees" value="yes"${agrees ? ' checked' : ''}${invalid('agrees', error)}><span>${escapeHtml(consent)}</span></label>${renderError('agrees', error)}</div>`;
}

function renderField(field: Field, values: readonly string[], error: string | undefined): string {
  const { name, type } = field;
  const optional = field.isRequired === true ? '' : ' <span class="optional">(optional)</span>';
  if (type === 'choices') {
    const boxes = field.choices.map(
      ({ value, label }) =>
        `<label class="check"><input type="checkbox" name="${name}" value="${value}"${values.includes(value) ? ' checked' : ''}><span>${escapeHtml(label)}</span></label>`,
    );
    return `<fieldset${invalid(name, error)}><legend>${escapeHtml(field.label)}${optional}</legend><div class="choices">${boxes.join('')}</div>${renderError(name, error)}</fieldset>`;
  }
  const label = `<label for="${name}">${escapeHtml(field.label)}${optional}</label>`;
  return `<div>${label}${renderControl(field, values, invalid(name, error))}${renderError(name, error)}</div>`;
}

function renderControl(field: Field, values: readonly string[], state: string): string {
  const { name, type } = field;
  const value = escapeHtml(values[0] ?? '');
  const about = `id="${name}" name="${name}"${field.isRequired === true ? ' required' : ''}${state}`;
  if (type === 'longText') return `<textarea ${about} rows="4">\n${value}</textarea>`;
  if (type === 'usStates') {
    const options = Object.entries(STATES).map(([code, label]) => option(code, label, values));
    return `<select ${about} multiple size="5">${options.join('')}</select>`;
  }
  if (type === 'choice') {
    const options = field.choices.map((choice) => option(choice.value, choice.label, values));
    return `<select ${about}><option value=""></option>${options.join('')}</select>`;
  }
  const autocomplete = AUTOCOMPLETE[name];
  const kind = type === 'email' ? 'email' : type === 'phone' ? 'tel' : 'text';
  const mode = type === 'money' || type === 'number' ? ' inputmode="decimal"' : '';
  return `<input ${about} type="${kind}"${mode}${autocomplete === undefined ? '' : ` autocomplete="${autocomplete}"`} value="${value}">`;
}

const option = (value: string, label: string, values: readonly string[]): string =>
  `<option value="${value}"${values.includes(value) ? ' selected' : ''}>${escapeHtml(label)}</option>`;
