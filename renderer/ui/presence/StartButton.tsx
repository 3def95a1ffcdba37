import { LinkButton } from '../link/LinkButton.tsx';
import { ForMembers, ForVisitors } from './SignInStatus.tsx';

/** The main call to action: sign up for visitors, the workspace for members. */
export const StartButton = () => (
  <>
    <ForVisitors>
      <LinkButton to="auth" query={{ mode: 'sign-up' }} intent="primary" size="large">
        Create a free account
      </LinkButton>
    </ForVisitors>
    <ForMembers>
      <LinkButton to="dashboard" intent="primary" size="large">
        Open workspace
      </LinkButton>
    </ForMembers>
  </>
);
