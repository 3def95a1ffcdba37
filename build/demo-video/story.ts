import type { Page } from '@playwright/test';
import { createClient } from '@supabase/supabase-js';
import type { Database } from '../../shared/database.types.ts';
import type { DemoScene } from '../../shared/demo-video.ts';
import { linkTo } from '../../shared/routes.ts';
import type { Camera } from './camera.ts';

const SALE = 'dec0de00-0000-4000-8000-000000008402';
/** The numbers from Lakeview Commons' listing, as the calculator's query string. */
const LAKEVIEW =
  'units=44&beds=48&occupancy=87.5&rate=4750&other=48000&expenses=1579000&reserve=350&cap=8.12';
const emailOf = (name: string) => `${name}@demo.havenexchange.example`;

const AGREEMENT = `The recipient receives confidential information about Lakeview Commons to evaluate a purchase.

The recipient keeps this information confidential for two years and shares it only with advisers and lenders who need it.

The recipient does not contact residents, families, or staff. Questions go to the broker through this room.`;

interface Stage {
  readonly camera: Camera;
  readonly url: string;
  readonly password: string;
  readonly newPage: () => Promise<Page>;
}

type Story = Readonly<Record<DemoScene, (seconds: number) => Promise<void>>>;

/** Returns the demo's story: a buyer finds and underwrites a community, a broker runs the sale. */
export async function makeStory({ camera, url, password, newPage }: Stage): Promise<Story> {
  const config = await (await fetch(`${url}/_local/config.json`)).json();

  async function signIn(name: string) {
    const client = createClient<Database>(url, config.publishableKey, {
      auth: { persistSession: false, autoRefreshToken: false },
    });
    const { data, error } = await client.auth.signInWithPassword({
      email: emailOf(name),
      password,
    });
    if (error !== null) throw error;
    return { client, session: data.session };
  }

  async function pageOf(session: unknown): Promise<Page> {
    const page = await newPage();
    await page.addInitScript((stored) => {
      localStorage.setItem('haven.session', stored);
      localStorage.setItem('dismissedTips', '["first-visit","property-filters"]');
    }, JSON.stringify(session));
    return page;
  }

  const broker = await signIn('broker');
  const { data: room } = await broker.client
    .rpc('room_view', { p_transaction_id: SALE })
    .throwOnError();
  const p_room_id = (room as { id: string }).id;
  await broker.client
    .rpc('publish_room_nda', { p_room_id, p_seen: 1, p_body: AGREEMENT })
    .throwOnError();
  // Uses its own session, which the browser refreshes.
  const brokerPage = await pageOf((await signIn('broker')).session);
  const page = await pageOf((await signIn('buyer-pro')).session);

  const open = async (on: Page, path: string) => {
    await on.goto(url + path);
    await camera.settle(on);
  };

  return {
    async search(seconds) {
      await open(page, linkTo('home'));
      await camera.record(seconds, async () => {
        await camera.hold(page, 1.5);
        await camera.click(page, page.getByRole('combobox', { name: 'Search communities' }));
        await camera.type(page, 'assisted living in Ohio under $10M', 3.2);
        await page.keyboard.press('Escape');
        await camera.hold(page, 0.7);
      });
      await page.keyboard.press('Enter');
      await page.waitForURL(/investment-opportunities/);
      await page.getByRole('link', { name: 'Lakeview Commons' }).first().waitFor();
      await camera.settle(page);
    },

    async results(seconds) {
      await camera.record(seconds, async () => {
        await camera.hold(page, 2.5);
        await camera.scrollBy(page, 330, 1.5);
        await camera.hold(page, 1);
        await camera.click(page, page.getByRole('link', { name: 'Lakeview Commons' }).first(), 1);
      });
      await page.waitForURL(/\/property\//);
      await camera.settle(page);
    },

    async listing(seconds) {
      await camera.record(seconds, async () => {
        await camera.hold(page, 2);
        await camera.moveTo(page, page.getByText('Per bed').first(), 1);
        await camera.hold(page, 1);
        await camera.scrollBy(page, 560, 2.5);
      });
    },

    async question(seconds) {
      const contactButton = page.getByRole('button', { name: 'Contact broker' });
      await camera.record(seconds, async () => {
        await camera.hold(page, 0.5);
        await camera.click(page, contactButton);
        await camera.settle(page);
        const text =
          'Hello, we run six communities nearby. Is the memory-care wing included in the 48 licensed beds?';
        await camera.type(page, text, 4.5);
        await camera.click(page, page.getByRole('button', { name: 'Send message' }), 0.8);
        await page.getByRole('dialog').waitFor({ state: 'hidden' });
        await camera.hold(page, 1.5);
      });
    },

    async agreement(seconds) {
      await open(page, linkTo('dealRoom', { transactionId: SALE }));
      const name = page.getByRole('textbox', { name: 'Your full name' });
      await name.waitFor();
      await camera.record(seconds, async () => {
        await camera.hold(page, 2);
        await camera.scrollBy(page, 240, 1);
        await camera.click(page, name);
        await camera.type(page, 'Priya Demo-Paid', 1.2);
        await camera.click(page, page.getByText('I have read this text'));
        await camera.click(page, page.getByRole('button', { name: 'Sign', exact: true }));
        await page.getByRole('button', { name: 'Financials', exact: true }).waitFor();
        await camera.hold(page, 1);
      });
    },

    async room(seconds) {
      const folder = page.getByRole('button', { name: 'T-12', exact: true });
      const file = page.getByRole('button', { name: /^T-12 to October/ });
      await camera.record(seconds, async () => {
        await camera.click(page, page.getByRole('button', { name: 'Financials', exact: true }));
        await folder.waitFor();
        await camera.hold(page, 0.8);
        await camera.click(page, folder);
        await file.waitFor();
        await camera.hold(page, 0.8);
        await camera.click(page, file);
        await page.getByRole('img', { name: 'Page 1 of' }).waitFor();
        await camera.hold(page, 2.5);
        await camera.click(page, page.getByRole('button', { name: 'Next' }));
        await page.getByRole('img', { name: 'Page 2 of' }).waitFor();
        await camera.hold(page, 1);
      });
    },

    async underwriting(seconds) {
      await open(page, `${linkTo('valuationCalculator')}?${LAKEVIEW}`);
      await camera.record(seconds, async () => {
        await camera.hold(page, 1);
        const occupancy = page.getByRole('textbox', { name: 'Occupancy', exact: true });
        await camera.click(page, occupancy);
        await occupancy.selectText();
        await camera.hold(page, 0.4);
        await camera.type(page, '92', 0.5);
        await camera.hold(page, 0.5);
        await camera.moveTo(page, page.getByText('Net operating income').first());
        await camera.hold(page, 1.5);
        await camera.scrollBy(page, 620, 2.5);
      });
    },

    async closing(seconds) {
      await open(brokerPage, linkTo('transaction', { id: SALE }));
      await camera.record(seconds, async () => {
        await camera.hold(brokerPage, 2);
        await camera.scrollBy(brokerPage, 330, 2.5);
      });
    },

    async pipeline(seconds) {
      await open(brokerPage, linkTo('dealPipeline'));
      await camera.record(seconds, async () => {
        await camera.hold(brokerPage, 1.5);
        await camera.moveTo(brokerPage, brokerPage.getByRole('main').getByRole('link').first());
      });
    },
  };
}
