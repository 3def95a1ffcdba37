export type { Allowances } from './allowances.ts';
export { useGetMyAllowancesQuery } from './allowancesApi.ts';
