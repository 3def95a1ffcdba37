import type { ApiPage as Api } from '../../content/integrations/apiPage.ts';
import { Blocks } from '../blocks/Blocks.tsx';
import { ContentSection } from './ContentSection.tsx';
import { Exchange } from './Exchange.tsx';
import { ReadingFrame } from './ReadingPage.tsx';

/** A part of the programming interface: each section with what to send and what comes back. */
export const ApiPage = ({ page }: { readonly page: Api }) => (
  <ReadingFrame page={page}>
    {page.sections.map(({ id, heading, blocks, exchanges = [] }) => (
      <ContentSection key={id} id={id} heading={heading}>
        <Blocks blocks={blocks} />
        {exchanges.map((exchange) => (
          <Exchange key={exchange.title} {...exchange} />
        ))}
      </ContentSection>
    ))}
  </ReadingFrame>
);
