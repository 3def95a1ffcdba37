import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { type FigureSection, openFigure, readFigures } from './compliance-figures.ts';
import { demoEmail } from './people.ts';
import { openSignedIn, test } from './product.ts';

const SECTIONS: readonly FigureSection[] = [
  { screen: 'complianceDashboard', name: 'Due', tableOf: () => 'Due items' },
  { screen: 'insuranceDashboard', name: 'Claims', tableOf: () => 'Claims' },
];

test('figures of the compliance and insurance dashboards open their rows', async ({
  page,
  product,
}) => {
  await openSignedIn(page, product.url, demoEmail('operator'), DEMO_PASSWORD);
  for (const section of SECTIONS) {
    const figures = await readFigures(page, section);
    const figure = figures.find(({ count }) => count > 0);
    if (figure === undefined) throw new Error(`${section.name} has no rows to open.`);
    await openFigure(page, section, figure);
  }
});
