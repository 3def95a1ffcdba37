import type { ApiPage as Api } from '../../content/integrations/apiPage.ts';
import { Exchange } from '../archetypes/ApiExample.tsx';
import { ContentSection } from '../archetypes/ContentSection.tsx';
import { ReadingFrame } from '../archetypes/ReadingPage.tsx';
import { Blocks } from '../blocks/Blocks.tsx';
import { lazyCollection } from '../lazyCollection.tsx';

/** An API page: each section shows the request and the response. */
const ApiPage = ({ page }: { readonly page: Api }) => (
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

export const { collection, Component } = lazyCollection(
  import.meta.glob<Record<string, Api>>('../../content/integrations/apis/*.ts'),
  ApiPage,
);
