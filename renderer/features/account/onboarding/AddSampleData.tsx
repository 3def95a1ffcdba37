import { Button } from '@blueprintjs/core';
import { useAddSampleDataMutation } from './onboardingApi.ts';

/** Adds the account's sample data, for empty screens. The dashboard removes it. */
export function AddSampleData() {
  const [add, { isLoading }] = useAddSampleDataMutation();
  return (
    <Button size="small" loading={isLoading} onClick={() => void add()}>
      Add sample data
    </Button>
  );
}
