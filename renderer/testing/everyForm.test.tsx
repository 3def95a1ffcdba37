import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { AuthPort } from '#shared/host.ts';
import { BAD_INPUTS, type InputField, trimLikeBrowser, UNUSUAL_INPUTS } from './badInputs.ts';
import { adasAccount, adasData, adasWorkspace } from './fakeAccount.ts';
import { type DataReply, type DataRequest, OFFLINE_REPLY } from './fakeData.ts';
import { ada, failure, fakeHost } from './fakeHost.ts';
import { sampleVendor } from './fakeVendor.ts';
import { renderApp } from './renderApp.tsx';

interface FormRow {
  readonly name: string;
  readonly at: string;
  readonly userType?: string;
  readonly replies?: Readonly<Record<string, DataReply>>;
  /** Button that opens the form. */
  readonly opener?: string;
  readonly choose?: readonly (readonly [label: string, option: string])[];
  readonly fields: readonly InputField[];
  readonly send: string;
  readonly call: string;
  /** The form validates while typing, and its submit button is always visible. */
  readonly isLive?: true;
  /** Requires a platform administrator. */
  /** Needs more than text input to submit; covered by its own tests. */
  readonly needsMore?: true;
  /** Requires a workspace admin. */
  readonly hasWorkspace?: true;
  /** Requires a signed-out user. */
  readonly isSignUp?: true;
  /** An extra secret input that must never be stored. */
  readonly secret?: readonly [label: string, typed: string];
}

const VENDOR = { ...sampleVendor, revisions: null };

const DESK = {
  slug: 'harbor-house',
  name: 'Harbor House',
  supervises: true,
  signs: false,
  may_change: true,
  profile: {
    is_public: true,
    about: '',
    phone: '',
    license_number: '',
    license_state: null,
    broker_of_record: null,
    signs_listings: false,
  },
  members: [],
  waiting: [],
};

const STUDIO = {
  tenant: 'Harbor House',
  subdomain: 'harbor-house',
  may_publish: true,
  draft: null,
  live: null,
  versions: [],
};

