import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { PERSONAL_DATA_SAMPLES } from '#shared/admin/operations/personalDataSamples.ts';
import { redactPersonalData } from '#shared/admin/operations/redactPersonalData.ts';
import {
  anonymous,
  backend,
  type Client,
  skipOnHostedBackend,
  startSeparateBackend,
} from '../../support/backend.ts';
import { connectDirectly, queryDatabase } from '../sql.ts';
import { person, succeed, withRole } from '../world.ts';

const makeWord = () => Array.from(randomUUID().replace(/[^a-f]/g, ''), (letter) => letter).join('');

const report = (changes: object = {}) => ({
  id: randomUUID(),
  kind: 'route',
  message: `${makeWord()} is not a function`,
  frame: 'AttackedPage',
  route: '/property/:id',
  version: '1.0.1+abc1234',
  error_id: '1A2B3C4D',
  session_id: '5E6F7A8B',
  log: [],
  ...changes,
});

const send = (client: Client, ...reports: unknown[]) =>
  client.rpc('report_faults', { reports: reports as never });

const staff = async () => (await withRole(await person('buyer'), 'support')).client;

/** Returns the faults the team finds by this text. */
const found = async (text: string) =>
  succeed((await staff()).rpc('client_errors', { p_words: text }));

describe('browser error reports', () => {
  it('are rate limited per IP address, even signed out or with forged forwarding headers', async () => {
    skipOnHostedBackend('it sends more than an hour allows');
    const { url, publishableKey, close } = await startSeparateBackend({ worksOutbox: false });
    // Spans at most two clock hours, so one of them reaches the limit.
    const flood = async (path: string, type: string, makeBody: () => unknown) => {
      const statuses = new Set<number>();
      for (let n = 0; n < 32; n += 1) {
        const other = `198.51.100.${n}`;
        const headers = { 'x-forwarded-for': other, 'cf-connecting-ip': other, forwarded: other };
        const response = await fetch(`${url}${path}`, {
          method: 'POST',
          headers: { ...headers, apikey: publishableKey, 'content-type': type },
          body: JSON.stringify(makeBody()),
        });
        statuses.add(response.status);
      }
      return [...statuses].sort();
    };
    const cspViolation = { effectiveDirective: 'img-src', blockedURL: 'inline' };
    const twenty = <Made>(make: () => Made) => Array.from({ length: 20 }, make);
    try {
      const [faultStatuses, reportStatuses] = await Promise.all([
        flood('/rest/v1/rpc/report_faults', 'application/json', () => ({
          reports: twenty(() => report()),
        })),
        flood('/functions/v1/browser-reports', 'application/reports+json', () =>
          twenty(() => ({ type: 'csp-violation', body: cspViolation })),
        ),
      ]);
      expect({ faults: faultStatuses, refusals: reportStatuses }).toEqual({
        faults: [204, 400],
        refusals: [204, 429],
      });
    } finally {
      await close();
    }
  });

  it.each([
    ['more than twenty at once', Array.from({ length: 21 }, () => report())],
    ['a huge one', [report({ message: 'x'.repeat(60_000) })]],
    ['what is no list', { reports: 1 }],
    ['none', []],
    ['one of a made-up kind', [report({ kind: 'admin' })]],
    ['one without an id', [report({ id: 'mine' })]],
    ['one whose Error ID is words', [report({ error_id: '<b>hi</b>' })]],
  ])('%s are rejected', async (_what, reports) => {
    const { error } = await anonymous().rpc('report_faults', { reports: reports as never });
    expect(error?.code).toBe('HXORX');
  });

  it('user input is removed on the server too, as in the browser', async () => {
    skipOnHostedBackend('it asks the database itself');
    for (const [input, left] of PERSONAL_DATA_SAMPLES) {
      const rows = await queryDatabase(
        `select private.redact_personal_data(E'${input.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}', 300) as left`,
      );
      expect(rows[0]?.left, input).toBe(left);
      expect(redactPersonalData(input, 300), input).toBe(left);
    }
  });

  it('an email, a phone number, a key and a query left in by a browser are not stored', async () => {
    const own = makeWord();
    await succeed(
      send(
        anonymous(),
        report({
          message: `${own} nora@people.example +1 612 555 0199 eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0 "Nora Novak"`,
          frame: 'nora@people.example',
          route: '/portal/3f0c1b2a9d8e4f00?session=secret',
          version: 'nora@people.example',
          log: [{ what: 'nora@people.example', ago: 1 }, { what: 'presence', ago: 12 }, 'nora'],
        }),
      ),
    );
    const [errorReport] = await found(own);
    expect(errorReport).toMatchObject({
      message: `${own} (address) (number) (token).(token) (text)`,
      frame: '',
      routes: ['(unknown)'],
      versions: ['(unknown)'],
    });
    const whole = await succeed(
      (await staff()).rpc('client_fault', { p_id: errorReport?.id ?? '' }),
    );
    expect(JSON.stringify(whole)).not.toMatch(/nora|612 555|eyJ|secret/i);
    expect(whole).toMatchObject({ latest: [{ log: [{ what: 'presence', ago: 12 }] }] });
  });

  it('no one can choose which fault a report counts for', async () => {
    const victim = report();
    await succeed(send(anonymous(), victim));
    const [known] = await found(victim.message.split(' ')[0] ?? '');
    const forged = report({
      fingerprint: '0'.repeat(32),
      client_error_id: known?.id,
      state: 'resolved',
      reports: 1000,
    });
    await succeed(send(anonymous(), forged));
    expect(await found(victim.message.split(' ')[0] ?? '')).toMatchObject([{ reports: 1 }]);
    expect(await found(forged.message.split(' ')[0] ?? '')).toMatchObject([
      { reports: 1, state: 'open' },
    ]);
  });

  it("another user's report ID changes nothing in their report and doesn't reveal that it was used", async () => {
    const otherReport = report();
    await succeed(send(anonymous(), otherReport));
    const other = await person('broker');
    const ownReport = report({ id: otherReport.id, version: '9.9.9' });
    const { data, error } = await send(other.client, ownReport);
    expect({ data, error }).toEqual({ data: null, error: null });
    expect(await found(otherReport.message.split(' ')[0] ?? '')).toMatchObject([
      { reports: 1, versions: ['1.0.1+abc1234'] },
    ]);
    expect(await found(ownReport.message.split(' ')[0] ?? '')).toEqual([]);
  });

  it('a report sent again, even at the same time, counts once', async () => {
    const nervous = report();
    await Promise.all([1, 2, 3].map(() => send(anonymous(), nervous)));
    await succeed(send(anonymous(), nervous));
    expect(await found(nervous.message.split(' ')[0] ?? '')).toMatchObject([{ reports: 1 }]);
  });

  it('fake faults stop at two thousand and displace no real ones', async ({ skip }) => {
    if (backend().engine !== 'postgres') skip('it fills a transaction that it takes back');
    const sql = connectDirectly(1);
    const real = report();
    await succeed(send(anonymous(), real));
    try {
      await expect(
        sql.begin(async (open) => {
          await open`
            insert into private.client_errors (fingerprint, kind, message, frame)
            select 'made up ' || n, 'app', '', '' from generate_series(1, 2000) n`;
          await open`select private.record_client_fault(${open.json(report() as never)}, 'Other')`;
          await open`select private.record_client_fault(${open.json({ ...real, id: randomUUID() } as never)}, 'Other')`;
          const [{ count, reports } = {}] = await open`
            select count(*)::int as count,
              max(reports) filter (where message = ${real.message})::int as reports
            from private.client_errors`;
          expect(count).toBeGreaterThanOrEqual(2000);
          expect(reports).toBe(2);
          throw new Error('taken back');
        }),
      ).rejects.toThrow('taken back');
    } finally {
      await sql.end();
    }
  });

  it('a script in a message stays text', async () => {
    const own = makeWord();
    await succeed(
      send(anonymous(), report({ message: `${own} <script>alert(1)</script><img src=x>` })),
    );
    const [errorReport] = await found(own);
    // Stored as sent; React renders it as text, as the screen's own test shows.
    expect(errorReport?.message).toBe(`${own} <script>alert(1)</script><img src=x>`);
  });
});

