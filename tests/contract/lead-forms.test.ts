import { beforeAll, describe, expect, it } from 'vitest';
import { clearTicketLimits } from '../security/sql.ts';
import {
  brokerOf,
  type Client,
  listingBy,
  memberOf,
  type Person,
  succeed,
  tenantOwner,
} from '../security/world.ts';
import { anonymous, uniqueEmail } from '../support/backend.ts';

let owner: Person;
let teammate: Person;

const form = async (values: object = {}, who = owner) =>
  (
    await succeed(
      who.client
        .from('lead_forms')
        .insert({ name: 'Home', title: 'What are you looking for?', is_open: true, ...values })
        .select('id')
        .single(),
    )
  ).id;
const sent = (form_id: string, answers: object = {}, more: object = {}) => ({
  form_id,
  request_id: crypto.randomUUID(),
  answers: { name: 'Ada Asker', email: uniqueEmail('asker'), ...answers },
  seconds: 40,
  ...more,
});
const send = (call: ReturnType<typeof sent>, client: Client = anonymous()) =>
  client.rpc('submit_lead_form', call);
const leadsBy = (id: string, who = owner) =>
  succeed(who.client.from('leads').select().eq('form_id', id).order('received_at'));

beforeAll(async () => {
  owner = await tenantOwner();
  teammate = await memberOf(owner.tenantId);
  await clearTicketLimits();
});

describe('lead form submission', () => {
  it('creates a lead of its owner with the form as source and a reply deadline, and notifies them', async () => {
    const listing_id = await listingBy(await brokerOf(owner.id));
    const id = await form({
      questions: ['phone', 'needs_states', 'price_most', 'message'],
      consent: 'I agree that you call me.',
      thanks: 'We call back.',
      listing_id,
    });
    const answers = {
      name: '  Grace Buyer ',
      phone: '(512) 555-0134',
      needs_states: ['IA', 'MN'],
      price_most: 9_000_000,
      message: 'Two wings\nof twenty.',
    };
    expect(await succeed(send(sent(id, answers, { agrees: true })))).toBe('We call back.');
    const [lead] = await leadsBy(id);
    expect(lead).toMatchObject({
      ...answers,
      name: 'Grace Buyer',
      owner_id: owner.id,
      sharing: 'team',
      source: 'form',
      status: 'new',
      interest: 'Maple Court',
      listing_id,
      agreed_to: 'I agree that you call me.',
    });
    expect(Date.parse(lead?.respond_by as string)).toBeGreaterThan(Date.now());
    const notices = owner.client.from('notifications').select('title').eq('kind', 'lead_assigned');
    expect(await succeed(notices)).toEqual([{ title: 'Grace Buyer is your lead' }]);
    const changes = owner.client
      .from('record_changes')
      .select('by')
      .eq('record_id', String(lead?.id));
    expect(await succeed(changes)).toEqual([{ by: null }]);
  });

  it('creates one lead however often it is sent, even concurrently', async () => {
    const id = await form({ thanks: 'Thanks.' });
    const call = sent(id);
    expect(await Promise.all([1, 2, 3].map(() => succeed(send(call))))).toEqual(
      Array(3).fill('Thanks.'),
    );
    expect(await leadsBy(id)).toHaveLength(1);
  });

  it('adds to the open lead when the same person asks again', async () => {
    const [id, otherId] = [await form({ questions: ['message'] }), await form()];
    const email = uniqueEmail('again');
    const ask = (form_id: string, message: string) =>
      succeed(send(sent(form_id, { email, message })));
    await ask(id, 'Two wings?');
    await Promise.all([ask(id, 'And a kitchen?'), ask(otherId, 'Something else.')]);
    expect(await leadsBy(id)).toMatchObject([{ message: 'Two wings?\n\nAnd a kitchen?' }]);
    expect(await leadsBy(otherId)).toHaveLength(1);
  });

  it('is assigned by the team’s routing rules', async () => {
    const team = await tenantOwner();
    const [one, two] = await Promise.all([memberOf(team.tenantId), memberOf(team.tenantId)]);
    const members = [one, two].map(({ id: user_id }) => ({ user_id, states: [] }));
    const rules = { p_mode: 'rota', p_minutes: 30, p_members: members };
    await succeed(team.client.rpc('set_lead_rules', rules));
    const id = await form({}, team);
    for (let round = 0; round < 2; round += 1) await succeed(send(sent(id)));
    const takers = (await leadsBy(id, team)).map(({ owner_id }) => owner_id);
    expect(takers.toSorted()).toEqual([one.id, two.id].toSorted());
    const notices = one.client.from('notifications').select('title').eq('kind', 'lead_assigned');
    expect(await succeed(notices)).toEqual([{ title: 'Ada Asker is your lead' }]);
  });

  it('stays private to its owner if the form is private', async () => {
    const id = await form({ sharing: 'private' });
    await succeed(send(sent(id)));
    expect(await leadsBy(id)).toMatchObject([{ owner_id: owner.id, sharing: 'private' }]);
    expect(await leadsBy(id, teammate)).toEqual([]);
  });

  it('counts for its form and for forms as a source', async () => {
    const team = await tenantOwner();
    const id = await form({}, team);
    await succeed(send(sent(id)));
    const period = { p_from: '2020-01-01', p_to: '2099-01-01' };
    const by = async (p_by: string) =>
      await succeed(team.client.rpc('lead_measures', { ...period, p_by }));
    expect(await by('form')).toMatchObject([{ value: id, leads: 1 }]);
    expect(await by('source')).toMatchObject([{ value: 'form', leads: 1 }]);
  });

  it('becomes a client with a form as source', async () => {
    const id = await form();
    await succeed(send(sent(id)));
    const [lead] = await leadsBy(id);
    const call = { p_id: String(lead?.id), p_with_deal: false };
    const converted = (await succeed(owner.client.rpc('convert_lead', call))) as {
      contact_id: string;
    };
    const client = owner.client.from('contacts').select('source').eq('id', converted.contact_id);
    expect(await succeed(client)).toEqual([{ source: 'Form' }]);
  });
});

it('shows only a form’s questions, listing and owner at its URL', async () => {
  const listing_id = await listingBy(await brokerOf(owner.id));
  const id = await form({ name: 'Secret campaign', questions: ['message'], listing_id });
  expect(await succeed(anonymous().rpc('lead_form', { form_id: id }))).toEqual({
    title: 'What are you looking for?',
    intro: null,
    questions: ['message'],
    consent: null,
    by: null,
    company: null,
    listing: { id: listing_id, name: 'Maple Court', location: 'Duluth, MN' },
  });
});
