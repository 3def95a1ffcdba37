import { RouteLink } from '../../kit/link/RouteLink.tsx';

/** Leads to the screen that sends the confirmation again. The address travels outside the URL. */
export function ResendLink({ email }: { readonly email: string }) {
  return (
    <p>
      <RouteLink to="verifyEmail" state={{ email }}>
        Send the confirmation link again
      </RouteLink>
    </p>
  );
}
