export { AssumptionInput } from './AssumptionInput.tsx';
export type { AssumptionField } from './fieldValues.ts';
export { useGetVersionQuery, useSaveVersionMutation } from './underwritingApi.ts';
