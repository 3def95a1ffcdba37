import { useEffect, useRef } from 'react';
import { viewSession } from '../../../session/persisted/viewSession.ts';
import { useViewVendorMutation } from './presenceApi.ts';

type ViewSource = 'directory' | 'search' | 'project';

/** The list that the reader last saw vendors in; read once by the next profile. */
let lastList: ViewSource | null = null;

/** Marks a list of vendors as the source of the next profile view. */
export function useVendorViewSource(source: ViewSource): void {
  useEffect(() => {
    lastList = source;
  }, [source]);
}

/** Counts a view of a vendor's profile with its source. */
export function useVendorView(vendorId: string): void {
  const [view] = useViewVendorMutation();
  const seen = useRef('');
  useEffect(() => {
    if (seen.current === vendorId) return;
    seen.current = vendorId;
    void view({ id: vendorId, session: viewSession(), source: lastList ?? 'link' });
    lastList = null;
  }, [vendorId, view]);
}
