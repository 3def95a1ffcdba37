import { investmentCalculator as content } from '../../content/tools/investmentCalculator.ts';
import { ToolPage } from '../archetypes/ToolPage.tsx';
import { InvestmentCalculator } from '../calculator/InvestmentCalculator.tsx';

export { content };

export const Component = () => (
  <ToolPage page={content}>
    <InvestmentCalculator />
  </ToolPage>
);
