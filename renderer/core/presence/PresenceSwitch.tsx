import { SwitchRow } from '../../kit/settings/SwitchRow.tsx';
import { isDataError } from '../api/dataError.ts';
import { useAuth } from '../session/index.ts';
import { useGetIsHiddenQuery, useHidePresenceMutation } from './presenceApi.ts';

/** Whether people one talks with see that one is here. */
export function PresenceSwitch() {
  const { session } = useAuth();
  const userId = session?.userId ?? '';
  const { data, error } = useGetIsHiddenQuery(userId, { skip: userId === '' });
  const [hide] = useHidePresenceMutation();
  return (
    <SwitchRow
      label="Show when you are here"
      hint="People you share a conversation with see a dot beside your name. Nobody else ever does."
      isOn={data !== undefined && data?.is_hidden !== true}
      isLoading={data === undefined && error === undefined}
      isDisabled={data === undefined}
      problem={isDataError(error) ? 'This could not be read. Open the page again.' : null}
      onChange={(isShown) => void hide({ userId, isHidden: !isShown })}
    />
  );
}