describe('operating data', () => {
  const CALLS = [
    ['client_errors', {}],
    ['client_fault', { p_id: randomUUID() }],
    ['decide_fault', { p_id: randomUUID(), p_state: 'resolved' }],
    ['policy_reports', {}],
    ['operations', {}],
    ['record_policy_reports', { p_address: null, p_reports: [{ directive: 'img-src' }] }],
  ] as const;

  it.each(['signed out', 'buyer', 'broker', 'vendor', 'operator'] as const)(
    'is shown only to the team: %s',
    async (who) => {
      const { client } = who === 'signed out' ? { client: anonymous() } : await person(who);
      for (const [name, params] of CALLS) {
        const { data, error } = await client.rpc(name, params as never);
        expect({ name, data, code: error?.code }).toEqual({ name, data: null, code: '42501' });
      }
      const { data, error } = await client.functions.invoke('operations-figures', { body: {} });
      expect(data).toBeNull();
      expect([401, 403]).toContain(error?.context.status);
    },
  );

  it('shows the team what the backend knows, without names or addresses', async () => {
    const { data, error } = await (await staff()).functions.invoke('operations-figures', {
      body: {},
    });
    expect(error).toBeNull();
    expect(data).toMatchObject({ outbox: { waiting: expect.any(Number) }, faults: {} });
    expect(JSON.stringify(data)).not.toMatch(/@|eq\.|Bearer/);
  });

  it("reports can't be read from their tables by any API role", async () => {
    const { client } = await withRole(await person('buyer'), 'admin');
    for (const table of ['client_reports', 'client_errors', 'policy_reports', 'backups']) {
      const { error } = await client.from(table as 'profiles').select('*');
      expect(error?.code, table).toBe('PGRST205');
      const other = await client
        .schema('private' as 'public')
        .from(table as 'profiles')
        .select();
      expect(other.error, table).not.toBeNull();
    }
  });
});