const FORMS: readonly FormRow[] = [
  {
    name: 'of a profile',
    at: '/profile',
    opener: 'Edit profile',
    fields: [
      { label: 'First name', kind: 'line', longest: 100, missing: 'Enter your first name.' },
      { label: 'Last name', kind: 'line', longest: 100, missing: 'Enter your last name.' },
      { label: 'Phone', kind: 'phone', longest: 32 },
      { label: 'Company', kind: 'line', longest: 200 },
      { label: 'About', kind: 'text', longest: 2000 },
    ],
    send: 'Save profile',
    call: 'update profiles',
  },
  {
    name: 'of a broker',
    at: '/profile',
    userType: 'broker',
    replies: { 'select professional_licenses': { data: [] } },
    opener: 'Edit broker profile',
    choose: [['License State *', 'Ohio']],
    fields: [
      { label: 'Full Name *', kind: 'line', longest: 201, missing: 'Enter your full name.' },
      { label: 'Brokerage *', kind: 'line', longest: 200, missing: 'Enter your brokerage.' },
      {
        label: 'License Number *',
        kind: 'line',
        longest: 40,
        missing: 'Enter your license number.',
      },
      { label: 'Years of Experience', kind: 'years', longest: 2 },
      { label: 'About', kind: 'text', longest: 2000 },
    ],
    send: 'Save broker profile',
    call: 'rpc save_broker_profile',
  },
  {
    name: 'of a license',
    at: '/profile',
    userType: 'broker',
    replies: { 'select professional_licenses': { data: [] } },
    choose: [['State', 'Ohio']],
    fields: [
      { label: 'License number', kind: 'line', longest: 40, missing: 'Enter the license number.' },
    ],
    send: 'Add license',
    call: 'upsert professional_licenses',
  },
  {
    name: 'of a seller',
    at: '/profile',
    userType: 'seller',
    opener: 'Tell us about your property',
    fields: [
      { label: 'Property Name', kind: 'line', longest: 160 },
      { label: 'Location', kind: 'line', longest: 200 },
      { label: 'Additional Information', kind: 'text', longest: 4000 },
    ],
    send: 'Save answers',
    call: 'rpc save_seller_profile',
  },
  {
    name: 'of a vendor',
    at: '/vendor-onboarding',
    choose: [['Service Category *', 'Legal']],
    fields: [
      { label: 'Full Name *', kind: 'line', longest: 201, missing: 'Enter your full name.' },
      {
        label: 'Company Name *',
        kind: 'line',
        longest: 160,
        missing: 'Enter your company name.',
      },
      { label: 'Certifications & Licenses', kind: 'names', longest: 80 },
      { label: 'Company Description', kind: 'text', longest: 4000 },
    ],
    send: 'Continue',
    call: 'rpc create_vendor',
  },
  {
    name: 'of a new workspace',
    at: '/workspace-settings',
    fields: [{ label: 'Name', kind: 'line', longest: 120, missing: 'Enter a name.' }],
    send: 'Create workspace',
    call: 'rpc create_tenant',
  },
  {
    name: 'that renames a workspace',
    at: '/workspace-settings',
    hasWorkspace: true,
    fields: [{ label: 'Workspace name', kind: 'line', longest: 120, missing: 'Enter a name.' }],
    send: 'Rename',
    call: 'update tenants',
  },
  {
    name: 'that invites to a workspace',
    at: '/workspace-settings',
    hasWorkspace: true,
    replies: { 'rpc tenant_invitations': { data: [] } },
    fields: [
      {
        label: 'Email',
        kind: 'email',
        longest: 320,
        missing: 'Enter an email like name@company.com.',
      },
    ],
    send: 'Invite',
    call: 'rpc invite_to_tenant',
  },
  {
    name: 'of a new account',
    at: '/auth?mode=sign-up',
    isSignUp: true,
    secret: ['Password', 'Harbor-lantern-42'],
    fields: [
      { label: 'First name', kind: 'line', longest: 100, missing: 'Enter your first name.' },
      { label: 'Last name', kind: 'line', longest: 100, missing: 'Enter your last name.' },
      { label: 'Email', kind: 'email', longest: 320, missing: 'Enter your email.' },
    ],
    send: 'Create account',
    call: 'sign up',
  },
  {
    name: 'of a vendor’s paper',
    at: '/vendor-credentials',
    userType: 'vendor',
    replies: { 'select vendors': { data: VENDOR }, 'select vendor_credentials': { data: [] } },
    opener: 'Add credential',
    choose: [
      ['Type', 'Insurance certificate'],
      ['Coverage', 'General liability insurance'],
    ],
    fields: [
      { label: 'Carrier', kind: 'line', longest: 160 },
      { label: 'Policy number', kind: 'line', longest: 60 },
    ],
    send: 'Submit for review',
    call: 'rpc submit_vendor_credential',
    needsMore: true,
  },
  {
    name: 'of a brokerage',
    at: '/brokerage/harbor-house/dashboard',
    hasWorkspace: true,
    replies: { 'rpc brokerage_desk': { data: DESK } },
    opener: 'Edit brokerage',
    fields: [
      { label: /^About the brokerage/, kind: 'passage', longest: 1200 },
      { label: /^Office phone/, kind: 'phone', longest: 32 },
      { label: /^License number/, kind: 'line', longest: 60 },
    ],
    send: 'Save',
    call: 'rpc set_brokerage',
  },
  {
    name: 'of a brand',
    at: '/white-label-manager',
    hasWorkspace: true,
    replies: { 'rpc brand_studio': { data: STUDIO } },
    fields: [
      { label: /^Title/, kind: 'line', longest: 80 },
      { label: /^Text/, kind: 'line', longest: 240 },
      { label: /^Invitation footer/, kind: 'line', longest: 200 },
    ],
    send: 'Save draft',
    call: 'rpc save_brand',
    isLive: true,
  },
  {
    name: 'that writes to the team',
    at: '/contact',
    fields: [
      { label: 'Name', kind: 'line', longest: 120, missing: 'Enter your name.' },
      {
        label: 'Email',
        kind: 'email',
        longest: 254,
        missing: 'Enter your email.',
        isMeasured: true,
      },
    ],
    send: 'Send message',
    call: 'rpc send_ticket',
    needsMore: true,
  },
];

