import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { readFaqMigration } from '../../../build/faq.ts';
import { anonymous } from '../../support/backend.ts';
import { call, codeOf } from '../../support/education.ts';
import { queryDatabase } from '../sql.ts';
import { type Person, person, succeed, withRole } from '../world.ts';

interface Category {
  readonly id: string;
  readonly slug?: string;
  readonly heading: string;
  readonly questions: readonly { id: string; question: string; answer: string }[];
}

const visitor = { client: anonymous() };
let staff: Person;
let member: Person;

beforeAll(async () => {
  await queryDatabase(readFaqMigration());
  [staff, member] = await Promise.all([
    person('buyer').then((who) => withRole(who, 'support')),
    person('broker'),
  ]);
});

const published = async (): Promise<readonly Category[]> => succeed(call(visitor, 'list_faq'));
const managed = async (): Promise<readonly Category[]> =>
  (await succeed(call(staff, 'admin_faq'))).categories;

async function addCategory(): Promise<{ id: string; slug: string }> {
  const p_id = randomUUID();
  const name = `Taxes ${p_id.slice(0, 8)}`;
  await succeed(call(staff, 'save_faq_category', { p_id, p_heading: name }));
  return { id: p_id, slug: `taxes-${p_id.slice(0, 8)}` };
}

const save = (p_id: string, values: object, p_version = 0) =>
  call(staff, 'save_faq_question', {
    p_id,
    p_version,
    p_values: { question: `Why ${p_id}?`, answer: 'Because.', status: 'published', ...values },
  });

describe('the public FAQ', () => {
  it('has the questions of the repository under their anchors', async () => {
    const categories = await published();
    expect(categories.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['accounts', 'vendors', 'plans-and-billing', 'privacy-and-security']),
    );
    expect(categories.flatMap(({ questions }) => questions).length).toBeGreaterThan(59);
  });

  it('shows no draft, no deleted question, and no votes', async () => {
    const { id, slug } = await addCategory();
    const [shown, draft, deleted] = [randomUUID(), randomUUID(), randomUUID()];
    await succeed(save(draft, { category_id: id, status: 'draft' }));
    expect((await published()).find((category) => category.id === slug)).toBeUndefined();
    await succeed(save(shown, { category_id: id }));
    await succeed(save(deleted, { category_id: id }));
    await succeed(call(staff, 'delete_faq_question', { p_id: deleted }));
    const category = (await published()).find((one) => one.id === slug);
    expect(category?.questions).toEqual([
      { id: shown, question: `Why ${shown}?`, answer: 'Because.' },
    ]);
  });

  it('keeps changes and deletions of staff when the repository is published again', async () => {
    const categories = await managed();
    const [edited, removed] = categories.find(({ slug }) => slug === 'vendors')?.questions ?? [];
    if (edited === undefined || removed === undefined) throw new Error('No questions.');
    const [row] = await queryDatabase(
      `select category_id, version from private.faq_questions where id = '${edited.id}'`,
    );
    const changed = { ...edited, category_id: row?.category_id, answer: 'Changed by staff.' };
    await succeed(save(edited.id, changed, Number(row?.version)));
    await succeed(call(staff, 'delete_faq_question', { p_id: removed.id }));
    const content = JSON.stringify([
      {
        id: 'vendors',
        heading: 'Vendors',
        questions: [edited, removed].map(({ question }) => ({
          question,
          answer: 'From the code.',
        })),
      },
    ]);
    await queryDatabase(`
      begin; select private.publish_faq($$${content}$$);
      create temp table shown on commit drop as select private.list_faq() as faq;
      do $do$ begin
        if (select faq::text not like '%Changed by staff.%' or faq::text like '%From the code.%' from shown) then
          raise exception 'Replaced.';
        end if;
      end $do$;
      rollback`);
  });
});

