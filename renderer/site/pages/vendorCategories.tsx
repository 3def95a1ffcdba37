import content from '../../content/vendors/vendorCategories.page.md';
import { AudiencePage } from '../archetypes/AudiencePage.tsx';
import { CategoryCounts } from '../vendors/CategoryCounts.tsx';

export { content };

export const Component = () => <AudiencePage page={content} first={<CategoryCounts />} />;
