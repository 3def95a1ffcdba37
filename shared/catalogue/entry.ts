import type { Access, Gate } from '../routes/record.ts';

export interface CatalogueEntry {
  readonly path: string;
  readonly access: Access;
  readonly area: string;
  readonly gate?: Gate;
}
