import { beforeAll, describe, expect, it } from 'vitest';
import { exitInputsSchema } from '#shared/investing/exitInputs.ts';
import { compareExits } from '#shared/investing/exitStrategy.ts';
import { packReturn } from '#shared/investing/reportPack.ts';
import { scenariosSchema } from '#shared/underwriting/assumptions.ts';
import {
  areClosings,
  isIntegrationPlan,
} from '../../renderer/features/investing/acquisitionIntegration/integrationShapes.ts';
import {
  areBreaches,
  areWaiting,
  isInstitution,
  isReportPack,
} from '../../renderer/features/investing/institutional/institutionShapes.ts';
import {
  isOpenedFile,
  isTaxCenter,
} from '../../renderer/features/investing/taxCenter/taxShapes.ts';
import { succeed } from '../security/world.ts';
import { type Client, signedInAs, skipOnHostedBackend } from '../support/backend.ts';

const OFFICE = 'dec0de00-0000-4000-8060-000000000001';
const HOLDINGS = 'dec0de00-0000-4000-8050-000000000102';
const MODEL = 'dec0de00-0000-4000-8060-000000000901';
const PLAN = 'dec0de00-0000-4000-8060-000000000a01';
const FORM = 'dec0de00-0000-4000-8060-000000000302';
const LAST_YEAR = new Date().getUTCFullYear() - 1;

let investor: Client;
beforeAll(async () => {
  skipOnHostedBackend('the demo is never put on a hosted project');
  investor = await signedInAs('investor@demo.havenexchange.example');
});

describe('the demo institution', () => {
  it('has a request for each state, in the shape that the screen accepts', async () => {
    const found = await succeed(investor.rpc('get_institution', { p_entity_id: OFFICE }));
    expect(isInstitution(found)).toBe(true);
    if (!isInstitution(found)) return;
    const states = found.requests.map(({ state }) => state).sort();
    expect(states).toEqual(['rejected', 'released', 'waiting', 'waiting', 'waiting']);
    expect(found.my_roles).toEqual(['approver', 'preparer', 'releaser']);
  });

  it('lists only what is waiting for the caller', async () => {
    const mine = await succeed(investor.rpc('list_my_approvals'));
    expect(areWaiting(mine)).toBe(true);
    expect(mine).toHaveLength(1);
    const operator = await signedInAs('operator@demo.havenexchange.example');
    expect(await succeed(operator.rpc('list_my_approvals'))).toHaveLength(1);
  });

  it('checks commitments in the shape that the form accepts', async () => {
    const args = { p_entity_id: OFFICE, p_deal: { cents: 500_000_000, state: 'NV' } };
    const breaches = await succeed(investor.rpc('check_mandates', args));
    expect(areBreaches(breaches)).toBe(true);
    expect(breaches).toHaveLength(4);
  });

  it('reports a quarter whose closing values follow from its cash and gains', async () => {
    const p_quarter = `${LAST_YEAR}-07-01`;
    const pack = await succeed(
      investor.rpc('get_report_pack', { p_entity_id: HOLDINGS, p_quarter }),
    );
    expect(isReportPack(pack)).toBe(true);
    if (!isReportPack(pack)) return;
    expect(pack.holdings.length).toBeGreaterThan(1);
    for (const one of pack.holdings) {
      const { change, multiple } = packReturn([one], pack.to);
      expect(one.opening + one.contributed - one.distributed + change).toBe(one.closing);
      expect(multiple).toBeGreaterThan(0.5);
    }
  });
});

describe('the demo tax center', () => {
  it('is returned in the shape that the screen accepts, and its forms can be opened', async () => {
    const year = { p_entity_id: HOLDINGS, p_year: LAST_YEAR };
    const center = await succeed(investor.rpc('get_tax_center', year));
    expect(isTaxCenter(center)).toBe(true);
    if (!isTaxCenter(center)) return;
    expect(center.documents).toHaveLength(3);
    expect(center.exchanges[0]?.properties).toHaveLength(2);
    const opened = await succeed(investor.rpc('open_tax_document', { p_id: FORM }));
    expect(isOpenedFile(opened)).toBe(true);
    if (!isOpenedFile(opened)) return;
    const file = await investor.storage.from('tax-documents').download(opened.path);
    expect(file.data?.size).toBe(2431);
  });
});

describe('the demo exit and integration plans', () => {
  it('have valid inputs and four available alternatives', async () => {
    const plan = (await succeed(investor.rpc('get_exit_plan', { p_model_id: MODEL }))) as {
      readonly inputs?: unknown;
    };
    const version = investor.from('underwriting_versions').select('scenarios');
    const { scenarios } = await succeed(version.eq('model_id', MODEL).single());
    const [base] = scenariosSchema.parse(scenarios);
    const inputs = exitInputsSchema.parse(plan.inputs);
    const results = base && compareExits(base.assumptions, inputs);
    expect(results?.alternatives.map(({ unavailable }) => unavailable)).toEqual([
      ...Array<null>(4).fill(null),
    ]);
  });

  it('are returned in the shapes that the screens accept', async () => {
    const plan = await succeed(investor.rpc('get_integration_plan', { p_plan_id: PLAN }));
    expect(isIntegrationPlan(plan)).toBe(true);
    if (!isIntegrationPlan(plan)) return;
    expect(plan.items).toHaveLength(20);
    expect(plan.items.filter(({ done_at }) => done_at !== null).length).toBeGreaterThan(10);
    expect(areClosings(await succeed(investor.rpc('list_plannable_closings')))).toBe(true);
  });
});
