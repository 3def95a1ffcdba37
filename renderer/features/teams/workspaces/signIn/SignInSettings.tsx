import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import { DirectorySection } from './DirectorySection.tsx';
import { ServiceAccountsSection } from './ServiceAccountsSection.tsx';
import { SignInSection } from './SignInSection.tsx';
import { useDirectoryQuery, useSignInSettingsQuery } from './signInApi.ts';

/** Single sign-on, requirements, the directory, and service accounts of a workspace, for its owner and administrators. */
export default function SignInSettings() {
  const settings = useSignInSettingsQuery();
  const directory = useDirectoryQuery();
  return (
    <Loaded answer={settings} waiting={<Skeleton height="20rem" />}>
      {(known) =>
        known !== null && (
          <>
            <SignInSection settings={known} />
            <Loaded answer={directory} waiting={<Skeleton height="10rem" />}>
              {(people) =>
                people !== null && (
                  <DirectorySection
                    directory={people}
                    isOwner={known.is_owner}
                    hasDomain={known.domains.length > 0}
                  />
                )
              }
            </Loaded>
            <ServiceAccountsSection />
          </>
        )
      }
    </Loaded>
  );
}
