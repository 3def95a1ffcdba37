import { useCallback, useEffect, useState } from 'react';
import { usePersistedForm } from '../../../session/persisted/usePersistedForm.ts';
import type { Vendor } from '../directory/index.ts';
import type { Candidate, Project } from './projects.ts';

type Named = Pick<Candidate, 'id' | 'company_name'>;

interface PersistedSelection {
  readonly vendors: readonly Named[];
}

/** Selected vendors, including those a search hides; the selection survives opening a profile and returning. */
export function useChosenVendors(userId: string, project: Project, carried: Vendor | null) {
  const { before, keep, forget } = usePersistedForm<PersistedSelection>(
    userId,
    `vendors ${project.id}`,
  );
  const [all, setAll] = useState<readonly Named[]>(
    () => before.vendors ?? (carried?.takes_requests === true ? [carried] : []),
  );
  useEffect(() => {
    keep({ vendors: all.map(({ id, company_name }) => ({ id, company_name })) });
  }, [all, keep]);
  const choose = useCallback(
    ({ id, company_name }: Named, isSelected: boolean) =>
      setAll((before) => [
        ...before.filter((one) => one.id !== id),
        ...(isSelected ? [{ id, company_name }] : []),
      ]),
    [],
  );
  // Vendors asked by a call whose response was lost are already asked.
  const vendors = all.filter(({ id }) => !project.quotes.some(({ vendor_id }) => vendor_id === id));
  return {
    vendors,
    has: (id: string) => vendors.some((one) => one.id === id),
    choose,
    clear: () => setAll([]),
    /** Clears the selection after asking. */
    forget,
  };
}

export type ChosenVendors = ReturnType<typeof useChosenVendors>;
