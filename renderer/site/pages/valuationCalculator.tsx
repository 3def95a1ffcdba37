import content from '../../content/tools/valuationCalculator.page.md';
import { ToolPage } from '../archetypes/ToolPage.tsx';
import { ValuationCalculator } from '../calculator/ValuationCalculator.tsx';

export { content };

export const Component = () => (
  <ToolPage page={content}>
    <ValuationCalculator />
  </ToolPage>
);
