import { useState } from 'react';

const POLL_MS = 5_000;
const WORKING_POLL_MS = 1_000;

/** Reads a state again while its page is open, more often while the server works on it. */
export function usePolledQuery<Data, Result extends { readonly data?: Data | undefined }>(
  useQuery: (arg: undefined, options: { readonly pollingInterval: number }) => Result,
  isWorkingOn: (data: Data) => boolean,
): Result {
  const [isWorking, setWorking] = useState(false);
  const result = useQuery(undefined, { pollingInterval: isWorking ? WORKING_POLL_MS : POLL_MS });
  const isNowWorking = result.data !== undefined && isWorkingOn(result.data);
  if (isNowWorking !== isWorking) setWorking(isNowWorking);
  return result;
}
