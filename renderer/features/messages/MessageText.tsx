import { piecesOf } from './links.ts';

/** What somebody wrote, as they wrote it: words, and links that lead to the web and nowhere else. */
export const MessageText = ({ text }: { readonly text: string }) =>
  piecesOf(text).map(({ text: words, href }, place) =>
    href === null ? (
      words
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
      <a key={place} href={href} target="_blank" rel="noopener noreferrer">
        {words}
      </a>
    ),
  );
