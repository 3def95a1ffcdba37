import { describe, expect, it } from 'vitest';
import { anonymous, newUser, service, uniqueEmail } from '../../support/backend.ts';
import { queryDatabase } from '../sql.ts';
import { succeed } from '../world.ts';

/** Returns what the database created for an account: its profile and active roles. */
async function getAccountState(id: string) {
  const keys = service();
  const profile = await succeed(keys.from('profiles').select().eq('id', id).single());
  const roles = await succeed(
    keys.from('user_roles').select('role').eq('user_id', id).eq('is_active', true),
  );
  return { profile, roles: roles.map(({ role }) => role).toSorted() };
}

const at = (domain: string) => `p-${crypto.randomUUID().slice(0, 8)}@${domain}`;

async function change(id: string, attributes: { email?: string; email_confirm?: boolean }) {
  const { error } = await service().auth.admin.updateUserById(id, attributes);
  expect(error).toBeNull();
}

describe("sign-up metadata can't request admin", () => {
  it('under any name', async () => {
    const { data, error } = await anonymous().auth.signUp({
      email: uniqueEmail(),
      password: `pass-${crypto.randomUUID()}`,
      options: {
        data: {
          user_type: 'admin',
          role: 'admin',
          roles: ['admin'],
          is_company_user: true,
          app_metadata: { role: 'service_role' },
        },
      },
    });
    expect(error).toBeNull();
    const { profile, roles } = await getAccountState(data.user?.id ?? '');
    expect(roles).toEqual(['buyer']);
    expect(profile).toMatchObject({ user_type: null, is_company_user: false });
  });

  it.each(['support', 'pilot', 'broker_of_record', 'user', 'ADMIN', 'buyer,admin', ''])(
    'and %o is not a valid type',
    async (user_type) => {
      const { profile, roles } = await getAccountState(
        (await newUser({ userMetadata: { user_type } })).id,
      );
      expect([profile.user_type, roles]).toEqual([null, ['buyer']]);
    },
  );

  it.each([
    ['lists and numbers', { first_name: ['a'], last_name: 7, full_name: { x: 1 }, user_type: [] }],
    ['a book', { first_name: 'A'.repeat(1500), last_name: 'B'.repeat(1500) }],
    ['blanks', { first_name: '   ', full_name: '\t\n' }],
    [
      'control characters',
      { first_name: 'Eve\r\nBcc: all@people.example', last_name: '\u001b[0m' },
    ],
  ])("and %s don't break it", async (_what, userMetadata) => {
    const { profile } = await getAccountState((await newUser({ userMetadata })).id);
    const names = [profile.first_name, profile.last_name, profile.full_name].join('');
    expect(names.length).toBeLessThan(500);
    expect([...names].filter((character) => character < ' ')).toEqual([]);
  });
});

it("a sign-up gets a cleaned-up profile and its type's role", async () => {
  const { id } = await newUser({
    email: at('People.Example'),
    userMetadata: { first_name: ' Ada ', last_name: 'Lovelace', user_type: 'investor' },
  });
  const { profile, roles } = await getAccountState(id);
  expect(profile).toMatchObject({
    first_name: 'Ada',
    full_name: 'Ada Lovelace',
    user_type: 'investor',
    requires_approval: false,
  });
  expect(profile.email).toMatch(/@people\.example$/);
  expect(roles).toEqual(['investor']);
});

describe('an unconfirmed company email gets no company role', () => {
  it('until it is confirmed', async () => {
    const { id } = await newUser({ email: at('havenrealty.example'), confirmed: false });
    const before = await getAccountState(id);
    expect([before.profile.is_company_user, before.roles]).toEqual([false, ['buyer']]);
    await change(id, { email_confirm: true });
    const after = await getAccountState(id);
    expect([after.profile.is_company_user, after.roles]).toEqual([
      true,
      ['broker', 'buyer', 'pilot'],
    ]);
  });
});

it('a confirmed partner email becomes a vendor, and a staff email gets what the settings say', async () => {
  const vendor = await getAccountState((await newUser({ email: at('carevendors.example') })).id);
  expect([vendor.profile.is_company_user, vendor.roles]).toEqual([false, ['buyer', 'vendor']]);
  const ops = await newUser({ email: 'ops@havenrealty.example' });
  expect((await getAccountState(ops.id)).roles).toEqual(['admin', 'broker', 'buyer', 'pilot']);
  expect(await succeed(ops.client.rpc('my_account'))).toMatchObject({ staff_role: 'admin' });
});

describe('a look-alike domain gets no company role', () => {
  it.each(['evil-havenrealty.example', 'havenrealty.example.evil.com', 'mail.havenrealty.example'])(
    'at %s',
    async (domain) => {
      const { profile, roles } = await getAccountState((await newUser({ email: at(domain) })).id);
      expect([profile.is_company_user, roles]).toEqual([false, ['buyer']]);
    },
  );

  it('and neither does an email that hides the domain', async () => {
    const disguised = [
      'a@havenrealty.example@evil.example',
      '"a@havenrealty.example"@evil.example',
      'a@evil.example@havenrealty.example',
      'a@havenrealty.example.',
      'a@havenrealty.example\n',
      ' a@havenrealty.example',
      'a@havenrealty.examp\u0131e',
      'a@haven\u0440ealty.example',
      'op\u017f@havenrealty.example',
      'ops@evil.example ops@havenrealty.example',
      '@havenrealty.example',
    ];
    const list = disguised.map((address) => `U&'${codePoints(address)}'`).join(', ');
    const rows = await queryDatabase(
      `select private.address_roles(a)::text as roles from unnest(array[${list}]) as a
       union all select private.address_roles(null)::text`,
    );
    expect(rows.map(({ roles }) => roles)).toEqual(rows.map(() => '{}'));
    expect(rows).toHaveLength(disguised.length + 1);
  });
});

/** Text for a U&'' literal: everything except letters and digits as code points. */
const codePoints = (text: string): string =>
  text.replaceAll(/[^a-z0-9]/g, (c) => `\\${c.charCodeAt(0).toString(16).padStart(4, '0')}`);

describe('changing to another email removes the roles the old one gave', () => {
  it('and a role an administrator ended stays ended after changing back', async () => {
    const email = at('havenrealty.example');
    const { id } = await newUser({ email });
    const pilot = service().from('user_roles').update({ is_active: false });
    await succeed(pilot.match({ user_id: id, role: 'pilot' }));

    await change(id, { email: at('people.example'), email_confirm: true });
    const away = await getAccountState(id);
    expect([away.profile.is_company_user, away.roles]).toEqual([false, ['buyer']]);

    await change(id, { email, email_confirm: true });
    const back = await getAccountState(id);
    expect(back.profile).toMatchObject({ is_company_user: true, email });
    expect(back.roles).not.toContain('pilot');
  });
});
