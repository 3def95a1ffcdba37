import { randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import { type BrowserContext, test as base, type Page } from '@playwright/test';
import { toLocalTime } from '../../../shared/format/zonedTime.ts';
import { linkTo } from '../../../shared/routes.ts';
import { expect, fetchRows, openSignedIn } from '../../e2e/product.ts';
import { ChildBackend, DEMO_PASSWORD } from '../../support/child-backend.ts';
import { demoDataDir } from '../../support/demo-folder.ts';

const DRUG = 'Testolol';
const TASK = 'Walk in the garden';

/** A port that stays the same when the server is restarted. */
async function findFreePort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return String(typeof address === 'object' ? address?.port : '');
}

type Keys = { readonly url: string; readonly secretKey: string };

async function insertRow(keys: Keys, table: string, row: object): Promise<void> {
  const reply = await fetch(`${keys.url}/rest/v1/${table}`, {
    method: 'POST',
    headers: {
      apikey: keys.secretKey,
      authorization: `Bearer ${keys.secretKey}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(row),
  });
  expect(reply.status, await reply.text()).toBe(201);
}

/** A medication that is due now and a task of every shift, of one resident. */
async function addDueWork(keys: Keys) {
  const [{ user_id: nurse, community_id }] = (await fetchRows(
    keys,
    'community_members?position=eq.nurse&ends_at=is.null&order=created_at&limit=1',
  )) as [{ user_id: string; community_id: string }];
  const [{ time_zone }] = (await fetchRows(
    keys,
    `communities?id=eq.${community_id}&select=time_zone`,
  )) as [{ time_zone: string }];
  const [resident] = (await fetchRows(
    keys,
    `residents?community_id=eq.${community_id}&status=eq.in_house&deleted_at=is.null&order=name&limit=1`,
  )) as [{ id: string; name: string }];
  const order = randomUUID();
  const task = randomUUID();
  const yesterday = new Date(Date.now() - 86_400_000).toISOString();
  await insertRow(keys, 'medication_orders', {
    id: order,
    community_id,
    resident_id: resident.id,
    drug: DRUG,
    dose: '5 mg',
    route: 'oral',
    schedule: 'custom',
    times: [toLocalTime(Date.now(), time_zone).slice(11)],
    starts_at: yesterday,
    reviewed_at: yesterday,
    prescriber: 'Dr. Ray',
  });
  await insertRow(keys, 'care_tasks', {
    id: task,
    owner_id: nurse,
    resident_id: resident.id,
    area: 'mobility',
    name: TASK,
    position: 'any',
    shifts: ['day', 'evening', 'night'],
    starts_on: '2026-01-01',
  });
  return { order, task, resident };
}

const countKept = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('haven.answers');
        opening.onsuccess = () => {
          const all = opening.result.transaction('answers').objectStore('answers').getAll();
          all.onsuccess = () => {
            opening.result.close();
            resolve(all.result.filter(({ isSealed }) => isSealed).length);
          };
        };
        opening.onerror = () => resolve(0);
      }),
  );

class Phone {
  readonly context: BrowserContext;
  readonly page: Page;

  constructor(context: BrowserContext, page: Page) {
    this.context = context;
    this.page = page;
  }

  readonly given = () => this.page.getByRole('button', { name: `Given: ${DRUG}` });
  readonly done = () => this.page.getByRole('button', { name: `Done: ${TASK}` });
  readonly decisions = () =>
    this.page.getByRole('region', { name: 'Entries that need your decision' });
}

const test = base.extend<object>({});
test.use({ serviceWorkers: 'block' });

test('two phones chart a resident offline and sync despite a server kill, without loss and with the conflict shown', async ({
  browser,
}) => {
  const folder = await demoDataDir();
  const launch = { dataDir: folder.dataDir, env: { PORT: await findFreePort() }, flags: [] };
  let backend = await ChildBackend.start(launch);
  const keys: Keys = { url: backend.url, secretKey: backend.keys.secretKey };
  const { order, task, resident } = await addDueWork(keys);

  const pick = async (name: string) => {
    const context = await browser.newContext({
      baseURL: keys.url,
      viewport: { width: 1100, height: 900 },
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await openSignedIn(page, keys.url, `${name}@demo.havenexchange.example`, DEMO_PASSWORD);
    const phone = new Phone(context, page);
    await page.goto(linkTo('operatorCare'));
    await phone.done().waitFor();
    await page.getByRole('link', { name: 'Medications', exact: true }).first().click();
    await phone.given().waitFor();
    await expect.poll(() => countKept(page)).toBeGreaterThan(2);
    await page.waitForLoadState('networkidle');
    return phone;
  };
  const [aide, nurse] = await Promise.all([pick('medication-aide'), pick('nurse')]);
  for (const phone of [aide, nurse]) {
    await phone.context.setOffline(true);
    await phone.given().click();
    await expect(phone.page.getByText('1 change waits to be sent.')).toBeVisible();
    await expect(phone.given()).toBeHidden();
    // The shift comes from the encrypted cache.
    await phone.page.getByRole('link', { name: 'Care', exact: true }).first().click();
    await phone.done().click();
    await expect(phone.page.getByText('2 changes wait to be sent.')).toBeVisible();
    const kept = await phone.page.evaluate(() => JSON.stringify(localStorage));
    expect(kept).not.toContain(DRUG);
    expect(kept).not.toContain(resident.name);
  }

  // The server records the aide's dose and dies before its answer arrives.
  const killed = new Promise<void>((resolve, reject) => {
    void aide.page.route('**/rpc/record_dose', async (route) => {
      try {
        await route.fetch();
        await backend.end('SIGKILL');
        await route.abort();
        resolve();
      } catch (error) {
        reject(error);
      }
    });
  });
  await aide.context.setOffline(false);
  await killed;
  await aide.page.unroute('**/rpc/record_dose');
  backend = await ChildBackend.start(launch);
  const sync = async ({ context, page }: Phone) => {
    await context.setOffline(false);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByText(/to be sent|Sending/)).toBeHidden();
  };
  await sync(aide);
  await expect(aide.decisions()).toBeHidden();
  await sync(nurse);

  const doses = await fetchRows(keys, `medication_doses?order_id=eq.${order}`);
  expect(doses).toHaveLength(1);
  expect(await fetchRows(keys, `care_entries?task_id=eq.${task}`)).toHaveLength(1);
  const { page } = nurse;
  await expect(nurse.decisions()).toContainText(TASK);
  await expect(nurse.decisions()).toContainText(/On file\s*Done by/);
  await nurse.decisions().getByRole('button', { name: 'Keep what’s on file' }).click();
  await page.getByRole('link', { name: 'Medications', exact: true }).first().click();
  await expect(nurse.decisions()).toContainText(/Recorded here\s*Given/);
  await expect(nurse.decisions()).toContainText(/On file\s*Given/);
  await nurse.decisions().getByRole('button', { name: 'Keep what’s on file' }).click();
  await expect(nurse.decisions()).toBeHidden();
  await expect(page.getByText(/needs? your decision\./)).toBeHidden();

  await Promise.all([aide.context.close(), nurse.context.close()]);
  await backend.end('SIGTERM');
  folder.remove();
});
