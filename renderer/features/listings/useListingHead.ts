import { useEffect } from 'react';
import { metaDescription } from '#shared/navigation/meta.ts';
import type { Listing } from './listing.ts';
import { structuredData } from './listingPhrases.ts';

/** Title, description and data for search engines are those of the community. `null`: there is none. */
export function useListingHead(listing: Listing | null | undefined): void {
  useEffect(() => {
    if (listing === undefined) return;
    let isCurrent = true;
    // The frame of the screen writes the head of the route in the same turn; this comes after it.
    queueMicrotask(() => {
      if (!isCurrent) return;
      if (listing === null) {
        setMeta('robots', 'noindex');
        return;
      }
      document.title = `${listing.property_name}, ${listing.location} · Haven Exchange`;
      if (listing.description) setMeta('description', metaDescription(listing.description));
    });
    const script = document.createElement('script');
    if (listing !== null) {
      script.type = 'application/ld+json';
      script.textContent = JSON.stringify(structuredData(listing, location.href));
      document.head.append(script);
    }
    return () => {
      isCurrent = false;
      script.remove();
    };
  }, [listing]);
}

function setMeta(name: string, content: string): void {
  document.querySelector(`meta[name="${name}"]`)?.setAttribute('content', content);
}
