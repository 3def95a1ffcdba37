import type { Profile } from '../../../session/account/index.ts';
import { ProfileRows } from './ProfileRows.tsx';
import { useGetNamesRequestQuery } from './profileApi.ts';

const LISTED = {
  pending:
    "Your new name is in review. Until it's approved, your listings and agent directory page keep the previous one.",
  rejected:
    "Your new name wasn't approved for your listings. They and your agent directory page keep the previous one.",
} as const;

/** Read-only profile, laid out like the edit form. */
export function ProfileDetails({ profile }: { readonly profile: Profile }) {
  const rows: readonly [string, string | null][] = [
    ['First name', profile.first_name],
    ['Last name', profile.last_name],
    ['Phone', profile.phone],
    ['Company', profile.company_name],
    ['About', profile.bio],
  ];
  const { data: request } = useGetNamesRequestQuery(profile.id);
  return (
    <>
      {request && <p role="status">{LISTED[request.status]}</p>}
      <ProfileRows rows={rows} />
    </>
  );
}
