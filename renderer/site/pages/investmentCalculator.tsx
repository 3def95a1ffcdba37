import content from '../../content/tools/investmentCalculator.page.md';
import { ToolPage } from '../archetypes/ToolPage.tsx';
import { InvestmentCalculator } from '../calculator/InvestmentCalculator.tsx';

export { content };

export const Component = () => (
  <ToolPage page={content}>
    <InvestmentCalculator />
  </ToolPage>
);
