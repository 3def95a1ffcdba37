export { ModelNotice } from './ModelNotice.tsx';
export { useAiSettingsQuery } from './providerApi.ts';
