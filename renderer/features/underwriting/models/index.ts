export { useGetVersionQuery, useSaveVersionMutation } from './underwritingApi.ts';