async function open(form: FormRow) {
  const { at, userType = 'operator', replies = {}, opener, choose, call } = form;
  const sent: DataRequest[] = [];
  const replyQueue: Promise<DataReply>[] = [];
  const account = {
    ...adasAccount,
    profile: { ...adasAccount.profile, user_type: userType as 'broker' },
    ...(form.hasWorkspace && { tenant: adasWorkspace }),
    ...(userType === 'vendor' && { roles: ['vendor'], primary_role: 'vendor' as const }),
  };
  const respond = adasData({ 'rpc my_account': { data: account }, ...replies });
  const signUp: AuthPort['signUp'] = async (values) => {
    sent.push({ name: 'sign up', args: [values] });
    const { error } = await (replyQueue.shift() ?? OFFLINE_REPLY);
    return error === undefined
      ? { ok: true, value: { userId: ada.userId, email: values.email, session: null } }
      : failure('Failed to fetch', { status: 0 });
  };
  const page = renderApp({
    at,
    host: form.isSignUp ? fakeHost(null, { signUp }) : fakeHost(ada),
    data: async (request) => {
      if (request.name !== call) return respond(request);
      sent.push(request);
      return replyQueue.shift() ?? OFFLINE_REPLY;
    },
  });
  if (opener) await page.user.click(await screen.findByRole('button', { name: opener }));
  for (const [label, option] of choose ?? [])
    await page.user.selectOptions(await screen.findByLabelText(label), option);
  if (form.isSignUp) await page.user.click(await screen.findByRole('radio', { name: /^Operator/ }));
  if (form.secret) {
    const [label, typed] = form.secret;
    fireEvent.change(await screen.findByLabelText(label), { target: { value: typed } });
  }
  return { ...page, sent, answers: replyQueue };
}

const fieldOf = ({ label }: InputField) => screen.findByLabelText(label);
const type = async (field: InputField, typed: string) =>
  fireEvent.change(await fieldOf(field), { target: { value: typed } });
/** Finds the submit button, even while its label changes. */
async function buttonOf({ fields: [first], send, isLive }: FormRow): Promise<HTMLButtonElement> {
  if (isLive) return screen.findByRole('button', { name: send });
  const form = first && (await fieldOf(first)).closest('form');
  const button = form?.querySelector<HTMLButtonElement>('[type="submit"]');
  if (!button) throw new Error(`Nothing sends by "${send}".`);
  return button;
}

describe.each(FORMS)('$name form', (form) => {
  it('shows the error at the right field, keeps the input, and sends nothing', async () => {
    const { sent } = await open(form);
    for (const [what, { typed, said }] of Object.entries(BAD_INPUTS)) {
      const expected = form.fields.map((field) => said[field.kind](field));
      if (!expected.some((message) => message !== undefined)) continue;
      for (const field of form.fields) await type(field, typed);
      const button = await buttonOf(form);
      if (button.disabled && !form.isLive) continue;
      fireEvent.click(button);
      for (const [n, field] of form.fields.entries()) {
        const control = await fieldOf(field);
        const message = expected[n];
        await waitFor(() =>
          expect(
            control.getAttribute('aria-invalid') === 'true',
            `${field.label} after ${what}`,
          ).toBe(message !== undefined),
        );
        if (message !== undefined)
          expect(control, what).toHaveAccessibleDescription(expect.stringContaining(message));
        expect(control).toHaveValue(trimLikeBrowser(field, typed));
      }
    }
    expect(sent).toEqual([]);
  });

  it('restores all input after going back and returning', async () => {
    const { router, user } = await open(form);
    for (const field of form.fields) await type(field, UNUSUAL_INPUTS[field.kind]);
    await act(() => router.navigate('/no-such-screen'));
    await act(() => router.navigate(-1));
    if (form.opener) await user.click(await screen.findByRole('button', { name: form.opener }));
    for (const field of form.fields)
      expect(await fieldOf(field)).toHaveValue(UNUSUAL_INPUTS[field.kind]);
  });

  it.skipIf(form.needsMore)(
    'keeps unusual input while offline and sends it once, however often submit is pressed',
    async () => {
      const { sent, answers } = await open(form);
      for (const field of form.fields) await type(field, UNUSUAL_INPUTS[field.kind]);
      const button = await buttonOf(form);
      expect(button).toHaveTextContent(form.send);
      fireEvent.click(button);
      await waitFor(() => expect(sent).toHaveLength(1));
      await waitFor(() => expect(button).toBeEnabled());
      expect((await screen.findAllByText(/connection|reach/i))[0]).toBeVisible();
      for (const field of form.fields)
        expect(await fieldOf(field)).toHaveValue(UNUSUAL_INPUTS[field.kind]);

      const { promise, resolve } = Promise.withResolvers<DataReply>();
      answers.push(promise);
      fireEvent.click(button);
      fireEvent.click(button);
      await waitFor(() => expect(sent).toHaveLength(2));
      await act(async () => resolve({ data: '6f1b6e3a-0000-4000-8000-000000000000' }));
      expect(sent).toHaveLength(2);
      const payload = JSON.stringify(sent[1]?.args);
      for (const { kind } of form.fields) {
        if (kind === 'line' || kind === 'email')
          expect(payload).toContain(JSON.stringify(UNUSUAL_INPUTS[kind]).slice(1, -1));
      }
      expect(within(document.body).queryByText('alert(1)', { selector: 'script' })).toBeNull();
    },
  );
});
