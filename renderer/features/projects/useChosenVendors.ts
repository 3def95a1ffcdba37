import { useCallback, useEffect, useState } from 'react';
import { useKeptTyping } from '../../core/kept/useKeptTyping.ts';
import type { Vendor } from '../vendors/index.ts';
import type { Candidate, Project } from './projects.ts';

type Named = Pick<Candidate, 'id' | 'company_name'>;

interface Kept {
  readonly vendors: readonly Named[];
}

/** Which vendors are chosen, also those that a search leaves out; a look at a profile and the way back keep them. */
export function useChosenVendors(userId: string, project: Project, carried: Vendor | null) {
  const { before, keep, forget } = useKeptTyping<Kept>(userId, `vendors ${project.id}`);
  const [all, setAll] = useState<readonly Named[]>(
    () => before.vendors ?? (carried?.takes_requests === true ? [carried] : []),
  );
  useEffect(() => {
    keep({ vendors: all.map(({ id, company_name }) => ({ id, company_name })) });
  }, [all, keep]);
  const choose = useCallback(
    ({ id, company_name }: Named, isWanted: boolean) =>
      setAll((before) => [
        ...before.filter((one) => one.id !== id),
        ...(isWanted ? [{ id, company_name }] : []),
      ]),
    [],
  );
  // Whom a lost answer was about are asked already.
  const vendors = all.filter(({ id }) => !project.quotes.some(({ vendor_id }) => vendor_id === id));
  return {
    vendors,
    has: (id: string) => vendors.some((one) => one.id === id),
    choose,
    clear: () => setAll([]),
    /** They are asked now. */
    forget,
  };
}

export type ChosenVendors = ReturnType<typeof useChosenVendors>;