describe('staff calls', () => {
  it('are denied to everyone but staff', async () => {
    for (const who of [visitor, member]) {
      for (const [name, args] of [
        ['admin_faq', {}],
        ['save_faq_category', { p_id: randomUUID(), p_heading: 'Mine' }],
        ['delete_faq_category', { p_id: randomUUID() }],
        ['save_faq_question', { p_id: randomUUID(), p_version: 0, p_values: {} }],
        ['delete_faq_question', { p_id: randomUUID() }],
        ['move_faq_question', { p_id: randomUUID(), p_is_up: true }],
        ['move_faq_category', { p_id: randomUUID(), p_is_up: true }],
        ['dismiss_faq_search', { p_term: 'x' }],
      ] as const) {
        expect(await codeOf(call(who, name, args)), name).toBe('42501');
      }
    }
  });

  it('order questions, and never overwrite a change of a colleague', async () => {
    const { id, slug } = await addCategory();
    const ids = [randomUUID(), randomUUID(), randomUUID()];
    for (const one of ids) await succeed(save(one, { category_id: id }));
    const [first = '', second = '', third = ''] = ids;
    await succeed(call(staff, 'move_faq_question', { p_id: third, p_is_up: true }));
    await succeed(call(staff, 'move_faq_question', { p_id: third, p_is_up: true }));
    await succeed(call(staff, 'move_faq_question', { p_id: third, p_is_up: true }));
    const order = async () =>
      (await managed()).find((one) => one.slug === slug)?.questions.map((one) => one.id);
    expect(await order()).toEqual([third, first, second]);
    await succeed(save(first, { category_id: id, answer: 'One.' }, 1));
    expect(await codeOf(save(first, { category_id: id, answer: 'Two.' }, 1))).toBe('HXFQV');
    expect(await codeOf(call(staff, 'delete_faq_category', { p_id: id }))).toBe('HXFQE');
  });

  it('keep the anchor of a renamed category', async () => {
    const { id, slug } = await addCategory();
    await succeed(call(staff, 'save_faq_category', { p_id: id, p_heading: 'Renamed' }));
    expect((await managed()).find((one) => one.id === id)).toMatchObject({
      slug,
      heading: 'Renamed',
    });
    const again = { p_id: randomUUID(), p_heading: slug };
    expect(await codeOf(call(staff, 'save_faq_category', again))).toBe('HXFQN');
  });

  it('refuse links to other sites and script, hidden characters, and long text', async () => {
    const { id } = await addCategory();
    for (const [answer, code] of [
      ['[Here](https://evil.example)', 'HXFQL'],
      ['[Here](javascript:alert(1))', 'HXFQL'],
      ['[Here](//evil.example)', 'HXFQL'],
      ['[Here](/\\evil.example)', 'HXFQL'],
      ['gpj.\u202eexe', '23514'],
      ['a'.repeat(4001), '23514'],
      ['  ', '23514'],
    ]) {
      expect(await codeOf(save(randomUUID(), { category_id: id, answer })), answer).toBe(code);
    }
    const missing = { category_id: randomUUID() };
    expect(await codeOf(save(randomUUID(), missing))).toBe('HXFQC');
  });
});

describe('votes and searches of visitors', () => {
  it('count once an hour per address and question, and not for drafts', async () => {
    const { id } = await addCategory();
    const [shown, draft] = [randomUUID(), randomUUID()];
    await succeed(save(shown, { category_id: id }));
    await succeed(save(draft, { category_id: id, status: 'draft' }));
    for (const question_id of [shown, shown, draft]) {
      const vote = { question_id, is_helpful: false };
      expect(await codeOf(call(visitor, 'rate_faq_answer', vote))).toBeUndefined();
    }
    const votes = await queryDatabase(
      `select helpful, not_helpful from private.faq_questions where id in ('${shown}', '${draft}') order by not_helpful`,
    );
    expect(votes.map((row) => Object.values(row).map(Number))).toEqual([
      [0, 0],
      [0, 1],
    ]);
  });

  it('keep words, but nothing that could identify a person', async () => {
    const word = `bed tax ${randomUUID().slice(0, 4).replaceAll(/\d/g, 'x')}`;
    for (const term of [
      `  ${word.toUpperCase()} `,
      word,
      `${word} ada@example.com`,
      `${word} 614 55501`,
      'a',
      'gpj.\u202eexe',
      '',
      null,
    ]) {
      expect(await codeOf(call(visitor, 'note_faq_search', { term }))).toBeUndefined();
    }
    const { misses } = await succeed(call(staff, 'admin_faq'));
    const terms = misses.filter(({ term }: { term: string }) => term.includes(word));
    expect(terms).toMatchObject([{ term: word, searches: 2 }]);
    await succeed(call(staff, 'dismiss_faq_search', { p_term: word }));
    expect(JSON.stringify(await succeed(call(staff, 'admin_faq')))).not.toContain(word);
  });
});