describe('CSP reports', () => {
  const post = (body: string, type = 'application/csp-report') =>
    fetch(`${backend().url}/functions/v1/browser-reports`, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });

  it('are stored without queries, paths and samples', async () => {
    const host = `${makeWord()}.evil.example`;
    const told = {
      'csp-report': {
        'document-uri': 'https://haven.example/property/3f0c1b2a?token=secret#part',
        'blocked-uri': `https://${host}/steal?mail=nora@people.example`,
        'effective-directive': 'connect-src',
        'script-sample': 'nora@people.example',
        disposition: 'enforce',
      },
    };
    expect((await post(JSON.stringify(told))).status).toBe(204);
    expect((await post(JSON.stringify(told))).status).toBe(204);
    const rows = await succeed((await staff()).rpc('policy_reports'));
    const own = rows.filter(({ blocked }) => blocked.includes(host));
    expect(own).toMatchObject([
      { blocked: `https://${host}`, route: '/property/:id', directive: 'connect-src', reports: 2 },
    ]);
    expect(JSON.stringify(own)).not.toMatch(/nora|secret|steal/);
  });

  it.each([
    ['a huge one', JSON.stringify({ 'csp-report': { x: 'x'.repeat(70_000) } }), undefined, 413],
    ['one that is no report', '{"a":1}', undefined, 400],
    ['one that is no JSON', 'hello', undefined, 400],
    ['a form of somebody else’s page', 'a=1', 'application/x-www-form-urlencoded', 415],
  ])('%s is rejected', async (_what, body, type, status) => {
    expect((await post(body, type)).status).toBe(status);
  });

  it('with markup as a script name are stored without a name', async () => {
    const told = (directive: string) => ({
      'csp-report': { 'effective-directive': directive, 'blocked-uri': '<b>x</b>' },
    });
    expect((await post(JSON.stringify(told('<script>')))).status).toBe(400);
    expect((await post(JSON.stringify(told('font-src')))).status).toBe(204);
    const rows = await succeed((await staff()).rpc('policy_reports'));
    expect(JSON.stringify(rows)).not.toContain('<b>');
  });
});
