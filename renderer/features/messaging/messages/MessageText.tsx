import { splitLinks } from './links.ts';

/** Message text as written, with links only to web addresses. */
export const MessageText = ({ text }: { readonly text: string }) =>
  splitLinks(text).map(({ text: segment, href }, place) =>
    href === null ? (
      segment
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
      <a key={place} href={href} target="_blank" rel="noopener noreferrer">
        {segment}
      </a>
    ),
  );
